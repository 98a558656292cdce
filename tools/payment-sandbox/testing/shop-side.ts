import Stripe from 'stripe';
import type { OtherWay } from '../resources/ways';
import type { Faults } from '../faults/faults';
import type { PaymentSandbox } from '../start-payment-sandbox';

/** The SDK as the shop makes it, led to the sandbox. */
export function stripeOf(
  { apiUrl, secretKey }: PaymentSandbox,
  config: { maxNetworkRetries?: number; timeout?: number } = {},
): Stripe {
  const { hostname: host, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    protocol: 'http',
    host,
    port,
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

/** A session over 25.40 € in two lines. */
export function sessionParams(
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, cents: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'eur', unit_amount: cents, product_data: { name } },
  });
  return {
    mode: 'payment',
    locale: 'it',
    client_reference_id: 'ordine-1',
    customer_email: 'anna@example.com',
    metadata: { orderId: 'ordine-1' },
    line_items: [line('Matematica 1', 1_055, 2), line('Spedizione', 430, 1)],
    success_url: 'http://localhost:4200/orders/1?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4200/checkout',
    payment_intent_data: { metadata: { orderId: 'ordine-1' } },
    ...more,
  };
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  asksOnce: '4000002500003155',
  asksAlways: '4000002760003184',
  asksThenDeclines: '4000008260003178',
};

/** Sends the form of the card page as a browser does; no redirect is followed. */
export function payWith(
  { url }: PaymentSandbox,
  session: string,
  card: string | ({ numero: string } & Record<string, string>),
): Promise<Response> {
  const own = typeof card === 'string' ? { numero: card } : card;
  const fields = { scadenza: '12/40', cvc: '123', nome: 'Anna Rossi', ...own };
  return postForm(`${url}/c/pay/${session}`, fields);
}

/** Presses a button for another way to pay than a card; `sepa_debit:fallisce` is money that will not come. */
export function payElsewhere(
  { url }: PaymentSandbox,
  session: string,
  way: OtherWay | 'sepa_debit:fallisce',
): Promise<Response> {
  return postForm(`${url}/c/pay/${session}`, { modo: way });
}

export function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

export async function setFaults({ url }: PaymentSandbox, faults: Partial<Faults>): Promise<void> {
  const body = JSON.stringify(faults);
  const answer = await fetch(`${url}/sandbox/faults`, { method: 'PUT', body });
  if (!answer.ok) throw new Error(await answer.text());
}

/** One of the calls that steer the sandbox; gives what it answers, and rejects with what it says against it. */
export async function tellSandbox(
  { url }: Pick<PaymentSandbox, 'url'>,
  call: 'account' | 'dispute' | 'payout' | 'settle' | 'clock',
  values: object,
): Promise<unknown> {
  const answer = await fetch(`${url}/sandbox/${call}`, {
    method: 'POST',
    body: JSON.stringify(values),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
