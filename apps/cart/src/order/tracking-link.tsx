import type { Order } from '@zaino/contracts/orders';
import { Link } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { lazyPart } from '@zaino/ui/lazy-part';
import { AsidePart } from './aside-part';
import { isLongOrder } from './is-long-order';
import css from './tracking-link.module.css';

const CopyTrackingLink = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'order-link' */ './copy-tracking-link')).CopyTrackingLink,
);

/** The public page of the order, for whoever else waits for it: to open, or to copy its address. */
export function TrackingLink({ order }: { order: Order }) {
  const path = order.trackingPath;
  // The server does not know by which name it was asked.
  const isHydrated = useHydrated();
  return (
    <AsidePart title="Fallo seguire anche ad altri" isFolded={isLongOrder(order)}>
      <p className={css.small}>
        Chi ha questo link vede <Link to={path}>a che punto sono gli articoli</Link>, senza nomi né
        indirizzi.
      </p>
      {isHydrated && <CopyTrackingLink path={path} />}
    </AsidePart>
  );
}
