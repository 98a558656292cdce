import { Link } from '@zaino/web/router';
import { blogPath } from '../blog-filters';
import type { ArticleListData } from './article-list.api';
import css from './page-links.module.css';

/** The ways to the other pages of the list, where there are any. */
export function PageLinks({ filters, page, found }: ArticleListData) {
  const pages = found?.pages ?? 1;
  if (pages === 1) return null;
  return (
    <nav aria-label="Pagine degli articoli" className={css.pages}>
      {page > 1 && (
        <Link to={blogPath(filters, page - 1)} rel="prev" className={css.link}>
          Articoli più recenti
        </Link>
      )}
      <p>{`Pagina ${page} di ${pages}`}</p>
      {page < pages && (
        <Link to={blogPath(filters, page + 1)} rel="next" className={css.link}>
          Articoli precedenti
        </Link>
      )}
    </nav>
  );
}
