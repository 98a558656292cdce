import type { OrderCommandName, OrderState } from '@zaino/contracts/orders';
import { isbnOf } from '@zaino/rules/isbn';
import { formatEuro, toEuro } from '@zaino/rules/money';
import { lessHeldBack, planForAmount, planForLines, refundableCents } from '../orders/refund-plan';
import { hasMoney } from '../orders/command-rules';
import { takeBack } from '../orders/line-before';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { isUndone } from '../orders/order-state';
import { holdBack } from '../orders/held-back';
import { isUnpaidByCard, owedCents, settle } from '../orders/owed';
import { soldBy } from '../orders/sold-by';
import { commandRefused } from '../orders/refused';
import {
  cedolaCommandEffects,
  cedoleChanged,
  endRefused,
  handOverUndone,
  settleByCedola,
} from './cedola-command-effects';
import { type CommandScope, told } from './command-scope';
import { extraCommandEffects } from './extra-command-effects';
import type { OrderEffect } from './order-effect';
import { refundReason } from './refund-reason';

const nothing = (): OrderEffect[] => [];

/** What commands do beside moving lines from state to state; each gives what follows, in its order. */
export const commandEffects: Record<OrderCommandName, (scope: CommandScope) => OrderEffect[]> = {
  'confirm-payment': ({ order, lines, now }) => {
    order.paymentState = 'paid';
    order.paidAt = now;
    order.payBefore = null;
    order.moneyAwaitedUntil = null;
    const kept = lines.filter((line) => !isUndone(line));
    return [
      { kind: 'order-confirmed', orderId: order.id, lines: kept },
      ...stateVoucherDecided(order, true),
    ];
  },
  'accept-pay-in-shop': ({ order, lines }) => {
    order.paymentState = 'due';
    return [{ kind: 'order-confirmed', orderId: order.id, lines }];
  },
  'order-from-supplier': setDates,
  'change-dates': setDates,
  'substitute-edition': ({ chosen, data }) => {
    const substitute = { isbn: told(data.isbn), title: told(data.title) };
    for (const line of chosen) {
      line.details = { ...line.details, substitute };
      line.substituteIsbn = isbnOf(substitute.isbn);
    }
    return [];
  },
  reserve: nothing,
  'mark-ready': nothing,
  ship: ({ chosen, data }) => {
    const tracking = { carrier: told(data.carrier), code: told(data.code), url: told(data.url) };
    for (const line of chosen) line.tracking = tracking;
    return [];
  },
  deliver: ({ chosen, now }) => {
    for (const line of chosen) line.deliveredAt = now;
    return [];
  },
  'take-back': ({ order, chosen, data, now }) => {
    const undone = chosen[0]?.before?.command;
    if (undone) data.undone = undone;
    takeBack(chosen);
    // It is kept again, if it was handed over as the last thing that was kept.
    if (order.paymentState === 'due') order.payBefore ??= now;
    if (undone === 'reserve') return [{ kind: 'reserve-undone', lines: chosen }];
    return undone === 'deliver' ? handOverUndone(chosen) : [];
  },
  cancel: (scope) => {
    const { order, lines, chosen, data } = scope;
    const isGivenUp = lines.every(isUndone) && isUnpaidByCard(order);
    if (lines.every(isUndone)) endWaiting(order);
    else if (isUnpaidByCard(order)) for (const line of chosen) line.isOffBill = true;
    // Pieces of an order whose time is over lapse by themselves: until then, money that comes late still finds them.
    const lapses = data.cause === 'unpaid' && !order.arePiecesKept;
    const holdsPieces = !lapses && data.cause !== 'stock';
    // The customer's own wish, which `holdBack` may forget.
    const isOwnWish = data.heldBackCents !== undefined || data.cause === 'withdrawal';
    const held = holdBack(scope);
    settleByCedola(scope);
    return [
      ...cedoleChanged(scope),
      ...(holdsPieces ? piecesBack(scope) : []),
      ...copiesFreed(scope, ({ id }) => isKept(scope.from.get(id))),
      ...moneyBack(scope, { heldBackCents: held, isOwnWish }),
      ...(isGivenUp ? stateVoucherDecided(order, false) : []),
    ];
  },
  'receive-return': (scope) => [
    ...cedoleChanged(scope),
    ...(scope.data.restocks ? [...piecesBack(scope), ...copiesFreed(scope)] : []),
    ...moneyBack(scope, { isOwnWish: true }),
  ],
  refund: ({ order, lines, chosen, data }) => {
    const plan = planForAmount(chosen, told(data.amountCents));
    if (plan?.amountCents) {
      const reason = refundReason(data);
      return [{ kind: 'money-back', order, lines, plan, reason, isGiven: true }];
    }
    const most = chosen.reduce((sum, line) => sum + refundableCents(line), 0);
    throw commandRefused(
      `L’importo è superiore a quanto è stato pagato per questi articoli: al massimo ${formatEuro(toEuro(most))}.`,
    );
  },
  'confirm-refund': nothing,
  'register-shop-payment': ({ order, lines, data, now }) => {
    settle({ order, lines }, now);
    data.amountCents = owedCents(order, lines);
    endRefused(lines);
    return [];
  },
  'confirm-online-payment': ({ order, lines, data, now }) => {
    settle({ order, lines }, now);
    const { isAccountVerified = false } = data;
    const sale = { bookshopId: order.bookshopId, isAccountVerified, payment: 'card' as const };
    // What the family pays is sold as what is ordered by card.
    for (const line of lines) {
      if (line.cedolaCents === 0 && !isUndone(line)) line.soldBy = soldBy(line, sale);
    }
    endRefused(lines);
    return [];
  },
  ...cedolaCommandEffects,
  ...extraCommandEffects,
};

