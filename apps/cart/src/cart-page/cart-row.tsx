import { type ReactNode, useEffect, useRef } from 'react';
import { lineTotal } from '@zaino/rules/cart';
import { type BookLine, type CartLine, lineKey, MAX_LINE_QUANTITY } from '@zaino/rules/cart-line';
import { BookCover } from '@zaino/ui/book-cover';
import { Button } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { QuantityStepper } from '@zaino/ui/quantity-stepper';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { setChildQuantity } from '@zaino/web/cart';
import css from './cart-row.module.css';
import { rowOwner } from './children/row-owner';
import { lineTitle } from './line-title';
import { LineImage } from './line-image';

interface CartRowProps {
  line: CartLine;
  onRemove: () => void;
  /** The row came back by "Annulla": whoever pressed it goes on from here. */
  takesFocus: boolean;
  /** For whom it is, where that can be chosen. */
  whom?: ReactNode;
}

export function CartRow({ line, onRemove, takesFocus, whom }: CartRowProps) {
  const title = lineTitle(line);
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) remove.current?.focus();
  }, [takesFocus]);

  return (
    <li className={css.row}>
      {line.type === 'book' ? <BookImage line={line} /> : <LineImage line={line} />}
      <div className={css.words}>
        <p className={css.small}>{line.type === 'book' ? line.materia : line.categoria}</p>
        <h3 className={css.title}>{title}</h3>
        {line.type === 'book' ? <BookWords line={line} /> : <ProductWords />}
        {whom}
      </div>
      <div className={css.controls}>
        <QuantityStepper
          label={title}
          value={line.quantity}
          max={MAX_LINE_QUANTITY}
          onChange={(quantity) => setChildQuantity(lineKey(line), rowOwner(line), quantity)}
        />
        <Button ref={remove} variant="text" size="small" onClick={onRemove}>
          Rimuovi <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <Price euro={lineTotal(line)} className={css.total} />
      </div>
    </li>
  );
}

function BookImage({ line }: { line: BookLine }) {
  return (
    <BookCover
      title={line.titolo}
      subject={line.materia ?? ''}
      publisher={line.editore}
      image={line.copertina}
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
