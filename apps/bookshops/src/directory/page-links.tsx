import type { BookshopList } from '@zaino/contracts/bookshops';
import { Link } from '@zaino/web/router';
import { type DirectoryPlace, directoryPath } from './directory-place';
import css from './page-links.module.css';

interface PageLinksProps {
  place: DirectoryPlace;
  list: Pick<BookshopList, 'page' | 'pages'>;
}

/** The ways to the other pages of the list, where there are any. */
export function PageLinks({ place, list: { page, pages } }: PageLinksProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pagine delle librerie" className={css.pages}>
      {page > 1 && (
        <Link to={directoryPath(place, page - 1)} rel="prev">
          Pagina precedente
        </Link>
      )}
      <p>{`Pagina ${page} di ${pages}`}</p>
      {page < pages && (
        <Link to={directoryPath(place, page + 1)} rel="next">
          Pagina successiva
        </Link>
      )}
    </nav>
  );
}
