import type { OrderObstacle, OrderRequest, Quote } from '@zaino/contracts/orders';
import type { CartSnapshot } from '@zaino/web/cart';
import type { CheckoutDraft } from '../draft';

/** What stands in the way of paying in a way, as far as is known before the order is sent. */
export function obstacleTo(
  quote: Quote | null,
  payment: OrderRequest['payment'],
): OrderObstacle | null {
  return quote?.obstacles?.find((one) => one.payment === payment) ?? null;
}

/** In a shop is paid only what is fetched there. */
export function isPaidInShop(
  cart: Pick<CartSnapshot, 'shippingMethod'>,
  draft: Pick<CheckoutDraft, 'payment'>,
): boolean {
  return cart.shippingMethod === 'pickup' && draft.payment !== 'card';
}
