import { guestApi, orderApi } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { type Failure, isWorthRetrying, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { sessionOf } from '@zaino/web/session';
import type { OrderPageData } from '../order/order.api';
import { asBuyer, keepGuest } from '../guest/guest';

/**
 * Whose the browser is: `unread` before it has said so, `account` of somebody who is signed in, `nobody` where it opens
 * no order at this address.
 */
type Standing = 'unread' | 'account' | 'guest' | 'nobody';

export interface GuestOrderData extends OrderPageData {
  standing: Standing;
}

/** The order of a browser's guest. The server draws no order here: the page is everybody's before a browser asks. */
export async function loadGuestOrder({
  request,
  params,
}: LoaderFunctionArgs): Promise<GuestOrderData> {
  const today = italianDay(new Date());
  const without = (standing: Standing, failure: Failure | null = null): GuestOrderData => ({
    order: null,
    today,
    failure,
    standing,
  });
  if (typeof document === 'undefined') return without('unread');
  if ((await sessionOf(request)).status === 'signed-in') return without('account');
  const known = await settle(fetchJson(guestApi.current, { request }));
  if (known.failure) return without('unread', known.failure);
  keepGuest(known.value.guest);
  const { id } = params;
  if (known.value.guest === null || id === undefined) return without('nobody');
  const found = await settle(fetchJson(orderApi.order, { request, params: { id }, ...asBuyer() }));
  if (found.value) return { ...without('guest'), order: found.value };
  return isWorthRetrying(found.failure) ? without('unread', found.failure) : without('nobody');
}

/** Why a link opens nothing: its orders are an account's by now, it is no link (any more), or nobody could say. */
export type LinkFailure = ApiError | null;

/** Makes this browser that of the link's guest; the key is not kept. */
export async function openLink(key: string): Promise<LinkFailure> {
  try {
    keepGuest(await fetchJson(guestApi.openLink, { body: { key } }));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Puts the orders of this browser's guest into the account of who is signed in. */
export async function claimOrders(): Promise<void> {
  await fetchJson(guestApi.claim);
  keepGuest(null);
}
