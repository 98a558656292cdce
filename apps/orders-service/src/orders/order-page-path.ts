import type { OrderEntity } from './order.entity';

/** The page of an order, for whoever has ordered it. */
export function orderPagePath({ id, isGuest }: Pick<OrderEntity, 'id' | 'isGuest'>): string {
  return isGuest ? `/orders/ospite/${id}` : `/orders/${id}`;
}
