import { effectivePrice } from '@zaino/rules/effective-price';
import { Badge } from '@zaino/ui/badge';
import { BookCover } from '@zaino/ui/book-cover';
import { Button } from '@zaino/ui/button';
import { MarginRow } from '@zaino/ui/margin-list';
import { Price } from '@zaino/ui/price';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import css from './book-row.module.css';
import type { ListBook } from './list-rules';
import { className, readableIsbn, reasonOf, volumeName } from './list-words';
import { useConfirmation } from './use-confirmation';

interface BookRowProps {
  book: ListBook;
  isTicked: boolean;
  onTick: (book: ListBook) => void;
  onAdd: (book: ListBook) => void;
}

/** One book of the list: tick, cover, what it is, why it is not to buy, price and button. */
export function BookRow({ book, isTicked, onTick, onAdd }: BookRowProps) {
  const { adozione, materie, part } = book;
  const subjects = materie.join(', ');
  return (
    <MarginRow
      className={css.book}
      tick={
        <Tick
          label={`${subjects}: ${adozione.titolo}`}
          checked={isTicked}
          disabled={!adozione.vendibile}
          onChange={() => onTick(book)}
        />
      }
    >
      <BookCover
        className={css.cover}
        title={adozione.titolo}
        subject={subjects}
        publisher={adozione.editore}
        image={adozione.copertina}
        isOwned={part === 'gia-in-uso'}
        isAnyEdition={part === 'a-scelta'}
      />
      <p className={css.subject}>
        {subjects} {adozione.enriched && <Badge kind="enriched">Arricchito</Badge>}{' '}
        {part === 'consigliati' && <Badge kind="suggested">Consigliato</Badge>}
      </p>
      <div className={css.heading}>
        <h4 className={css.title}>{adozione.titolo}</h4>
        {adozione.sottotitolo && <p className={css.subtitle}>{adozione.sottotitolo}</p>}
      </div>
      <BookDetails book={book} />
      <BookRemarks book={book} />
      <BookSale book={book} onAdd={onAdd} />
    </MarginRow>
  );
}

function BookDetails({ book }: { book: ListBook }) {
  const { adozione, part } = book;
  const { autore, editore, isbn, volume } = adozione;
  return (
    <div className={css.details}>
      <p>{[autore, editore, volumeName(volume)].filter(Boolean).join(' · ')}</p>
      <p>
        {part === 'a-scelta' ? 'Codice' : 'ISBN'} {readableIsbn(isbn)}
        <VisuallyHidden> · classe {className(adozione)}</VisuallyHidden>
      </p>
    </div>
  );
}

function BookRemarks({ book }: { book: ListBook }) {
  const { descrizione } = book.adozione;
  const reason = reasonOf(book);
  if (!descrizione && !reason) return null;
  return (
    <div className={css.remarks}>
      {descrizione && <p className={css.description}>{descrizione}</p>}
      {reason && (
        <p>
          {reason.refusal && <strong className={css.refusal}>{reason.refusal}. </strong>}
          {reason.text}
        </p>
      )}
    </div>
  );
}

function BookSale({ book, onAdd }: Pick<BookRowProps, 'book' | 'onAdd'>) {
  const [isAdded, confirm] = useConfirmation();
  const { adozione } = book;
  if (!adozione.vendibile) return <p className={css.notForSale}>Non in vendita</p>;
  return (
    <>
      <Price className={css.price} euro={effectivePrice(adozione)} />
      <Button
        className={css.add}
        variant="outline"
        size="small"
        onClick={() => {
          onAdd(book);
          confirm();
        }}
      >
        {isAdded ? 'Aggiunto' : 'Aggiungi'}
        <VisuallyHidden> {adozione.titolo}</VisuallyHidden>
      </Button>
    </>
  );
}
