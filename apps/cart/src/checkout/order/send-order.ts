import type { OrderRequest } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { getCart, renewLines, takeOrdered } from '@zaino/web/cart';
import { forgetVoucher } from '../../quote/use-voucher';
import { wantedLines } from '../../quote/quote-request';
import { type PlacedOrder, placeOrder } from '../checkout.api';
import { forgetDraft } from '../draft-storage';
import { keepLastOrder } from './last-order';
import { forgetOrderKey, noteAnswer, orderKey } from './order-key';

const ORDER_LOCK = 'zaino.order';

/** Code of a refusal by this page itself: the cart is no longer what was on the screen. */
export const CART_CHANGED = 'cart-changed';

/** What is sent, and by whom. */
export interface SentOrder {
  body: OrderRequest;
  /** Who orders has no account. */
  isGuest: boolean;
}

/**
 * Sends the order off and takes out of the cart what was ordered. One tab at a time, and only while the cart holds what
 * the order says: what another tab has ordered is no longer in it. A lost answer leaves all as it is, and the next try
 * gets the same order by its key. `onPlaced` is called before the cart is emptied.
 */
export function sendOrder(
  { body, isGuest }: SentOrder,
  onPlaced: (placed: PlacedOrder) => void,
): Promise<void> {
  return oneTabAtATime(async () => {
    const { items } = cartAsStored();
    if (JSON.stringify(wantedLines(items)) !== JSON.stringify(body.lines)) throw cartChanged();
    if (isGuest) await asGuest(body.contact.email);
    const placed = await sendNoted(body);
    keepLastOrder(placed);
    onPlaced(placed);
    takeOrdered(items);
    forgetOrderKey();
    forgetVoucher();
    forgetDraft();
  });
}

/** Its code came with the page's data. */
async function asGuest(email: string): Promise<void> {
  const { beginGuest } = await import(
    /* webpackChunkName: 'guest-checkout' */ '../guest/guest-checkout.api'
  );
  await beginGuest(email);
}

async function sendNoted(body: OrderRequest): Promise<PlacedOrder> {
  const key = orderKey();
  // The page may be closed before the answer comes.
  noteAnswer(false);
  try {
    return await placeOrder(body, key);
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unavailable') noteAnswer(true);
    throw error;
  }
}

/** Any change, also of nothing, is made on what storage holds: another tab may not have been heard of yet. */
function cartAsStored() {
  renewLines([]);
  return getCart();
}

const cartChanged = () =>
  new ApiError({
    kind: 'conflict',
    code: CART_CHANGED,
    status: 0,
    message: 'The cart has changed',
  });

/** Browsers without locks rely on the key alone. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(ORDER_LOCK, work) : work();
}
