import { useQuery } from '@tanstack/react-query';
import type { OrderFilters, StandingView } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { Link } from '@zaino/web/router';
import {
  filtersOf,
  isOfView,
  listSearch,
  type ListQuery,
  standingWords,
  viewPath,
} from '../list-query';
import { viewsQuery } from '../orders.api';
import css from './view-links.module.css';

interface ViewLinksProps {
  query: ListQuery;
  /** Of all orders, where these are shown. */
  onSave: () => void;
  onRemove: (view: { id: string; name: string }) => void;
}

const standing = Object.entries(standingWords) as [StandingView, string][];

/** What is looked at again and again, each with how many orders are in it; and how to keep what is shown now. */
export function ViewLinks({ query, onSave, onRemove }: ViewLinksProps) {
  const { data: views, isError, refetch } = useQuery(viewsQuery);
  const counts = new Map(views?.standing.map(({ view, orders }) => [view, orders]));
  const own = views?.own ?? [];
  const shown = own.find(({ filters }) => isOfView(query, filters));
  const isNew =
    listSearch(filtersOf(query)) !== '' &&
    !own.some(({ filters }) => isOfView(filtersOf(query), filters)) &&
    !standing.some(([view]) => isOfView(filtersOf(query), { view }));
  return (
    <div className={css.views}>
      <nav aria-label="Viste degli ordini" className={css.links}>
        <ViewLink query={query} filters={{}} words="Tutti" />
        {standing.map(([view, words]) => (
          <ViewLink
            key={view}
            query={query}
            filters={{ view }}
            words={words}
            count={counts.get(view)}
          />
        ))}
        {own.map(({ id, name, filters, orders }) => (
          <ViewLink key={id} query={query} filters={filters} words={name} count={orders} />
        ))}
      </nav>
      {isNew && (
        <Button variant="text" size="small" onClick={onSave}>
          Salva questa vista…
        </Button>
      )}
      {shown && (
        <Button variant="text" size="small" onClick={() => onRemove(shown)}>
          Togli la vista “{shown.name}”
        </Button>
      )}
      {isError && (
        <RetryNotice onRetry={() => void refetch()}>
          <strong>I conteggi delle viste non sono arrivati.</strong>
        </RetryNotice>
      )}
    </div>
  );
}

interface ViewLinkProps {
  query: ListQuery;
  filters: OrderFilters;
  words: string;
  count?: number | undefined;
}

function ViewLink({ query, filters, words, count }: ViewLinkProps) {
  return (
    <Link
      to={viewPath(filters)}
      className={css.link}
      aria-current={isOfView(query, filters) ? 'page' : undefined}
      preventScrollReset
    >
      {words}
      {count !== undefined && <span className={css.count}>{count.toLocaleString('it-IT')}</span>}
    </Link>
  );
}
