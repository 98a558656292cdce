import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { counted, countWords } from '../article-words';
import { blogPath } from '../blog-filters';
import type { ArticleListData } from './article-list.api';
import css from './category-nav.module.css';

/** The blog's categories: beside the list, or in one line above it on a narrow screen. */
export function CategoryNav({ filters, categories }: ArticleListData) {
  if (categories.length === 0) return null;
  const choices = [{ id: '', name: 'Tutti gli articoli', articles: 0 }, ...categories];
  return (
    <nav aria-labelledby="categorie" className={css.nav}>
      <h2 id="categorie" className={css.heading}>
        Categorie
      </h2>
      <ul className={css.list}>
        {choices.map(({ id, name, articles }) => (
          <li key={id} className={css.item}>
            <Link
              to={blogPath({ ...filters, categoria: id })}
              preventScrollReset
              aria-current={id === filters.categoria ? 'true' : undefined}
              className={css.link}
            >
              {name}
              {articles > 0 && (
                <span className={css.count}>
                  <span aria-hidden="true">{articles}</span>
                  <VisuallyHidden>{` ${countWords(articles, counted.articles)}`}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
