import type { OrderCommandName } from '@zaino/contracts/orders';
import { planForAmount, planForLines, type RefundPlan } from '../payments/refund-plan';
import type { CommandData } from './command';
import type { LockedOrder } from './locked-order';
import type { OrderLineRow } from './order-line.entity';
import { isUndone } from './order-state';
import { owedCents } from './owed';
import { commandRefused } from './refused';

/** What a command works on: the order as locked, and the lines that it is for, already in their new state. */
export interface Effect extends LockedOrder {
  chosen: readonly OrderLineRow[];
  data: CommandData;
  now: Date;
}

/** What must follow, beyond what was written into the order and its lines. */
export interface FollowUp {
  refund?: RefundPlan;
  /** Lines of products whose pieces go back to the stock. */
  released?: readonly OrderLineRow[];
  /** The order stands: its pieces are kept for good, and what is in stock is reserved. */
  isConfirmed?: boolean;
}

const nothing = (): FollowUp => ({});

/** What commands do beside moving lines from state to state. */
export const commandEffects: Record<OrderCommandName, (effect: Effect) => FollowUp> = {
  'confirm-payment': ({ order, now }) => {
    order.paymentState = 'paid';
    order.paidAt = now;
    order.payBefore = null;
    return { isConfirmed: true };
  },
  'accept-pay-in-shop': ({ order }) => {
    order.paymentState = 'due';
    order.payBefore = null;
    return { isConfirmed: true };
  },
  'order-from-supplier': setDates,
  'change-dates': setDates,
  'substitute-edition': ({ chosen, data }) => {
    const substitute = { isbn: told(data.isbn), title: told(data.title) };
    for (const line of chosen) line.details = { ...line.details, substitute };
    return {};
  },
  reserve: nothing,
  'mark-ready': nothing,
  ship: ({ chosen, data }) => {
    const tracking = { carrier: told(data.carrier), code: told(data.code), url: told(data.url) };
    for (const line of chosen) line.tracking = tracking;
    return {};
  },
  deliver: ({ chosen, now }) => {
    for (const line of chosen) line.deliveredAt = now;
    return {};
  },
  cancel: (effect) => {
    const { order, lines, chosen, data } = effect;
    if (lines.every(isUndone)) order.payBefore = null;
    // Pieces of an order whose time is over lapse by themselves: until then, money that comes late still finds them.
    const holdsPieces = data.cause !== 'unpaid' && data.cause !== 'stock';
    return { ...moneyBack(effect), released: holdsPieces ? chosen : [] };
  },
  'receive-return': (effect) => ({
    ...moneyBack(effect),
    released: effect.data.restocks ? effect.chosen : [],
  }),
  refund: ({ chosen, data }) => {
    const plan = planForAmount(chosen, told(data.amountCents));
    if (plan?.amountCents) return { refund: plan };
    throw commandRefused('L’importo è superiore a quanto è stato pagato per questi articoli.');
  },
  'confirm-refund': nothing,
  'register-shop-payment': ({ order, lines, data, now }) => {
    order.paymentState = 'paid';
    order.paidAt = now;
    data.amountCents = owedCents(order, lines);
    return {};
  },
};

function setDates({ chosen, data }: Effect): FollowUp {
  const { from, to } = told(data.expected);
  if (from > to) throw commandRefused('La prima data viene dopo la seconda.');
  for (const line of chosen) {
    line.expectedFrom = from;
    line.expectedTo = to;
  }
  return {};
}

function moneyBack({ order, lines, chosen }: Effect): FollowUp {
  const wasPaid = order.paymentState === 'paid' || order.paymentState === 'partly-refunded';
  return wasPaid ? { refund: planForLines({ order, lines }, chosen) } : {};
}

/** Callers give each command what it needs: the contract of staff's commands says so. */
function told<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The command was not told all that it needs.');
  return value;
}
