import type { CounterPayment, DeskOrder, Order, OrderCommandName } from '@zaino/contracts/orders';
import { toCents, toEuro } from '@zaino/rules/money';
import { owedCents } from '../orders/owed';
import type { PaidAtCounter } from '../payments/counter-payment';
import { stageOf } from './desk-stages';
import { needsContact } from './desk-summary';
import { givesMoneyBack } from './money-back';

interface Seen {
  /** By the bookshop's owner, and not by a colleague. */
  isOwner: boolean;
  /** Whether a cedola can be entered there at all. */
  takesCedole: boolean;
  /** What was taken for it at the counter. */
  paid: PaidAtCounter | null;
  now: Date;
}

/** An order as the bookshop sees it that hands it out: whom it is for, as long as it needs that. */
export function deskOrderAnswer(read: Order, { isOwner, takesCedole, paid, now }: Seen): DeskOrder {
  const offered = takesCedole ? read : without(read, (command) => command === 'enter-cedola');
  const order = isOwner ? offered : ofColleague(offered);
  const lines = order.lines.map(({ stateSince }) => ({ stateSince: new Date(stateSince) }));
  const isOfPerson = needsContact(order.state, lines, now);
  return {
    ...order,
    stage: stageOf(order.state),
    due: dueOf(order),
    ...(!isOfPerson && { children: [], invoice: null }),
    contact: isOfPerson ? order.contact : null,
    counterPayment: paid && counterPaymentAnswer(paid),
  };
}

/** Without what is the owner's to do. */
function ofColleague(order: Order): Order {
  const { lines, ...rest } = without(order, (command) => givesMoneyBack(command, order));
  return { ...rest, lines: lines.map((line) => ({ ...line, canWithdraw: false })) };
}

export const hasCommand = ({ lines }: Order, command: OrderCommandName) =>
  lines.some(({ commands }) => commands.includes(command));

/** Some commands are not offered. */
function without(order: Order, isLeftOut: (command: OrderCommandName) => boolean): Order {
  const lines = order.lines.map((line) => ({
    ...line,
    commands: line.commands.filter((command) => !isLeftOut(command)),
  }));
  return { ...order, lines };
}

/** In euro. */
function dueOf({ paymentState, paymentMethod, totals, lines }: Order): number {
  if (paymentState !== 'due') return 0;
  const order = {
    paymentMethod,
    paymentState,
    totalCents: toCents(totals.total),
    shippingCents: toCents(totals.shippingCost),
  };
  const owed = lines.map(({ state, total, discount, cedola, extra }) => ({
    state,
    isOffBill: false,
    totalCents: toCents(total),
    discountCents: toCents(discount),
    cedolaCents: toCents(cedola?.amount ?? 0),
    extraCents: toCents(extra?.total ?? 0),
  }));
  return toEuro(owedCents(order, owed));
}

function counterPaymentAnswer(paid: PaidAtCounter): CounterPayment {
  const { at, amountCents, tender, tillNumber, mailedAt } = paid;
  return {
    at: at.toISOString(),
    amount: toEuro(amountCents),
    tender,
    tillNumber,
    mailedAt: mailedAt?.toISOString() ?? null,
  };
}
