import { randomUUID } from 'node:crypto';
import type { ProviderSubscription } from '@zaino/contracts/orders';
import { stripeOf } from '@zaino/tools/payment-sandbox/testing/shop-side';
import type Stripe from 'stripe';
import { idOf } from '../payments/provider';
import { ProviderLedger } from '../reconciliation/provider-ledger';
import { PayingService } from '../testing/paying-service';

let paying: PayingService;
let stripe: Stripe;
let priceId: string;
beforeAll(async () => {
  paying = await PayingService.start();
  stripe = stripeOf(paying.sandbox);
  const product = await stripe.products.create({ name: 'Piano Plus' });
  const price = { product: product.id, currency: 'eur', unit_amount: 1_900 };
  ({ id: priceId } = await stripe.prices.create({ ...price, recurring: { interval: 'month' } }));
});
afterAll(() => paying.stop());

const wish = (changes: object = {}) => ({
  attemptId: randomUUID(),
  attemptedAt: new Date().toISOString(),
  tenantId: randomUUID(),
  priceId,
  email: 'libreria@example.com',
  customerId: null,
  trialDays: 30,
  ...changes,
});
const post = <Body>(path: string, body: unknown) =>
  paying.service.serviceCall<Body>({ method: 'POST', path: `/internal/${path}`, body });
const open = (body: object) => post<{ url: string }>('subscription-pages', body);
async function read(id: string) {
  const answer = await paying.service.serviceCall({ path: `/internal/subscriptions/${id}` });
  return { status: answer.status, body: answer.body as unknown as ProviderSubscription };
}
const pageOf = (url: string) => url.split('/').at(-1) ?? '';

/** A subscription that was taken, and what the provider tells of it. */
async function taken(changes: object = {}) {
  const wanted = wish(changes);
  const { body } = await open(wanted);
  await paying.pay(pageOf(body.url));
  const [found] = (await stripe.subscriptions.list({ limit: 1 })).data;
  if (found?.metadata.tenantId !== wanted.tenantId) throw new Error('It was not taken.');
  const { events } = await paying.ledger();
  const about = events.filter(({ data }) => JSON.stringify(data).includes(found.id));
  return { wanted, id: found.id, customerId: idOf(found.customer) ?? '', events: about };
}

const followed = (id: string) =>
  paying.service.bookshops.followed.filter(({ subscriptionId }) => subscriptionId === id);

describe('the page of a subscription', () => {
  it('is one for each attempt, and what is paid there one subscription', async () => {
    const wanted = wish();
    const [one, other] = await Promise.all([open(wanted), open(wanted)]);
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
    await paying.pay(pageOf(one.body.url));
    expect((await open(wanted)).body).toEqual(one.body);
    await paying.pay(pageOf(one.body.url));
    const { data } = await stripe.subscriptions.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata.tenantId === wanted.tenantId)).toHaveLength(1);
  });

  it('begins with a trial, or is paid at once', async () => {
    const trial = await taken();
    expect((await read(trial.id)).body).toMatchObject({
      tenantId: trial.wanted.tenantId,
      status: 'trialing',
      trialEnd: expect.any(String) as string,
      cancelsAt: null,
    });
    expect((await read((await taken({ trialDays: 0 })).id)).body.status).toBe('active');
  });

  it('is unavailable where the provider is away, or does not know the price', async () => {
    expect((await open(wish({ priceId: 'price_none' }))).status).toBe(503);
    await paying.misbehave({ failNext: 2, only: 'POST /v1/checkout/sessions' });
    expect((await open(wish())).status).toBe(503);
    await paying.misbehave({});
  });
});

describe('what the provider tells of a subscription', () => {
  it('goes on to its bookshop, also what comes twice or late', async () => {
    const { wanted, id, events } = await taken({ trialDays: 0 });
    const told = events.filter(({ type }) => /^(customer\.subscription|invoice)\./.test(type));
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      'customer.subscription.created',
      'invoice.paid',
    ]);
    for (const event of [...told.toReversed(), ...told]) await paying.deliver(event);
    await paying.settled();
    expect(followed(id)).toEqual(told.map(() => ({ id: wanted.tenantId, subscriptionId: id })));
  });

  it('is no word for anybody where it was made for no bookshop', async () => {
    const { id, customerId } = await taken();
    const other = await stripe.subscriptions.create({
      customer: customerId,
      items: [{ price: priceId }],
    });
    const { events } = await paying.ledger();
    const created = events.find(({ data }) => (data.object as { id?: string }).id === other.id);
    if (created) await paying.deliver(created);
    await paying.settled();
    expect([followed(other.id), followed(id)]).toEqual([[], []]);
    expect(await paying.parked()).toEqual([]);
  });
});

describe('a subscription', () => {
  it('is ended, once and for all', async () => {
    const { id } = await taken();
    for (let times = 0; times < 2; times += 1) {
      const path = `/internal/subscriptions/${id}`;
      expect((await paying.service.serviceCall({ method: 'DELETE', path })).status).toBe(200);
    }
    expect((await read(id)).body.status).toBe('ended');
    expect((await read('sub_none')).status).toBe(404);
  });

  it('has a page of cards and invoices', async () => {
    const { customerId } = await taken();
    const { body } = await post<{ url: string }>('billing-portals', { customerId });
    expect((await fetch(body.url)).status).toBe(200);
    expect((await post('billing-portals', { customerId: 'cus_none' })).status).toBe(503);
  });

  it('is no payment of an order that the books would miss', async () => {
    await taken({ trialDays: 0 });
    const ledger = paying.worker.app.get(ProviderLedger, { strict: false });
    const span = { from: new Date(0), to: new Date(Date.now() + 60_000) };
    expect(await ledger.charges(span)).toEqual([]);
  });
});
