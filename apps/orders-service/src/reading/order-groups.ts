import type { Order } from '@zaino/contracts/orders';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { orderStateOf } from '../orders/order-state';
import type { OrderEntity } from '../orders/order.entity';
import { expectedDaysOf, wholeRange } from '../orders/expected-days';

type Group = Order['groups'][number];

/** Of what the shop itself sells. */
const OWN_GROUP = 'zaino';

/** Lines of one seller are handed over together. */
export function groupIdOf({ sellerId }: Pick<OrderLineEntity, 'sellerId'>): string {
  return sellerId ?? OWN_GROUP;
}

/** The lines of an order by who hands them over. */
export function orderGroups(order: OrderEntity, lines: readonly OrderLineEntity[]): Group[] {
  const groups = new Map<string, OrderLineEntity[]>();
  for (const line of lines) {
    const id = groupIdOf(line);
    groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return [...groups].map(([id, own]) => ({
    id,
    kind: order.shippingMethod === 'pickup' ? 'pickup' : 'delivery',
    bookshop: bookshopOf(order, own[0]?.sellerId ?? null),
    state: orderStateOf(own),
    expected: wholeRange(own.map(expectedDaysOf)),
  }));
}

/** Sellers beside the shop itself are those that hand the order out. */
function bookshopOf({ pickupPoint }: OrderEntity, sellerId: string | null): Group['bookshop'] {
  if (sellerId === null) return null;
  return { id: sellerId, name: pickupPoint?.id === sellerId ? pickupPoint.name : 'Libreria' };
}
