import type { Order, OrderLine, OrderState } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { comingWords, orderStateWords } from '@zaino/rules/order-words';

/** Books of an order that stand alike. */
export interface BookStanding {
  /** Where they are, with the date on which they come. */
  words: string;
  isLate: boolean;
  titles: string[];
}

type Context = Pick<Order, 'shippingMethod' | 'paymentMethod' | 'canPay'> & { today: string };

const onTheWay: readonly OrderState[] = ['received', 'paid', 'waiting', 'reserved', 'shipped'];

/** The books of an order by where they are: what is equal is said once, and every title stands with its state. */
export function standingsOf(order: Order, today: string): BookStanding[] {
  const { lines, shippingMethod, paymentMethod, canPay } = order;
  const standings = new Map<string, BookStanding>();
  for (const line of lines) {
    const { words, isLate } = standingOf(line, {
      shippingMethod,
      paymentMethod,
      canPay,
      today,
    });
    const standing = standings.get(words) ?? { words, isLate, titles: [] };
    standing.titles.push(
      line.quantity === 1 ? line.title : `${line.title} (${line.quantity} copie)`,
    );
    standings.set(words, standing);
  }
  return [...standings.values()];
}

function standingOf(line: OrderLine, context: Context): Omit<BookStanding, 'titles'> {
  const { state, expected } = line;
  // What is paid in the shop is ordered all the same.
  const waitsForMoney = context.canPay && context.paymentMethod === 'card';
  if (waitsForMoney && state === 'received') return { words: 'Da pagare', isLate: true };
  if (state === 'delivered' && context.shippingMethod === 'pickup') {
    return { words: 'Ritirato', isLate: false };
  }
  // The payment is no step of a book's way, neither here nor on the order's page.
  const words = state === 'received' || state === 'paid' ? 'Ordinato' : orderStateWords[state];
  if (!expected || !onTheWay.includes(state)) return { words, isLate: false };
  if (expected.to < context.today) {
    return { words: `In ritardo: previsto entro ${dayWords(expected.to)}`, isLate: true };
  }
  const { shippingMethod } = context;
  return { words: comingWords({ state, words, expected, shippingMethod }), isLate: false };
}
