import type { OrderEntity } from '../orders/order.entity';

/**
 * Whether an order can be paid in a way whose money comes days later. A guest's cannot: nothing has proven the address
 * that would be told if it failed. What is left of a refused cedola cannot either, since its days to pay are counted.
 */
export function takesDelayed({
  paymentMethod,
  isGuest,
}: Pick<OrderEntity, 'paymentMethod' | 'isGuest'>): boolean {
  return paymentMethod === 'card' && !isGuest;
}
