import type { Order, OrderState } from '@zaino/contracts/orders';
import { toCents, toEuro } from '@zaino/rules/money';

interface AmountDue {
  words: string;
  /** In euro. */
  amount: number;
  /** What came off before anything was paid, in euro. */
  cancelled: number;
}

const gone: readonly OrderState[] = ['cancelled', 'returned', 'refunded'];

/** What a family has paid in the end, or has to pay: in the bookshop nothing for what was cancelled. */
export function amountDue(order: Order): AmountDue {
  const { paymentMethod, paymentState, totals, state } = order;
  if (paymentState === 'due') return dueInShop(order);
  if (paymentState === 'none') {
    const words = gone.includes(state) ? 'Non pagato' : 'Da pagare';
    return { words, amount: totals.total, cancelled: 0 };
  }
  const isByCard = paymentMethod === 'card' || order.events.some(isPaidOnline);
  const paid = isByCard ? 'Pagato con carta' : 'Pagato in libreria';
  if (totals.total === 0 && (totals.cedola ?? 0) > 0) {
    return { words: 'A tuo carico', amount: 0, cancelled: 0 };
  }
  const words = totals.refunded > 0 ? 'Pagato, tolti i rimborsi' : paid;
  return { words, amount: difference(totals.total, totals.refunded), cancelled: 0 };
}

/** What was to be paid in the shop, and was paid on a page since a cedola was refused. */
const isPaidOnline = ({ command }: Order['events'][number]) => command === 'confirm-online-payment';

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
const difference = (one: number, other: number) => toEuro(toCents(one) - toCents(other));
