import { Link } from '@zaino/web/router';
import css from './school-results.module.css';
import type { FoundSchools } from './search.api';
import { type Search, searchPath } from './search-params';

interface ResultPagesProps {
  search: Search;
  schools: Pick<FoundSchools, 'page' | 'pages'>;
}

/** The ways to the other pages of the results, where there are any. */
export function ResultPages({ search, schools: { page, pages } }: ResultPagesProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pagine dei risultati" className={css.pages}>
      {page > 1 && (
        <Link to={searchPath(search, page - 1)} rel="prev">
          Pagina precedente
        </Link>
      )}
      <p>{`Pagina ${page} di ${pages}`}</p>
      {page < pages && (
        <Link to={searchPath(search, page + 1)} rel="next">
          Pagina successiva
        </Link>
      )}
    </nav>
  );
}
