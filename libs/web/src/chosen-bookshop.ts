import type { ServedShopFront } from '@zaino/contracts/shared';
import type { OptionalBookDiscounts } from '@zaino/rules/book-price';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import { type CartSnapshot, useCart } from '@zaino/web/cart';
import { useShopFront } from './shop-front';

/** A bookshop as a page knows it, with its discount where it tells of one. */
type KnownBookshop = OptionalBookDiscounts & Pick<CartBookshop, 'id' | 'name'>;

/** Of a bookshop what a cart keeps of it. */
export function chosenOf({
  id,
  name,
  adoptedBookDiscount = 0,
  otherBookDiscount = 0,
}: KnownBookshop): CartBookshop {
  return { id, name, adoptedBookDiscount, otherBookDiscount };
}

type AskedCart = Pick<CartSnapshot, 'itemCount' | 'shippingMethod' | 'bookshop'>;

/**
 * The bookshop where what is in the cart, or comes into it, is picked up: as it was chosen, else the one at whose own
 * address the page stands. Null where it is sent home, or picked up nowhere yet.
 */
export function chosenBookshop(
  { itemCount, shippingMethod, bookshop }: AskedCart,
  shopFront: ServedShopFront | undefined,
): CartBookshop | null {
  const own = shopFront?.offersPickup ? chosenOf(shopFront) : null;
  // What comes into an empty cart there is to be picked up there.
  if (own && itemCount === 0) return own;
  return shippingMethod === 'pickup' ? (bookshop ?? own) : null;
}

/** The same for the page that is drawn. On the server, and at the first paint, nothing of the cart is known. */
export function useChosenBookshop(): CartBookshop | null {
  return chosenBookshop(useCart(), useShopFront());
}
