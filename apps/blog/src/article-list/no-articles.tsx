import { EmptyState } from '@zaino/ui/empty-state';
import { Link } from '@zaino/web/router';
import { type BlogFilters, blogPath, isUnfiltered, noFilters } from '../blog-filters';

/** Nothing fits, or nothing was written yet: the one way out that is most likely to find something. */
export function NoArticles({ filters }: { filters: BlogFilters }) {
  if (isUnfiltered(filters)) {
    return (
      <EmptyState action={<Link to="/search">Cerca i libri della tua classe</Link>}>
        Il blog non ha ancora articoli
      </EmptyState>
    );
  }
  const { cerca } = filters;
  const alone = blogPath({ ...noFilters, cerca });
  const isAlone = cerca === '' || blogPath(filters) === alone;
  return (
    <EmptyState
      action={
        <Link to={isAlone ? blogPath(noFilters) : alone} replace preventScrollReset>
          {isAlone ? 'Vedi tutti gli articoli' : `Cerca “${cerca}” in tutto il blog`}
        </Link>
      }
    >
      Nessun articolo trovato
    </EmptyState>
  );
}
