import type Stripe from 'stripe';
import { idOf } from './ledger/id-of';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
import { cards, payWith, postForm, stripeOf } from './testing/shop-side';
import { startWebhookEndpoint } from './testing/webhook-endpoint';
import type { ListeningEndpoint } from './testing/webhook-endpoint';

let endpoint: ListeningEndpoint;
let sandbox: PaymentSandbox;
let stripe: Stripe;

beforeEach(async () => {
  endpoint = await startWebhookEndpoint('whsec_test');
  const webhook = { url: endpoint.url, secret: 'whsec_test', retryMs: 20 };
  sandbox = await startPaymentSandbox({ webhook });
  stripe = stripeOf(sandbox);
});
afterEach(async () => {
  await sandbox.stop();
  await endpoint.stop();
});

/** A subscription of 19 € a month, taken on the hosted page. */
async function taken(trialDays: number): Promise<Stripe.Subscription> {
  const product = await stripe.products.create({ name: 'Piano Plus' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 1_900,
    recurring: { interval: 'month' },
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'libreria@example.com',
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: {
      metadata: { tenantId: 'libreria-1' },
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
    success_url: 'http://localhost:4200/dashboard/piano',
  });
  expect(session.amount_total).toBe(trialDays > 0 ? 0 : 1_900);
  await payWith(sandbox, session.id, cards.good);
  const { data } = await endpoint.waitFor('customer.subscription.created');
  return data.object as Stripe.Subscription;
}

describe('a subscription from the hosted page', () => {
  it('begins with its trial, for which nothing is taken', async () => {
    const subscription = await taken(30);
    expect(subscription).toMatchObject({
      status: 'trialing',
      metadata: { tenantId: 'libreria-1' },
    });
    expect((await stripe.charges.list()).data).toEqual([]);
    expect((await stripe.invoices.list()).data).toEqual([]);
  });

  it('is paid at once without a trial, by a customer who is named with the payment', async () => {
    const { customer, status } = await taken(0);
    expect(status).toBe('active');
    expect((await stripe.charges.list()).data).toMatchObject([{ amount: 1_900, customer }]);
    expect((await stripe.invoices.list({ customer: idOf(customer) })).data).toMatchObject([
      { status: 'paid', total: 1_900 },
    ]);
  });
});

describe('a price that is there from the start', () => {
  it('is found by its id, and is what it is told after another start', async () => {
    await sandbox.stop();
    sandbox = await startPaymentSandbox({ prices: [{ id: 'price_plus', monthlyCents: 1_900 }] });
    stripe = stripeOf(sandbox);
    expect(await stripe.prices.retrieve('price_plus')).toMatchObject({
      unit_amount: 1_900,
      recurring: { interval: 'month' },
    });
  });
});

describe('the portal', () => {
  it('shows plan, card and invoices, changes the card, cancels and takes that back', async () => {
    const { id, customer } = await taken(0);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: idOf(customer),
      return_url: 'http://localhost:4200/dashboard/piano',
    });
    const text = await (await fetch(url)).text();
    expect(text).toMatch(/si rinnova il .*finisce con 4242.*pagata.*19,00.*Torna al negozio/s);
    const fields = { scadenza: '12/40', cvc: '123', nome: 'Anna Rossi' };
    const wrong = await postForm(url, { azione: 'carta', numero: '1', ...fields });
    expect(wrong.status).toBe(422);
    await postForm(url, { azione: 'carta', numero: '5555555555554444', ...fields });
    expect(await (await fetch(url)).text()).toContain('finisce con 4444');
    await postForm(url, { azione: 'disdici', piano: id });
    await endpoint.waitFor('customer.subscription.updated');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
    await postForm(url, { azione: 'riprendi', piano: id });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
  });

  it('pays with another card what was not paid', async () => {
    const { id, customer } = await taken(0);
    const failed = await fetch(`${sandbox.url}/sandbox/subscriptions/failed-payment`, {
      method: 'POST',
      body: JSON.stringify({ subscription: id }),
    });
    expect(await failed.json()).toEqual({ id, status: 'past_due' });
    const { url } = await stripe.billingPortal.sessions.create({
      customer: idOf(customer),
      return_url: 'http://localhost:4200/dashboard/piano',
    });
    const card = { numero: '5555555555554444', scadenza: '12/40', cvc: '123', nome: 'Anna Rossi' };
    await postForm(url, { azione: 'carta', ...card });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  it('is nobody’s at another address', async () => {
    expect((await fetch(`${sandbox.url}/p/session/bps_none`)).status).toBe(404);
  });
});
