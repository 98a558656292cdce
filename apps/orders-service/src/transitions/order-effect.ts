import type { OrderState } from '@zaino/contracts/orders';
import type { CausedBy } from '../orders/caused-by';
import type { CommandData } from '../orders/command';
import type { LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import type { RefundPlan } from '../orders/refund-plan';
import type { LineSplit } from './split-lines';

/**
 * What follows from a change of an order, as data. Topics above register a handler for each; it runs in the
 * transaction of the change, under the order's lock (docs/decisions/orders-layers.md).
 */
interface OrderEffects {
  /** Some pieces of lines have lines of their own now. Its handler has nothing to add to the change. */
  'lines-split': { orderId: string; splits: readonly LineSplit[] };
  /** Money goes back. The handler counts it in the order and its lines, which are written after it. */
  'money-back': LockedOrder & {
    plan: RefundPlan;
    reason: string;
    /** Somebody gives it, and it does not follow from lines that are undone: refused while the bank asks for the payment. */
    isGiven?: boolean;
  };
  /** The order stands: its pieces are kept for good. */
  'order-confirmed': { orderId: string; lines: readonly OrderLineEntity[] };
  /** Money is on its way: its pieces are kept until the order ends. */
  'pieces-kept': { orderId: string; lines: readonly OrderLineEntity[] };
  /** Pieces that nobody gets any more can be sold again. */
  'pieces-released': { orderId: string; lines: readonly OrderLineEntity[] };
  /** Copies that lay aside for these lines, or have come back and are good, are nobody's any more. */
  'copies-freed': { order: OrderEntity; lines: readonly OrderLineEntity[] };
  /** That these lines were put aside was taken back: they wait again. */
  'reserve-undone': { lines: readonly OrderLineEntity[] };
  /** Money came for an order whose time was over; it goes on where its pieces can be had again. */
  'late-money': { orderId: string };
  /** An order that a voucher of the State pays in part is paid, or came to nothing before it was. */
  'state-voucher-decided': { orderId: string; isPaid: boolean };
  /** The order and its lines are written. Its handler has nothing to add to the change. */
  'order-written': { order: OrderEntity; stateBefore: OrderState };
  /** Cedole of these lines were decided about, or have lines that nobody gets any more; `lines` are all of the order. */
  'cedole-changed': {
    lines: readonly OrderLineEntity[];
    cedolaIds: readonly string[];
    data: CommandData;
  };
  /** Books that these cedole pay are said to be handed over no more. */
  'hand-over-undone': { cedolaIds: readonly string[] };
  /** An event is in the log; those that go without saying are left out. Messages are all that may follow. */
  'event-logged': { eventId: string; command: string; causedBy?: CausedBy | undefined };
}

export type EffectKind = keyof OrderEffects;

export type OrderEffect<Kind extends EffectKind = EffectKind> = {
  [One in Kind]: { kind: One } & OrderEffects[One];
}[Kind];
