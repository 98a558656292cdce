import type { Order } from '@zaino/contracts/orders';
import type { OrderLineRow } from '../orders/order-line.entity';
import { orderStateOf } from '../orders/order-state';
import type { CustomerOrder } from '../orders/order.entity';
import { expectedOf, wholeRange } from '../orders/expected-days';

type Group = Order['groups'][number];

/** Of what the shop itself sells. */
const OWN_GROUP = 'zaino';

/** Lines of one seller are handed over together. */
export function groupIdOf({ sellerId }: Pick<OrderLineRow, 'sellerId'>): string {
  return sellerId ?? OWN_GROUP;
}

/** The lines of an order by who hands them over. */
export function orderGroups(order: CustomerOrder, lines: readonly OrderLineRow[]): Group[] {
  const groups = new Map<string, OrderLineRow[]>();
  for (const line of lines) {
    const id = groupIdOf(line);
    groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return [...groups].map(([id, own]) => ({
    id,
    kind: order.shippingMethod === 'pickup' ? 'pickup' : 'delivery',
    bookshop: bookshopOf(order, own[0]?.sellerId ?? null),
    state: orderStateOf(own),
    expected: wholeRange(own.map(expectedOf)),
  }));
}

/** Sellers beside the shop itself are those that hand the order out. */
function bookshopOf({ pickupPoint }: CustomerOrder, sellerId: string | null): Group['bookshop'] {
  if (sellerId === null) return null;
  return { id: sellerId, name: pickupPoint?.id === sellerId ? pickupPoint.name : 'Libreria' };
}
