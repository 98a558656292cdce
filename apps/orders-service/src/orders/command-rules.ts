import type { OrderCommandName, OrderState } from '@zaino/contracts/orders';
import type { Actor } from './actor';
import { canTakeBack } from './line-before';
import { owedCents } from './owed';
import { refundableCents } from './refund-plan';
import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';

type Who = Actor['who'];
type Order = Pick<
  OrderEntity,
  | 'paymentMethod'
  | 'paymentState'
  | 'shippingMethod'
  | 'shippingCents'
  | 'totalCents'
  | 'cedolaState'
>;
type Line = Pick<
  OrderLineEntity,
  | 'state'
  | 'isOrdered'
  | 'acceptsEquivalent'
  | 'withdrawnAt'
  | 'sellerId'
  | 'before'
  | 'cedolaState'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'refundedCents'
  | 'isOffBill'
  | 'extraState'
  | 'extraCents'
>;

/** One command: for lines in which states, who may give it, and where it brings them. */
interface CommandRule {
  from: Readonly<Partial<Record<OrderState, readonly Who[]>>>;
  /** Null: they stay where they are. */
  to: OrderState | null;
  /** Always of the order as a whole, whichever lines are named. */
  isOfOrder?: boolean;
  /** What else must be true. */
  when?: (order: Order, line: Line, about: Omit<Asked, 'order' | 'line'>) => boolean;
}

const everybody: readonly Who[] = ['customer', 'staff', 'bookshop', 'system'];
/** Whoever has the books in hand: for orders that are picked up that is the bookshop. */
const keepers: readonly Who[] = ['staff', 'bookshop', 'system'];
const staff: readonly Who[] = ['staff', 'system'];
const bookshop: readonly Who[] = ['bookshop'];
/** Who may give a command by mistake: the system gives none. */
const workers: readonly Who[] = ['staff', 'bookshop'];
const system: readonly Who[] = ['system'];
/** A family decides, by itself or at the counter. */
const family: readonly Who[] = ['customer', 'bookshop'];

/** An order that nobody has paid holds its lines in `received`; in a shop they go on without money. */
const mayGoOn = ({ paymentMethod, paymentState }: Order, { state }: Line) =>
  state !== 'received' || (paymentMethod === 'shop' && paymentState !== 'none');

/** States of lines whose cedola may still be decided about: nobody has fetched them. */
const beforeHandOver = (who: readonly Who[]) => ({
  received: who,
  waiting: who,
  reserved: who,
  ready: who,
});

const isDueInShop = ({ paymentMethod, paymentState }: Order) =>
  paymentMethod === 'shop' && paymentState === 'due';

/** Some money was taken that was not given back. */
export const hasMoney = ({ paymentState }: Pick<Order, 'paymentState'>) =>
  paymentState === 'paid' || paymentState === 'partly-refunded';

