import { CloseIcon } from '@zaino/ui/icons';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { blogPath, type FilterName } from '../blog-filters';
import css from './active-filters.module.css';
import type { ArticleListData } from './article-list.api';
import { categoryName } from './article-list-meta';

/** What the list is narrowed down by, each with the way to take it back. */
export function ActiveFilters({ data }: { data: ArticleListData }) {
  const { filters } = data;
  const words: Record<FilterName, string> = {
    cerca: `“${filters.cerca}”`,
    categoria: categoryName(data),
    tag: `Tag: ${filters.tag}`,
  };
  const applied = (Object.keys(words) as FilterName[]).filter((name) => filters[name] !== '');
  if (applied.length === 0) return null;
  return (
    <ul aria-label="Filtri attivi" className={css.list}>
      {applied.map((name) => (
        <li key={name} className={css.item}>
          <Link
            className={css.link}
            to={blogPath({ ...filters, [name]: '' })}
            replace
            preventScrollReset
          >
            <VisuallyHidden>Togli il filtro: </VisuallyHidden>
            {words[name]}
            <CloseIcon className={css.cross} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
