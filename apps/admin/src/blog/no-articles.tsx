import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Link } from '@zaino/web/router';
import { type ArticleTableFilters, blogPath } from './blog-filters';

/** In the place of the table: nothing was written yet, or nothing was found. */
export function NoArticles({ filters }: { filters: ArticleTableFilters }) {
  if (blogPath(filters) === blogPath({})) {
    return <EmptyState>Non c’è ancora nessun articolo.</EmptyState>;
  }
  return (
    <EmptyState
      action={
        <Link to={blogPath({})} className={buttonClass({ variant: 'outline' })}>
          Mostra tutti gli articoli
        </Link>
      }
    >
      Nessun articolo trovato.
    </EmptyState>
  );
}
