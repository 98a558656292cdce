import { groupBy, sumOf } from './group-by';
import type { Evidence } from './evidence';
import type { ChaosFinding } from './finding';

/** Lines in these states hold no pieces. */
const ended = new Set(['cancelled', 'returned', 'refunded']);

/** What was there at the beginning is left, or held for an order that lives; nothing is held for nobody. */
export function stockFindings(evidence: Evidence): ChaosFinding[] {
  const { stocks, reservations, orders, lines } = evidence;
  const held = groupBy(reservations, ({ productNumber }) => productNumber);
  const wrong = (text: string): ChaosFinding => ({ fault: 'stock-wrong', text });
  const findings = stocks.flatMap(({ product, left }) => {
    const taken = sumOf(held.get(product.number) ?? [], ({ quantity }) => quantity);
    if (left >= 0 && left + taken === product.stock) return [];
    return [wrong(`${product.id}: ${product.stock} at first, ${left} left and ${taken} reserved`)];
  });
  const known = new Set(orders.map(({ id }) => id));
  const numbers = new Map(stocks.map(({ product }) => [product.id, product.number]));
  const live = lines.filter(({ type, state }) => type === 'product' && !ended.has(state));
  const wanted = groupBy(
    live,
    ({ orderId, reference }) => `${orderId} ${numbers.get(reference) ?? 0}`,
  );
  const reserved = groupBy(reservations, ({ id, productNumber }) => `${id} ${productNumber}`);
  for (const key of new Set([...wanted.keys(), ...reserved.keys()])) {
    const ordered = sumOf(wanted.get(key) ?? [], ({ quantity }) => quantity);
    const [first, ...others] = reserved.get(key) ?? [];
    const pieces = sumOf(first ? [first, ...others] : [], ({ quantity }) => quantity);
    // Whoever was on the way when the service died, and gave up: the sweep gives it back when its time is over.
    const isOnTheWay = first?.state === 'held' && !known.has(first.id);
    if (ordered === pieces || isOnTheWay) continue;
    findings.push(wrong(`order and product ${key}: ${ordered} ordered, ${pieces} reserved`));
  }
  return findings;
}
