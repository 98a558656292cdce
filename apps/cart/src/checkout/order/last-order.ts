import type { PlacedOrder } from '../checkout.api';

/** Whoever comes back from the payment page finds the way to the order in the place of an empty cart. */
const LAST_ORDER_KEY = 'zaino.last-order';

/** The order made last in this tab; null without one. */
export function readLastOrder(): Pick<PlacedOrder, 'orderId' | 'number'> | null {
  try {
    const { orderId, number } = JSON.parse(
      sessionStorage.getItem(LAST_ORDER_KEY) ?? '{}',
    ) as Partial<PlacedOrder>;
    return orderId && number ? { orderId, number } : null;
  } catch {
    // Blocked by the browser's settings, or not ours: the orders' own page has it.
    return null;
  }
}

export function keepLastOrder({ orderId, number }: PlacedOrder): void {
  try {
    sessionStorage.setItem(LAST_ORDER_KEY, JSON.stringify({ orderId, number }));
  } catch {
    // As above.
  }
}
