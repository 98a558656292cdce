import type { OrderEntity } from '../orders/order.entity';
import type { Seller } from '../orders/seller';

type Order = Pick<OrderEntity, 'pickupPoint' | 'sellers'>;

/**
 * Where articles go back to that `seller` has sold: to the seller. What the shop itself sold and a bookshop handed out
 * is taken back at the counter too; orders from before sellers were kept go back to where they came from.
 */
export function returnAddress({ pickupPoint, sellers }: Order, seller: Seller): string {
  const ofSeller = `${seller.name}, ${seller.returnsAddress}`;
  if (pickupPoint === null || seller.id !== null) return ofSeller;
  const { name, address, postalCode, city, province } = pickupPoint;
  const counter = `${name}, ${address}, ${postalCode} ${city} (${province})`;
  return sellers === null ? counter : `${ofSeller}, oppure al banco di ${counter}`;
}
