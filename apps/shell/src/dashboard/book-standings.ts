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

interface Context extends Pick<Order, 'shippingMethod'> {
  /** Before that nothing of it is ordered; what is paid in the shop is ordered all the same. */
  waitsForMoney: boolean;
  today: string;
}

const onTheWay: readonly OrderState[] = ['received', 'paid', 'waiting', 'reserved', 'shipped'];

/** The books of an order by where they are: what is equal is said once, and every title stands with its state. */
export function standingsOf(order: Order, today: string): BookStanding[] {
  const { lines, shippingMethod, paymentMethod, canPay } = order;
  const context = { shippingMethod, waitsForMoney: canPay && paymentMethod === 'card', today };
  const standings = new Map<string, BookStanding>();
  for (const line of lines) {
    const { words, isLate } = lineStanding(line, context);
    const standing = standings.get(words) ?? { words, isLate, titles: [] };
    standing.titles.push(
      line.quantity === 1 ? line.title : `${line.title} (${line.quantity} copie)`,
    );
    standings.set(words, standing);
  }
  return [...standings.values()];
}

/** Where the pieces of a line are, with the date on which they come. */
export function lineStanding(
  line: Pick<OrderLine, 'state' | 'expected'>,
  context: Context,
): Omit<BookStanding, 'titles'> {
  const { state, expected } = line;
  if (context.waitsForMoney && state === 'received') return { words: 'Da pagare', isLate: true };
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
