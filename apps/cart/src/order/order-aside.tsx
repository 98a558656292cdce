import type { Order } from '@zaino/contracts/orders';
import { AcceptedTexts } from './accepted-texts';
import { CancelButton } from './cancellation/cancel-button';
import { isUnpaid } from './is-unpaid';
import css from './order-aside.module.css';
import { OrderDocuments } from './order-documents';
import { OrderHelp } from './order-help';
import { OrderHistory } from './order-history';
import { OrderTotals } from './order-totals';
import { OrderWay } from './order-way';
import { Reorder } from './reorder';
import { TrackingLink } from './tracking-link';
import type { TakeOrder } from './use-order';

/** What is not about single books: money, place, documents, and what else can be done. */
export function OrderAside({ order, onChange }: { order: Order; onChange: TakeOrder }) {
  return (
    <div className={css.aside}>
      <OrderTotals order={order} />
      <OrderWay order={order} />
      <OrderDocuments order={order} />
      <AcceptedTexts order={order} />
      <Reorder order={order} />
      <OrderHelp order={order} />
      <TrackingLink path={order.trackingPath} />
      <OrderHistory order={order} />
      {canCancelAll(order) && (
        <div className={css.cancel}>
          <CancelButton order={order} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

/** Where single lines can be cancelled, one alone has its own button. */
function canCancelAll(order: Order): boolean {
  const lines = order.lines.filter(({ commands }) => commands.includes('cancel'));
  return lines.length > (isUnpaid(order) ? 0 : 1);
}
