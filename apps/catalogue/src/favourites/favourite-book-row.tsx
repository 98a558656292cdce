import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { Button, buttonClass } from '@zaino/ui/button';
import { ProductImage } from '@zaino/ui/product-image';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { cardImage } from '../card-image';
import type { ShownBook } from './favourites.api';
import css from './favourites-page.module.css';

interface FavouriteBookRowProps {
  favourite: ShownBook;
  /** Nobody could say what it is. */
  isAway: boolean;
  onRemove: () => void;
}

/** A book that is kept: what it costs, and the way to its page, where it is bought for a class. */
export function FavouriteBookRow({ favourite, isAway, onRemove }: FavouriteBookRowProps) {
  const { id, nome, book } = favourite;
  const isGone = book === null && !isAway;
  return (
    <li className={css.row}>
      <ProductImage
        url={book?.copertina ?? undefined}
        alt=""
        className={css.image}
        {...cardImage}
        sizes="6rem"
        fallback={<span className={css.then}>Libro</span>}
      />
      <div className={css.words}>
        <h2 className={css.name}>{isGone ? nome : <Link to={bookPath(id)}>{nome}</Link>}</h2>
        {isGone && <p className={css.away}>Non è più nelle liste.</p>}
        {book && <BookWords book={book} />}
      </div>
      <div className={css.actions}>
        {book && <Way favourite={favourite} isSold={book.vendibile} />}
        <Button variant="text" size="small" onClick={onRemove}>
          Togli
          <VisuallyHidden>{` ${nome} dai preferiti`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function Way({ favourite: { id, nome }, isSold }: { favourite: ShownBook; isSold: boolean }) {
  if (!isSold) return null;
  return (
    <Link to={`${bookPath(id)}#acquista`} className={buttonClass({ size: 'small' })}>
      Compra per la classe
      <VisuallyHidden>{`: ${nome}`}</VisuallyHidden>
    </Link>
  );
}

function BookWords({ book }: { book: NonNullable<ShownBook['book']> }) {
  const { autore, editore, prezzo, vendibile } = book;
  return (
    <>
      <p className={css.then}>{[autore, editore].filter(Boolean).join(' · ')}</p>
      {prezzo !== null && (
        <p>
          <strong>{formatEuro(prezzo)}</strong>
        </p>
      )}
      {!vendibile && <p className={css.away}>Non in vendita</p>}
    </>
  );
}
