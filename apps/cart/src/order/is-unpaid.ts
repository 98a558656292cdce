import type { Order } from '@zaino/contracts/orders';

/** Whether its payment page is still waited for, by card. */
export function isUnpaid({
  paymentMethod,
  paymentState,
  state,
}: Pick<Order, 'paymentMethod' | 'paymentState' | 'state'>): boolean {
  return paymentMethod === 'card' && paymentState === 'none' && state === 'received';
}
