import type { Guest } from '@zaino/contracts/orders';
import { GUEST_TOKEN_HEADER } from '@zaino/contracts/shared';
import { getSession } from '@zaino/web/session';

/** Whose guest this page is, as the service has said; the cookie beside it is what opens orders. */
let guest: Guest | null = null;

export function keepGuest(known: Guest | null): void {
  guest = known;
}

/** How a call about an order is made: as the guest's of this page, or the signed-in customer's. A guest is led to no sign-in. */
export function asBuyer(): { headers?: Record<string, string>; isEndExpected?: boolean } {
  if (guest === null || getSession().status === 'signed-in') return {};
  return { headers: { [GUEST_TOKEN_HEADER]: guest.token }, isEndExpected: true };
}

/** The page of an order for whoever has ordered it. */
export const orderPath = (orderId: string, isGuest: boolean | undefined): string =>
  isGuest ? `/orders/ospite/${orderId}` : `/orders/${orderId}`;
