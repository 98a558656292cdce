import type { Order } from '@zaino/contracts/orders';

/** Most lines that a phone shows with all that is said of them. */
const MOST_WHOLE_LINES = 4;

/** Whether an order has so many lines that they, and what stands beside them, are folded. */
export function isLongOrder({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.length > MOST_WHOLE_LINES;
}
