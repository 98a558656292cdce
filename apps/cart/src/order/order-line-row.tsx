import type { Order, OrderLine } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { BookCover } from '@zaino/ui/book-cover';
import { ProductImage } from '@zaino/ui/product-image';
import { LineProgress } from '../order-lines/line-progress';
import { lineSteps } from '../order-lines/line-steps';
import { LineWords } from '../order-lines/line-words';
import { ParcelLink } from '../order-lines/parcel-link';
import type { ShownLineContext } from '../order-lines/shown-line';
import { CancelButton } from './cancellation/cancel-button';
import { LineNotes } from './line-notes';
import css from './order-line-row.module.css';
import type { TakeOrder } from './use-order';

interface OrderLineRowProps {
  line: OrderLine;
  order: Order;
  context: ShownLineContext;
  onChange: TakeOrder;
}

/** One book or product: the sentence with its date, then the four dots. */
export function OrderLineRow({ line, order, context, onChange }: OrderLineRowProps) {
  const events = order.events.filter(({ lineIds }) => lineIds.includes(line.id));
  const steps = lineSteps(line, { ...context, events, orderedAt: order.createdAt });
  return (
    <li className={css.row}>
      <OrderLineImage line={line} />
      <div className={css.words}>
        <p className={css.small}>{[line.subject, line.subtitle].filter(Boolean).join(' · ')}</p>
        <h3 className={css.title}>{line.title}</h3>
        <LineWords line={line} context={context} />
        <LineNotes line={line} order={order} />
        {line.tracking && <ParcelLink tracking={line.tracking} title={line.title} />}
      </div>
      <div className={css.foot}>
        <LineProgress steps={steps} title={line.title} />
        <div className={css.bottom}>
          <p className={css.small}>
            {line.type === 'book' && <>ISBN {line.reference} · </>}
            {line.quantity > 1 && `${line.quantity} × ${formatEuro(line.price)} = `}
            {formatEuro(line.total)}
          </p>
          {/* Before it is paid by card it is cancelled as a whole. */}
          {line.commands.includes('cancel') && !context.isUnpaid && (
            <CancelButton order={order} line={line} onChange={onChange} />
          )}
        </div>
      </div>
    </li>
  );
}

function OrderLineImage({ line }: { line: OrderLine }) {
  if (line.type === 'book') {
    const publisher = line.subtitle.split(/,\s*/).at(-1);
    return (
      <BookCover
        title={line.title}
        subject={line.subject ?? ''}
        publisher={publisher}
        image={line.image}
      />
    );
  }
  return (
    <ProductImage
      url={line.image ?? undefined}
      alt=""
      widths={[160, 320]}
      sizes="66px"
      className={css.image}
    />
  );
}
