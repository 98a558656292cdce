import type { CommandData } from '../orders/command';
import type { OrderEvent } from '../orders/order-event.entity';
import type { OrderLineRow } from '../orders/order-line.entity';
import type { CustomerOrder } from '../orders/order.entity';
import type { Refund } from '../payments/refund.entity';

/** What one event adds to the figures of its day. */
export interface Figures {
  orders?: number;
  paidOrders?: number;
  paidCents?: number;
  deliveredPieces?: number;
  cancelledPieces?: number;
  returnedPieces?: number;
  refundedCents?: number;
}

interface Counted {
  event: Pick<OrderEvent, 'command'> & { data: CommandData };
  order: Pick<CustomerOrder, 'totalCents'>;
  /** Lines that the event is about. */
  lines: Pick<OrderLineRow, 'quantity'>[];
  /** The refund that the event is about, if any. */
  refund: Pick<Refund, 'amountCents' | 'state' | 'paymentId'> | null;
}

const pieces = ({ lines }: Counted) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const paid = ({ event, order }: Counted): Figures => ({
  paidOrders: 1,
  paidCents: event.data.amountCents ?? order.totalCents,
});

const kinds: Partial<Record<string, (counted: Counted) => Figures>> = {
  place: () => ({ orders: 1 }),
  'confirm-payment': paid,
  'register-shop-payment': paid,
  deliver: (counted) => ({ deliveredPieces: pieces(counted) }),
  cancel: (counted) => ({ cancelledPieces: pieces(counted), ...handedOut(counted) }),
  'receive-return': (counted) => ({ returnedPieces: pieces(counted), ...handedOut(counted) }),
  refund: handedOut,
  'confirm-refund': ({ refund }) => ({ refundedCents: refund?.amountCents ?? 0 }),
};

/** Money that a shop gives back at its counter is back with the command itself; a card's is, once it is confirmed. */
function handedOut({ refund }: Counted): Figures {
  const isBack = refund !== null && refund.paymentId === null && refund.state === 'done';
  return isBack ? { refundedCents: refund.amountCents } : {};
}

/** Nothing for events that change no figure. */
export function figuresOf(counted: Counted): Figures {
  return kinds[counted.event.command]?.(counted) ?? {};
}
