import { Link } from '@zaino/web/router';
import css from './page-links.module.css';

interface PageLinksProps {
  /** What the pages are of, for those who listen. */
  label: string;
  page: number;
  /** How many there are. */
  last: number;
  pathOf: (page: number) => string;
}

/** The ways to the other pages of a list, where there are any. */
export function PageLinks({ label, page, last, pathOf }: PageLinksProps) {
  if (last <= 1 && page === 1) return null;
  return (
    <nav aria-label={label} className={css.pages}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={css.link}>
          Pagina precedente
        </Link>
      )}
      <p>{`Pagina ${page} di ${last}`}</p>
      {page < last && (
        <Link to={pathOf(page + 1)} rel="next" className={css.link}>
          Pagina successiva
        </Link>
      )}
    </nav>
  );
}
