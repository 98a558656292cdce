import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import {
  cartEndpoints,
  checkoutEndpoints,
  guestEndpoints,
  stateVoucherEndpoints,
} from '@zaino/contracts/orders';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import type { AskedQuote } from '../quote/quote-request';
import { bookshopSeller, makeQuote, pickupPoints, places } from './checkout-factories';

const endpoints = {
  quote: cartEndpoints.quote,
  start: checkoutEndpoints.start,
  places: checkoutEndpoints.places,
  sellers: checkoutEndpoints.sellers,
  ways: checkoutEndpoints.ways,
  checkStateVoucher: stateVoucherEndpoints.check,
  placeOrder: checkoutEndpoints.placeOrder,
  begin: guestEndpoints.begin,
  pickupPoints: bookshopsEndpoints.pickupPoints,
  pickupPoint: bookshopsEndpoints.pickupPoint,
  profile: accountEndpoints.profile,
  requestVerification: authEndpoints.requestVerification,
};

export type CheckoutHandlers = FakeHandlers<typeof endpoints>;

/** The body of the call that is being answered. */
export function bodyOfLastCall(): unknown {
  const [, init] = jest.mocked(fetch).mock.lastCall ?? [];
  return JSON.parse(init?.body as string);
}

/** What a family asks for that has never ordered. */
export const calls: CheckoutHandlers = {
  start: () => ({ contact: null, address: null, invoice: null, pickupPointId: null }),
  quote: () => makeQuote(bodyOfLastCall() as AskedQuote),
  places: ({ cap = '' }) => ({ comuni: places[cap] ?? [] }),
  pickupPoints: () => ({ pickupPoints, total: pickupPoints.length }),
  sellers: () => ({ sellers: [{ ...bookshopSeller, sells: ['book', 'product'] }] }),
  ways: () => ({
    ways: [
      { id: 'card', name: 'carta', isDelayed: false },
      { id: 'satispay', name: 'Satispay', isDelayed: false },
      { id: 'sepa_debit', name: 'addebito sul conto', isDelayed: true },
    ],
  }),
  placeOrder: () => ({
    orderId: '3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11',
    number: 'ZN-7K3M-9QXD',
    paymentUrl: 'https://pagamenti.example/sessione',
  }),
};

/** The services that the checkout works with, as their contracts describe them; calls without a handler are down. */
export function fakeCheckout(handlers: CheckoutHandlers = {}) {
  return fakeService(endpoints, { ...calls, ...handlers });
}

/** The bodies that were sent to a path, with their idempotency keys. */
export function sentTo(path: string): { body: unknown; key: string | null }[] {
  return jest
    .mocked(fetch)
    .mock.calls.filter(([url]) => new URL(url as string, location.href).pathname === path)
    .map(([, init]) => ({
      body: init?.body === undefined ? null : (JSON.parse(init.body as string) as unknown),
      key: new Headers(init?.headers).get('idempotency-key'),
    }));
}
