import type { OrderEntity } from '../orders/order.entity';
import type { Seller } from '../orders/seller';

/** Where articles go back to: the bookshop that handed them out, or the shop itself. */
export function returnAddress(
  { pickupPoint }: Pick<OrderEntity, 'pickupPoint'>,
  seller: Seller,
): string {
  if (pickupPoint === null) return `${seller.name}, ${seller.returnsAddress}`;
  const { name, address, postalCode, city, province } = pickupPoint;
  return `${name}, ${address}, ${postalCode} ${city} (${province})`;
}
