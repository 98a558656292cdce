import type { OrderState, OrderSummary } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { comingWords, orderStandingWords, orderStateWords } from '@zaino/rules/order-words';

interface SummaryWords {
  tone: 'plain' | 'late' | 'done' | 'quiet';
  text: string;
}

const ended: readonly OrderState[] = ['delivered', 'cancelled', 'returned', 'refunded'];

/** Where an order stands, the date with it. */
export function summaryWords(order: OrderSummary, today: string): SummaryWords {
  const { state, expected } = order;
  const unpaid = unpaidWords(order);
  if (unpaid) return unpaid;
  if (state === 'delivered') return { tone: 'done', text: orderStandingWords(order).state };
  if (ended.includes(state)) return { tone: 'quiet', text: orderStandingWords(order).state };
  if (state === 'ready') return { tone: 'done', text: orderStateWords.ready };
  if (expected && expected.to < today) {
    return { tone: 'late', text: `In ritardo: previsto entro ${dayWords(expected.to)}` };
  }
  return { tone: 'plain', text: comingWords(order) };
}

/** Of what waits for money, or for somebody to say how it comes; null where nothing does. */
function unpaidWords(order: OrderSummary): SummaryWords | null {
  const { state, canPay, paymentMethod, paymentState } = order;
  if (canPay && paymentMethod === 'shop') {
    // Nothing else lets an order be paid that is paid in the shop, whether the bookshop takes cards or not.
    return { tone: 'late', text: 'Cedola non accettata: scegli come pagare' };
  }
  if (canPay) return { tone: 'late', text: 'Da pagare' };
  if (order.isMoneyAwaited) return { tone: 'plain', text: 'Pagamento in corso' };
  if (paymentMethod === 'card' && paymentState === 'none' && state === 'received') {
    return { tone: 'plain', text: 'In attesa del pagamento' };
  }
  return null;
}

/** `2 consegnati · 1 in viaggio · 1 da ricevere`, where lines stand in different places; else null. */
export function spreadWords({ lineStates }: OrderSummary): string | null {
  const counts = new Map<string, number>();
  for (const { state, lines } of lineStates) {
    counts.set(placeWords[state], (counts.get(placeWords[state]) ?? 0) + lines);
  }
  if (counts.size < 2) return null;
  return [...counts].map(([place, lines]) => `${lines} ${place}`).join(' · ');
}

const placeWords: Record<OrderState, string> = {
  received: 'da ricevere',
  paid: 'da ricevere',
  waiting: 'da ricevere',
  reserved: 'da ricevere',
  ready: 'da ritirare',
  shipped: 'in viaggio',
  delivered: 'già con te',
  cancelled: 'fuori dall’ordine',
  returned: 'fuori dall’ordine',
  refunded: 'fuori dall’ordine',
};

/** The first titles, each once though pieces may have lines of their own, and how many more lines there are. */
export function titleWords({ titles, lineStates }: OrderSummary): string {
  const lines = lineStates.reduce((sum, state) => sum + state.lines, 0);
  const more = lines - titles.length;
  const named = [...new Set(titles)].join(', ');
  if (more <= 0) return named;
  return `${named} e ${more === 1 ? 'un altro' : `altri ${more}`}`;
}

export function pieceWords(count: number): string {
  return count === 1 ? '1 articolo' : `${count} articoli`;
}
