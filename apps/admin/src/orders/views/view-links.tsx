import { useQuery } from '@tanstack/react-query';
import type { OrderFilters, StandingView } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { StateLinks } from '../../layout/state-links';
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
  const linkTo = (words: string, filters: OrderFilters, count: number | undefined) => ({
    key: viewPath(filters),
    words,
    count,
    isCurrent: isOfView(query, filters),
    to: viewPath(filters),
  });
  return (
    <div className={css.views}>
      <StateLinks
        label="Viste degli ordini"
        links={[
          linkTo('Tutti', {}, undefined),
          ...standing.map(([view, words]) => linkTo(words, { view }, counts.get(view))),
          ...own.map(({ id, name, filters, orders }) => ({
            ...linkTo(name, filters, orders),
            key: id,
          })),
        ]}
      />
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
