import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { readableIsbn } from '@zaino/rules/list-parts';
import css from './book-row.module.css';
import { type ListBook, priceOf } from './list-rules';

interface NewEditionProps {
  edition: ListBook;
  isInCart: boolean;
  /** False where nothing can be added yet. */
  onAdd: (book: ListBook) => boolean;
}

/** What has taken a book's place: bought only where somebody wants it, since the class may work with the old one. */
export function NewEdition({ edition, isInCart, onAdd }: NewEditionProps) {
  const { titolo, autore, editore, isbn } = edition;
  return (
    <div className={css.edition}>
      <p>
        <strong>{titolo}</strong>
        {` · ${[autore, editore].filter(Boolean).join(' · ')} · ISBN ${readableIsbn(isbn)}`}
      </p>
      <p className={css.editionSale}>
        {formatEuro(priceOf(edition) ?? 0)}
        <Button variant="outline" size="small" onClick={() => onAdd(edition)}>
          Aggiungi la nuova edizione
          <VisuallyHidden>{`: ${titolo}`}</VisuallyHidden>
        </Button>
        {isInCart && <span className={css.inCart}>Nel carrello ✓</span>}
      </p>
    </div>
  );
}
