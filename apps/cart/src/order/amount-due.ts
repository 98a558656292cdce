import type { Order, OrderState, PaidBy } from '@zaino/contracts/orders';
import { toCents, toEuro } from '@zaino/rules/money';

interface AmountDue {
  words: string;
  /** In euro. */
  amount: number;
  /** What came off before anything was paid, in euro. */
  cancelled: number;
}

/** States of lines of which nothing more will come. */
export const gone: readonly OrderState[] = ['cancelled', 'returned', 'refunded'];

/** What a family has paid in the end, or has to pay: nothing for what was cancelled before it was paid. */
export function amountDue(order: Order): AmountDue {
  const { paymentMethod, paymentState, totals } = order;
  if (paymentState === 'due') return dueInShop(order);
  if (paymentState === 'none') return dueByCard(order);
  const by = order.paid?.by ?? (paymentMethod === 'card' ? 'card' : 'counter');
  const paid = order.paid?.amount ?? totals.total;
  const words = totals.refunded > 0 ? 'Pagato, tolti i rimborsi' : paidWords(by, order.paid?.way);
  return {
    words,
    amount: difference(paid, totals.refunded),
    cancelled: difference(totals.total, paid),
  };
}

function paidWords(by: PaidBy, way?: string): string {
  if (by === 'card') return `Pagato ${way ? `con ${way}` : 'online'}`;
  return by === 'counter' ? 'Pagato in libreria' : 'A tuo carico';
}

function dueByCard({ state, totals: { total, due = total }, stateVoucher }: Order): AmountDue {
  if (stateVoucher && due < total) {
    return { words: 'Da pagare, tolto il buono', amount: due, cancelled: 0 };
  }
  const words = gone.includes(state) ? 'Non pagato' : 'Da pagare';
  return { words, amount: due, cancelled: difference(total, due) };
}

function dueInShop({ lines, totals }: Order): AmountDue {
  const kept = lines.filter(({ state }) => !gone.includes(state));
  const ofLines = kept.reduce(
    (sum, { total, discount, cedola, extra }) =>
      sum +
      toCents(total) -
      toCents(discount) -
      toCents(cedola?.amount ?? 0) +
      toCents(extra?.total ?? 0),
    0,
  );
  const amount = kept.length === 0 ? 0 : toEuro(ofLines + toCents(totals.shippingCost));
  return { words: 'Da pagare in libreria', amount, cancelled: difference(totals.total, amount) };
}

/** To the cent. */
export const difference = (one: number, other: number) => toEuro(toCents(one) - toCents(other));
