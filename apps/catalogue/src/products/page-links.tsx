import { Link } from '@zaino/web/router';
import { MOST_PAGES, productsPath } from './filters';
import css from './page-links.module.css';
import type { ProductsData } from './products.api';

/** The ways to the other pages of a list, where there are any: each has the cursors of those before it in its address. */
export function PageLinks({ filters, cursors, found }: ProductsData) {
  const next = found?.next ?? null;
  const page = cursors.length + 1;
  if (page === 1 && next === null) return null;
  const isLast = page >= MOST_PAGES;
  return (
    <nav aria-label="Pagine dei prodotti" className={css.pages}>
      {page > 1 && (
        <Link to={productsPath(filters, cursors.slice(0, -1))} rel="prev" className={css.link}>
          Pagina precedente
        </Link>
      )}
      <p>{`Pagina ${page}`}</p>
      {next !== null && !isLast && (
        <Link to={productsPath(filters, [...cursors, next])} rel="next" className={css.link}>
          Pagina successiva
        </Link>
      )}
      {next !== null && isLast && <p>Affina la ricerca per vedere gli altri</p>}
    </nav>
  );
}