/** Every transition there is; what is not here is refused. */
export const commandRules: Readonly<Record<OrderCommandName, CommandRule>> = {
  // `cancelled`: its time to pay was over, but its pieces could be had again when the money came.
  'confirm-payment': {
    from: { received: system, cancelled: system },
    to: 'paid',
    isOfOrder: true,
    when: ({ paymentMethod }, { isOffBill }) => paymentMethod === 'card' && !isOffBill,
  },
  'accept-pay-in-shop': {
    from: { received: system },
    to: null,
    isOfOrder: true,
    when: ({ paymentMethod, paymentState }) => paymentMethod === 'shop' && paymentState === 'none',
  },
  'order-from-supplier': {
    from: { received: keepers, paid: keepers },
    to: 'waiting',
    when: (order, line) => line.isOrdered && mayGoOn(order, line),
  },
  'change-dates': { from: { waiting: keepers }, to: null },
  'substitute-edition': {
    from: { waiting: keepers },
    to: null,
    when: (_, line) => line.isOrdered && line.acceptsEquivalent,
  },
  reserve: {
    from: { received: keepers, paid: keepers, waiting: keepers },
    to: 'reserved',
    when: mayGoOn,
  },
  'mark-ready': {
    from: { reserved: keepers },
    to: 'ready',
    when: ({ shippingMethod }, { extraState }) =>
      shippingMethod === 'pickup' && extraState !== 'wanted',
  },
  ship: {
    from: { reserved: staff },
    to: 'shipped',
    when: ({ shippingMethod }) => shippingMethod === 'standard',
  },
  deliver: {
    from: { ready: keepers, shipped: staff },
    to: 'delivered',
    when: (_, { cedolaState }) => cedolaState !== 'entered',
  },
  'take-back': {
    from: { waiting: workers, reserved: workers, ready: workers, delivered: workers },
    to: null,
    when: (_, line, { now }) => canTakeBack(line, now),
  },
  // Of what is ready in the shop a customer withdraws from the contract instead, which comes here by the system; books of
  // a refused cedola, which nobody has paid, are cancelled.
  cancel: {
    from: {
      received: everybody,
      paid: everybody,
      waiting: everybody,
      reserved: everybody,
      ready: everybody,
    },
    to: 'cancelled',
    when: (_, { state, cedolaState }, { who }) =>
      who !== 'customer' || state !== 'ready' || cedolaState === 'refused',
  },
  'receive-return': {
    from: { shipped: staff, delivered: keepers },
    to: 'returned',
    when: (_, { withdrawnAt }) => withdrawnAt !== null,
  },
  refund: {
    from: {
      paid: staff,
      waiting: staff,
      reserved: staff,
      ready: staff,
      shipped: staff,
      delivered: staff,
      cancelled: staff,
      returned: staff,
      // In a shop lines that are paid for may be in their first state still.
      received: staff,
    },
    to: null,
    when: (order, line) => hasMoney(order) && refundableCents(line) > 0,
  },
  'confirm-refund': { from: { cancelled: system, returned: system }, to: 'refunded' },
  'register-shop-payment': {
    from: {
      received: keepers,
      waiting: keepers,
      reserved: keepers,
      ready: keepers,
      delivered: keepers,
    },
    to: null,
    isOfOrder: true,
    // Nobody pays before it is known what: a cedola that waits for the bookshop is decided about first.
    when: (order) => isDueInShop(order) && order.cedolaState !== 'entered',
  },
  'enter-cedola': {
    from: beforeHandOver(bookshop),
    to: null,
    when: (order, { isOrdered, cedolaState }) =>
      isOrdered && isDueInShop(order) && (cedolaState === null || cedolaState === 'refused'),
  },
  'accept-cedola': {
    from: beforeHandOver(bookshop),
    to: null,
    when: (_, { cedolaState }) => cedolaState === 'entered',
  },
  // One that was accepted too, as long as the family has paid nothing: one payment is all that an order has.
  'refuse-cedola': {
    from: beforeHandOver(bookshop),
    to: null,
    when: (order, { cedolaState }, { lines }) =>
      cedolaState === 'entered' ||
      (cedolaState === 'accepted' && (isDueInShop(order) || owedCents(order, lines) === 0)),
  },
  'pay-without-cedola': {
    from: beforeHandOver(family),
    to: null,
    when: (_, { cedolaState }) => cedolaState === 'refused',
  },
  // On the provider's page, since a cedola was refused: what is paid in the shop by itself stays so.
  'confirm-online-payment': {
    from: {
      received: system,
      waiting: system,
      reserved: system,
      ready: system,
      delivered: system,
    },
    to: null,
    isOfOrder: true,
    when: isDueInShop,
  },
  // Whoever does it has the book in hand; a book that is ready has nothing left to be done to it.
  'perform-extra': {
    from: { reserved: bookshop },
    to: null,
    when: (_, { extraState }) => extraState === 'wanted',
  },
  'reopen-extra': {
    from: { reserved: bookshop },
    to: null,
    when: (_, { extraState }) => extraState === 'done',
  },
  // Of an order by card that is not paid yet the amount stands on the provider's page.
  'drop-extra': {
    from: { received: family, paid: family, waiting: family, reserved: family },
    to: null,
    when: (order, { extraState }) =>
      extraState === 'wanted' && (hasMoney(order) || isDueInShop(order)),
  },
};

/** What a bookshop does to lines that the shop itself sells: they pass its counter, and are not its own. */
const ofCounter: readonly OrderCommandName[] = [
  'mark-ready',
  'deliver',
  'take-back',
  'register-shop-payment',
];

interface Asked {
  order: Order;
  /** All of the order. */
  lines: readonly Line[];
  line: Line;
  who: Who;
  now: Date;
}

/** Whether somebody may give a command to a line as it stands. */
export function isAllowed(command: OrderCommandName, { order, line, ...about }: Asked): boolean {
  const { from, when } = commandRules[command];
  const { who } = about;
  if (who === 'bookshop' && line.sellerId === null && !ofCounter.includes(command)) return false;
  return (from[line.state]?.includes(who) ?? false) && (when?.(order, line, about) ?? true);
}
