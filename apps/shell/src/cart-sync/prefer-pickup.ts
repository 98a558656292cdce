import type { ServedShopFront } from '@zaino/contracts/shared';
import { getCart, setShippingMethod, subscribe } from '@zaino/web/cart';

/**
 * At the address of a bookshop with pick-up, what comes into an empty cart is to be picked up until its customer says
 * otherwise: it costs and binds no more than anything else. Gives how to stop.
 */
export function preferPickup(shopFront: ServedShopFront | undefined): () => void {
  if (!shopFront?.offersPickup) return () => undefined;
  let wasEmpty = false;
  const stop = subscribe(() => {
    const isEmpty = getCart().itemCount === 0;
    const isFirst = wasEmpty && !isEmpty;
    wasEmpty = isEmpty;
    if (isFirst) setShippingMethod('pickup');
  });
  wasEmpty = getCart().itemCount === 0;
  return stop;
}
