import type { Order, OrderLine } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { ParcelLink } from '../order-lines/parcel-link';
import type { ShownLineContext } from '../order-lines/shown-line';
import { lazyPart } from '@zaino/ui/lazy-part';
import { gone } from './amount-due';
import { CancelButton } from './cancellation/cancel-button';
import css from './line-facts.module.css';
import { LineNotes } from './line-notes';
import { ReviewLink } from './review-link';
import type { TakeOrder } from './use-order';

/** Of few orders. */
const DropExtra = lazyPart(
  async () => (await import(/* webpackChunkName: 'order-extra' */ './extra/drop-extra')).DropExtra,
);

interface LineFactsProps {
  line: OrderLine;
  order: Order;
  /** Whose it is, as the head above says. */
  child: string | null;
}

/** What was agreed about a line, where its parcel is, and the way to say something of it. */
export function LineFacts({ line, order, child }: LineFactsProps) {
  return (
    <>
      <LineNotes line={line} order={order} child={child} />
      {line.tracking && <ParcelLink tracking={line.tracking} title={line.title} />}
      <ReviewLink line={line} />
    </>
  );
}

interface LinePriceProps {
  line: OrderLine;
  order: Order;
  context: ShownLineContext;
  onChange: TakeOrder;
}

/** Its number and what it costs, and the way out of it. */
export function LinePrice({ line, order, context, onChange }: LinePriceProps) {
  return (
    <div className={css.bottom}>
      <p className={css.small}>
        {line.type === 'book' && <>ISBN {line.reference} · </>}
        {line.quantity > 1 && `${line.quantity} × ${formatEuro(line.price)} = `}
        {formatEuro(line.total)}
        {line.coverPrice != null && (
          <>
            {' · Prezzo di copertina '}
            <s>{formatEuro(line.coverPrice * line.quantity)}</s>
          </>
        )}
      </p>
      {line.commands.includes('drop-extra') && (
        <DropExtra order={order} line={line} onChange={onChange} />
      )}
      {line.commands.includes('cancel') && !(context.isUnpaid && isAllThatIsLeft(line, order)) && (
        <CancelButton order={order} line={line} onChange={onChange} />
      )}
    </div>
  );
}

/** Before an order is paid by card the last piece of it is cancelled with the order itself. */
function isAllThatIsLeft(line: OrderLine, { lines }: Order): boolean {
  return (
    line.quantity === 1 && lines.every(({ id, state }) => id === line.id || gone.includes(state))
  );
}
