import { REVIEW_PAGE_SIZE } from '@zaino/contracts/catalogue';
import { Link } from '@zaino/web/router';
import css from '../products/page-links.module.css';
import { reviewsPath } from './reviews-path';

interface ReviewPagesProps {
  /** Of the product. */
  id: string;
  page: number;
  /** Of all its reviews. */
  count: number;
}

/** The ways to the other pages of reviews, where there are any. */
export function ReviewPages({ id, page, count }: ReviewPagesProps) {
  const last = Math.ceil(count / REVIEW_PAGE_SIZE);
  if (last <= 1) return null;
  return (
    <nav aria-label="Pagine delle recensioni" className={css.pages}>
      {page > 1 && (
        <Link to={reviewsPath(id, page - 1)} rel="prev" className={css.link}>
          Recensioni più recenti
        </Link>
      )}
      <p>{`Pagina ${page} di ${last}`}</p>
      {page < last && (
        <Link to={reviewsPath(id, page + 1)} rel="next" className={css.link}>
          Recensioni precedenti
        </Link>
      )}
    </nav>
  );
}
