import type { Order, OrderLine } from '@zaino/contracts/orders';
import { toCents, toEuro } from '@zaino/rules/money';

/** What of an order its money is counted from. */
export type MoneySource = Pick<Order, 'lines' | 'totals' | 'paymentState'>;

const undone: readonly OrderLine['state'][] = ['cancelled', 'returned', 'refunded'];
const isUndone = ({ state }: OrderLine) => undone.includes(state);

/** What the family pays, or has paid, for a line with its extra, in cents. */
function netCents({ total, discount, cedola, extra }: OrderLine): number {
  const goods = toCents(total) - toCents(discount) - toCents(cedola?.amount ?? 0);
  return goods + toCents(extra?.total ?? 0);
}

/** What of it was not given back, in cents. */
export function refundableCents(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + netCents(line) - toCents(line.refunded ?? 0), 0);
}

/**
 * Euro that a cancellation of whole lines gives back, by staff or a bookshop; the shipping with the last of the order,
 * and what was held back of earlier refunds. The server computes it again.
 */
export function cancelledEuro(
  { lines, totals, paymentState }: MoneySource,
  chosen: readonly OrderLine[],
): number {
  if (paymentState !== 'paid' && paymentState !== 'partly-refunded') return 0;
  const isLast = lines.every((line) => isUndone(line) || chosen.some(({ id }) => id === line.id));
  const ofLines = lines.reduce((sum, { refunded = 0 }) => sum + toCents(refunded), 0);
  const shippingLeft = toCents(totals.shippingCost) - (toCents(totals.refunded) - ofLines);
  return toEuro(refundableCents(chosen) + (isLast ? shippingLeft : 0));
}

/** Euro that are to be paid in the shop, as the order stands; 0 where nothing is. */
export function dueEuro({ lines, totals, paymentState }: MoneySource): number {
  const live = lines.filter((line) => !isUndone(line));
  if (paymentState !== 'due' || live.length === 0) return 0;
  const cents = live.reduce((sum, line) => sum + netCents(line), toCents(totals.shippingCost));
  return toEuro(cents);
}
