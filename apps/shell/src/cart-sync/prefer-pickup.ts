import type { ServedShopFront } from '@zaino/contracts/shared';
import { getCart, setBookshop, setShippingMethod, subscribe } from '@zaino/web/cart';
import { chosenOf } from '@zaino/web/chosen-bookshop';

/**
 * At the address of a bookshop with pick-up, what comes into an empty cart is to be picked up there until its customer says
 * otherwise: it costs and binds no more than anything else. Gives how to stop.
 */
export function preferPickup(shopFront: ServedShopFront | undefined): () => void {
  if (!shopFront?.offersPickup) return () => undefined;
  let wasEmpty = false;
  const stop = subscribe(() => {
    const isEmpty = getCart().itemCount === 0;
    const isFirst = wasEmpty && !isEmpty;
    wasEmpty = isEmpty;
    if (!isFirst) return;
    setShippingMethod('pickup');
    setBookshop(chosenOf(shopFront));
  });
  wasEmpty = getCart().itemCount === 0;
  return stop;
}
