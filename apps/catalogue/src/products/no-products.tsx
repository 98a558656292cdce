import { EmptyState } from '@zaino/ui/empty-state';
import { Link } from '@zaino/web/router';
import { type Filters, noFilters, productsPath } from './filters';

/** Nothing fits: the one way out that is most likely to find something. */
export function NoProducts({ filters }: { filters: Filters }) {
  const { search } = filters;
  const alone = productsPath({ ...noFilters, search });
  if (search && productsPath(filters) !== alone) {
    return <Nothing to={alone} action={`Cerca “${search}” in tutti i prodotti`} />;
  }
  if (productsPath(filters) === productsPath(noFilters)) {
    return <Nothing to="/search" action="Cerca i libri della tua classe" />;
  }
  return <Nothing to={productsPath(noFilters)} action="Vedi tutti i prodotti" />;
}

function Nothing({ to, action }: { to: string; action: string }) {
  return (
    <EmptyState
      action={
        <Link to={to} replace={to !== '/search'} preventScrollReset={to !== '/search'}>
          {action}
        </Link>
      }
    >
      Nessun prodotto trovato
    </EmptyState>
  );
}
