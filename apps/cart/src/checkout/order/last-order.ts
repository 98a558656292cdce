import { MINUTE_MS } from '@zaino/rules/durations';
import { getSession, useSession } from '@zaino/web/session';
import { useSyncExternalStore } from 'react';
import type { PlacedOrder } from '../checkout.api';

/** Under which this tab keeps it for as long as it is open, and all tabs for a moment. */
const LAST_ORDER_KEY = 'zaino.last-order';

/** For so long another tab, whose cart is suddenly empty, says why. */
const NEWS_MS = 30 * MINUTE_MS;

export type LastOrder = Pick<PlacedOrder, 'orderId' | 'number'>;

/** As all tabs of the browser read it; only whoever made it is told of it. */
interface SharedOrder extends LastOrder {
  uid: string;
  at: number;
}

/** The order made last in this tab; null without one. */
export function readLastOrder(): LastOrder | null {
  try {
    const { orderId, number } = parsed(sessionStorage.getItem(LAST_ORDER_KEY));
    return orderId && number ? { orderId, number } : null;
  } catch {
    // Blocked by the browser's settings, or not ours: the orders' own page has it.
    return null;
  }
}

export function keepLastOrder({ orderId, number }: PlacedOrder): void {
  try {
    sessionStorage.setItem(LAST_ORDER_KEY, JSON.stringify({ orderId, number }));
    const { user } = getSession();
    if (user === null) return;
    const shared: SharedOrder = { orderId, number, uid: user.uid, at: Date.now() };
    localStorage.setItem(LAST_ORDER_KEY, JSON.stringify(shared));
  } catch {
    // As above.
  }
}

/** An order that the same person has made a moment ago, in whatever tab; null without one. */
export function useNewOrder(): LastOrder | null {
  const { user } = useSession();
  const text = useSyncExternalStore(subscribe, readNews, () => null);
  const { orderId, number, uid } = parsed(text);
  return orderId && number && uid === user?.uid ? { orderId, number } : null;
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LAST_ORDER_KEY) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function readNews(): string | null {
  try {
    const text = localStorage.getItem(LAST_ORDER_KEY);
    const { at = 0 } = parsed(text);
    return Date.now() - at < NEWS_MS ? text : null;
  } catch {
    // As above.
    return null;
  }
}

const parsed = (text: string | null) => JSON.parse(text ?? '{}') as Partial<SharedOrder>;
