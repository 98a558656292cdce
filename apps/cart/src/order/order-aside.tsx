import type { Order } from '@zaino/contracts/orders';
import { classNames } from '@zaino/ui/class-names';
import { useHydrated } from '@zaino/web/use-hydrated';
import { CancelButton } from './cancellation/cancel-button';
import { isUnpaid } from './is-unpaid';
import css from './order-aside.module.css';
import { OrderDocuments } from './order-documents';
import { OrderHelp } from './order-help';
import { OrderHistory } from './order-history';
import { OrderSellers } from './order-sellers';
import { OrderTotals } from './order-totals';
import { OrderWay } from './order-way';
import { lazyPart } from '@zaino/ui/lazy-part';
import { AsidePart } from './aside-part';
import { isLongOrder } from './is-long-order';
import { TrackingLink } from './tracking-link';
import type { TakeOrder } from './use-order';

/** What is not about single books: money, place, documents, and what else can be done. */
export function OrderAside({ order, onChange }: { order: Order; onChange: TakeOrder }) {
  return (
    <div className={classNames(css.aside, isLongOrder(order) && css.long)}>
      <OrderTotals order={order} />
      <OrderWay order={order} />
      <OrderSellers order={order} />
      <OrderDocuments order={order} />
      <ReorderPart order={order} />
      <TrackingLink order={order} />
      <OrderHelp order={order} />
      <OrderHistory order={order} />
      {canCancelAll(order) && (
        <div className={css.cancel}>
          <CancelButton order={order} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

const Reorder = lazyPart(
  async () => (await import(/* webpackChunkName: 'order-again' */ './reorder')).Reorder,
);

/** Not on the server: without a script nobody can order by it. */
function ReorderPart({ order }: { order: Order }) {
  if (!useHydrated()) return null;
  return (
    <AsidePart title="Ti servono ancora?" isFolded={isLongOrder(order)}>
      <Reorder order={order} />
    </AsidePart>
  );
}

/** Where single lines can be cancelled, one alone has its own button. */
function canCancelAll(order: Order): boolean {
  const lines = order.lines.filter(({ commands }) => commands.includes('cancel'));
  return lines.length > (isUnpaid(order) ? 0 : 1);
}
