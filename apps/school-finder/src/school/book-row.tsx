import { Badge } from '@zaino/ui/badge';
import { BookCover } from '@zaino/ui/book-cover';
import { Button } from '@zaino/ui/button';
import { MarginRow } from '@zaino/ui/margin-list';
import { Price } from '@zaino/ui/price';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { readableIsbn, volumeName } from '@zaino/rules/list-parts';
import css from './book-row.module.css';
import type { ExpectedState } from './expected-days';
import { isSellable, type ListBook, newEditionOf, priceOf } from './list-rules';
import { className, reasonOf, stockWords } from './list-words';
import { NewEdition } from './new-edition';
import type { ListChoice } from './school-address';

interface BookRowProps {
  book: ListBook;
  /** Of the book's own page. */
  path: string;
  choice: ListChoice;
  isTicked: boolean;
  /** Of a book that was replaced: whether the new edition is. */
  isInCart: boolean;
  expected: ExpectedState;
  onTick: (book: ListBook) => void;
  /** False where nothing can be added yet. */
  onAdd: (book: ListBook) => boolean;
}

/** One book of the list: tick, cover, what it is, why it is not to buy, price and button. */
export function BookRow(props: BookRowProps) {
  const { book, path, choice, isTicked, isInCart, onTick, onAdd } = props;
  const { titolo, sottotitolo, editore, copertina, part } = book;
  const subjects = book.materie.join(', ');
  return (
    <MarginRow
      className={css.book}
      tick={
        <Tick
          label={`${subjects}: ${titolo}`}
          checked={isTicked}
          disabled={!isSellable(book)}
          onChange={() => onTick(book)}
        />
      }
    >
      <BookCover
        className={css.cover}
        title={titolo}
        subject={subjects}
        publisher={editore}
        image={copertina}
        isOwned={part === 'gia-in-uso'}
        isAnyEdition={part === 'a-scelta'}
      />
      <p className={css.subject}>
        {`${subjects} `}
        {book.enriched && <Badge kind="enriched">Arricchito</Badge>}
        {book.enriched && part === 'consigliati' && ' '}
        {part === 'consigliati' && <Badge kind="suggested">Consigliato</Badge>}
      </p>
      <div className={css.heading}>
        <h4 className={css.title}>
          <Link to={path} rel="nofollow">
            {titolo}
          </Link>
        </h4>
        {sottotitolo && <p className={css.subtitle}>{sottotitolo}</p>}
      </div>
      <BookDetails book={book} choice={choice} />
      <BookRemarks {...props} />
      <BookSale book={book} isInCart={isInCart} onAdd={onAdd} />
    </MarginRow>
  );
}

function BookDetails({ book, choice }: Pick<BookRowProps, 'book' | 'choice'>) {
  const { autore, editore, isbn, volume, part } = book;
  return (
    <div className={css.details}>
      <p>{[autore, editore, volumeName(volume)].filter(Boolean).join(' · ')}</p>
      <p>
        {`${part === 'a-scelta' ? 'Codice' : 'ISBN'} ${readableIsbn(isbn)}`}
        <VisuallyHidden>{` · classe ${className(choice)}`}</VisuallyHidden>
      </p>
    </div>
  );
}

function BookRemarks({ book, isInCart, expected, onAdd }: BookRowProps) {
  const { descrizione } = book;
  const { place, wordsOf } = expected;
  const reason = reasonOf(book);
  const stock = stockWords(book, wordsOf(book));
  const edition = newEditionOf(book);
  if (!descrizione && !reason && !stock) return null;
  return (
    <div className={css.remarks}>
      {stock && (
        <p ref={place} className={css.stock}>
          {stock}
        </p>
      )}
      {descrizione && <p className={css.description}>{descrizione}</p>}
      {reason && (
        <p>
          {reason.refusal && <strong className={css.refusal}>{reason.refusal}. </strong>}
          {reason.text}
        </p>
      )}
      {edition && <NewEdition edition={edition} isInCart={isInCart} onAdd={onAdd} />}
    </div>
  );
}

function BookSale({ book, isInCart, onAdd }: Pick<BookRowProps, 'book' | 'isInCart' | 'onAdd'>) {
  const [isAdded, confirm] = useConfirmation();
  const { titolo, prezzo, prezzoRidotto } = book;
  const price = priceOf(book);
  if (price === undefined) return <p className={css.notForSale}>Non in vendita</p>;
  return (
    <>
      <Price
        className={css.price}
        euro={price}
        coverPrice={prezzoRidotto === undefined ? undefined : (book.prezzoCopertina ?? prezzo)}
      />
      <div className={css.add}>
        {isInCart && <p className={css.inCart}>Nel carrello ✓</p>}
        <Button
          className={css.button}
          variant="outline"
          size="small"
          onClick={() => {
            // One that is there already is asked about first.
            if (onAdd(book) && !isInCart) confirm();
          }}
        >
          {isAdded ? 'Aggiunto' : 'Aggiungi'}
          <VisuallyHidden>{` ${titolo}`}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
