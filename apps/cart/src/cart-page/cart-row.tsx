import { type ReactNode, useEffect, useRef } from 'react';
import { lineTotal } from '@zaino/rules/cart';
import { type BookLine, type CartLine, lineKey, MAX_LINE_QUANTITY } from '@zaino/rules/cart-line';
import { bookPath } from '@zaino/rules/page-path';
import { BookCover } from '@zaino/ui/book-cover';
import { Button } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { QuantityStepper } from '@zaino/ui/quantity-stepper';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { setChildQuantity } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';
import { classWords } from '../order-lines/class-words';
import css from './cart-row.module.css';
import { rowOwner } from './children/row-owner';
import { lineTitle } from '../order-lines/line-title';
import { LineImage } from './line-image';

interface CartRowProps {
  line: CartLine;
  /** Of one piece in euro, where it costs less. */
  coverPrice: number | undefined;
  onRemove: () => void;
  /** The row came back by "Annulla": whoever pressed it goes on from here. */
  takesFocus: boolean;
  /** For whom it is, where that can be chosen. */
  whom?: ReactNode;
  /** It is for another class than the head above it says. */
  isOtherClass: boolean;
}

/** One line: what it is and what is done with it in 96 pixels of a phone; the rest unfolds, or stands there where there is room. */
export function CartRow(props: CartRowProps) {
  const { line, coverPrice, onRemove, takesFocus, whom, isOtherClass } = props;
  const title = lineTitle(line);
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) remove.current?.focus();
  }, [takesFocus]);

  return (
    <li className={css.row}>
      <div className={css.image}>
        {line.type === 'book' ? <BookImage line={line} /> : <LineImage line={line} />}
      </div>
      <div className={css.words}>
        <p className={css.subject}>{line.type === 'book' ? line.materia : line.categoria}</p>
        <h3 className={css.title}>{line.type === 'book' ? <BookLink line={line} /> : title}</h3>
      </div>
      <Price
        euro={lineTotal(line)}
        coverPrice={coverPrice && lineTotal({ ...line, prezzo: coverPrice })}
        className={css.total}
      />
      <div className={css.controls}>
        <QuantityStepper
          label={title}
          value={line.quantity}
          max={MAX_LINE_QUANTITY}
          onChange={(quantity) => setChildQuantity(lineKey(line), rowOwner(line), quantity)}
        />
        <Button ref={remove} variant="text" size="small" className={css.remove} onClick={onRemove}>
          Rimuovi <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      <details className={css.details}>
        <summary className={css.summary}>
          Dettagli <VisuallyHidden>{title}</VisuallyHidden>
        </summary>
        <div className={css.more}>
          {line.type === 'book' ? <BookWords line={line} /> : <ProductWords />}
          {line.type === 'book' && isOtherClass && (
            <p className={css.small}>
              {classWords(line)}, {line.scuola.nome}
            </p>
          )}
          {whom}
        </div>
      </details>
    </li>
  );
}

/** The book's page, for the class that it is bought for. */
function BookLink({ line: { isbn, titolo, scuola, classe, sezione } }: { line: BookLine }) {
  return <Link to={bookPath(isbn, { scuola: scuola.codice, classe, sezione })}>{titolo}</Link>;
}

function BookImage({ line }: { line: BookLine }) {
  return (
    <BookCover
      title={line.titolo}
      subject={line.materia ?? ''}
      publisher={line.editore}
      image={line.copertina}
      className={css.cover}
    />
  );
}

function BookWords({ line }: { line: BookLine }) {
  return (
    <>
      <p className={css.small}>{[line.autore, line.editore].filter(Boolean).join(' · ')}</p>
      <p className={css.small}>ISBN {line.isbn}</p>
    </>
  );
}

function ProductWords() {
  return <p className={css.small}>Prodotto per la scuola</p>;
}
