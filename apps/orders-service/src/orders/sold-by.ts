import type { Order } from '@zaino/contracts/orders';
import type { OrderLineEntity } from './order-line.entity';

/** How an order is fetched and paid, as far as it decides who sells. */
export interface Sale {
  /** Bookshop where it is picked up; null for delivery. */
  bookshopId: string | null;
  /** Whether the payment provider has verified the bookshop's account, and takes cards for it. */
  isAccountVerified: boolean;
  payment: Order['paymentMethod'];
}

/**
 * Bookshop that sells a line, null for the shop itself (docs/decisions/sellers.md): what is paid at a bookshop's
 * counter is sold by it, since its till issues the document; by card it sells the books that are picked up there once
 * its account is verified. Supplies that are paid by card are the shop's own stock, and its own sale.
 */
export function soldBy(
  { type }: Pick<OrderLineEntity, 'type'>,
  { bookshopId, isAccountVerified, payment }: Sale,
): string | null {
  if (payment === 'shop') return bookshopId;
  return type === 'book' && isAccountVerified ? bookshopId : null;
}