function stateVoucherDecided(order: CommandScope['order'], isPaid: boolean): OrderEffect[] {
  if (order.stateVoucherCents === 0) return [];
  return [{ kind: 'state-voucher-decided', orderId: order.id, isPaid }];
}

function endWaiting(order: CommandScope['order']): void {
  order.payBefore = null;
  order.moneyAwaitedUntil = null;
}

function setDates({ chosen, data }: CommandScope): OrderEffect[] {
  const { from, to } = told(data.expected);
  for (const line of chosen) {
    line.expectedFrom = from;
    line.expectedTo = to;
  }
  return [];
}

function piecesBack({ order, chosen }: CommandScope): OrderEffect[] {
  return [{ kind: 'pieces-released', orderId: order.id, lines: chosen }];
}

/** Of books alone: products are the catalogue's. */
function copiesFreed(
  { order, chosen }: CommandScope,
  isFree: (line: OrderLineEntity) => boolean = () => true,
): OrderEffect[] {
  const lines = chosen.filter((line) => line.isOrdered && isFree(line));
  return lines.length > 0 ? [{ kind: 'copies-freed', order, lines }] : [];
}

/** Whether a copy lies aside for a line in this state. */
const isKept = (state: OrderState | undefined) => state === 'reserved' || state === 'ready';

interface MoneyBack {
  heldBackCents?: number;
  /** Whether the customer has changed their mind: what is done to a copy by then stays paid (docs/decisions/bookshop-extras.md). */
  isOwnWish: boolean;
}

function moneyBack(
  scope: CommandScope,
  { heldBackCents = 0, isOwnWish }: MoneyBack,
): OrderEffect[] {
  const { order, lines, chosen, data } = scope;
  if (!hasMoney(order)) return [];
  const all = planForLines(
    { order, lines },
    chosen,
    ({ extraState }) => isOwnWish && extraState === 'done',
  );
  const plan = lessHeldBack(all, heldBackCents);
  return [{ kind: 'money-back', order, lines, plan, reason: refundReason(data) }];
}
