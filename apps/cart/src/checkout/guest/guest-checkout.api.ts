import { guestApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { sessionOf } from '@zaino/web/session';
import type { CheckoutData, CheckoutStartData } from '../checkout.api';
import { keepGuest } from '../../guest/guest';

const nothingKnown: CheckoutStartData = {
  contact: null,
  address: null,
  invoice: null,
  pickupPointId: null,
};

/** For who has no account; who is signed in orders as always. */
export async function loadGuestCheckout({ request }: LoaderFunctionArgs) {
  const { status } = await sessionOf(request);
  if (status === 'signed-in') return redirect('/checkout');
  const page: CheckoutData = { start: nothingKnown, profile: null, failure: null, isGuest: true };
  return page;
}

/** The browser is a guest's with this address from now on, as long as nobody signs in. */
export async function beginGuest(email: string): Promise<void> {
  keepGuest(await fetchJson(guestApi.begin, { body: { email } }));
}
