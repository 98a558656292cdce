import { useQuery } from '@tanstack/react-query';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { Link } from '@zaino/web/router';
import { type ListQuery, listSearch } from '../list-query';
import { neighboursQuery } from './order.api';
import css from './neighbour-links.module.css';

interface NeighbourLinksProps {
  orderId: string;
  list: ListQuery;
}

/** From order to order of the list that one came from, without going back to it. */
export function NeighbourLinks({ orderId, list }: NeighbourLinksProps) {
  const { data, isError, refetch } = useQuery(neighboursQuery(orderId, list));
  if (isError) {
    return (
      <RetryNotice onRetry={() => void refetch()}>
        <strong>Gli ordini vicini non sono arrivati.</strong>
      </RetryNotice>
    );
  }
  return (
    <nav aria-label="Ordini della lista" className={css.links}>
      <NeighbourLink words="Precedente" keys="K" order={data?.previous} list={list} />
      <NeighbourLink words="Successivo" keys="J" order={data?.next} list={list} />
    </nav>
  );
}

interface NeighbourLinkProps {
  words: string;
  keys: string;
  /** Null at the end of the list, undefined before that is known. */
  order: { id: string; number: string } | null | undefined;
  list: ListQuery;
}

function NeighbourLink({ words, keys, order, list }: NeighbourLinkProps) {
  if (!order) return <span className={css.none}>{words}</span>;
  return (
    <Link
      to={orderPath(order, list)}
      className={css.link}
      aria-label={`${words}: ordine ${order.number}`}
      aria-keyshortcuts={keys}
    >
      {words}
    </Link>
  );
}

export const orderPath = ({ id }: { id: string }, list: ListQuery): string =>
  `/admin/orders/${id}${listSearch(list)}`;
