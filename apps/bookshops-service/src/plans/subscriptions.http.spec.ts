import { randomUUID } from 'node:crypto';
import type { OwnPlan } from '@zaino/contracts/bookshops';
import type { ProviderSubscription } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';

const priceId = 'price_plus';
/** Of whoever a test signs in. */
const customerEmail = 'prova@example.com';

let service: TestService;
let bookshop: Bookshop;
beforeAll(async () => {
  service = await startTestService({
    BOOKSHOP_PLAN_PRICE_ID: priceId,
    BOOKSHOP_PLAN_TRIAL_DAYS: 30,
  });
});
beforeEach(async () => {
  bookshop = await service.bookshop();
  service.neighbours.isProviderAway = false;
});
afterAll(() => service.stop());

const create = (changes: object = {}, { tenant, headers } = bookshop) =>
  service.call({
    method: 'POST',
    path: '/api/stripe/create-subscription',
    headers,
    body: { tenantId: tenant.id, priceId, customerEmail, ...changes },
  });
const urlOf = ({ body }: { body: object }) => (body as { url: string }).url;
const plan = async ({ tenant, headers } = bookshop) => {
  const { status, body } = await service.call({ path: `/api/tenants/${tenant.id}/plan`, headers });
  return { status, body: body as unknown as OwnPlan };
};
const openPortal = ({ tenant, headers } = bookshop) =>
  service.call({ method: 'POST', path: `/api/tenants/${tenant.id}/plan/portal`, headers });

/** What the provider has of the bookshop's subscription from now on. */
function stands(changes: Partial<ProviderSubscription> = {}): string {
  const id = changes.id ?? `sub_${bookshop.tenant.id.replaceAll('-', '')}`;
  service.neighbours.subscriptions.set(id, {
    id,
    tenantId: bookshop.tenant.id,
    customerId: 'cus_1',
    status: 'active',
    trialEnd: null,
    periodEnd: '2026-10-01T00:00:00.000Z',
    cancelsAt: null,
    ...changes,
  });
  return id;
}
const follow = (subscriptionId: string, { tenant } = bookshop) =>
  service.call({
    method: 'PUT',
    path: `/internal/tenants/${tenant.id}/subscription`,
    headers: serviceKeyHeader,
    body: { subscriptionId },
  });

describe('the paid plan', () => {
  it('is offered, and taken on a page of the provider for this bookshop', async () => {
    expect((await plan()).body).toMatchObject({
      status: 'free',
      hasPaidFeatures: false,
      priceId,
      offer: { id: 'plus', isAvailable: true },
    });
    const answer = await create();
    expect([answer.status, urlOf(answer)]).toEqual([
      200,
      expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
    ]);
    expect(service.neighbours.subscriptionPages.at(-1)).toMatchObject({
      tenantId: bookshop.tenant.id,
      priceId,
      email: customerEmail,
      customerId: null,
      trialDays: 30,
    });
    expect((await plan()).body.status).toBe('free');
  });

  it('is one however often it is pressed, while the page is open', async () => {
    const [one, other] = await Promise.all([create(), create()]);
    expect(urlOf(other)).toBe(urlOf(one));
    service.advance(22 * HOUR_MS);
    expect(urlOf(await create())).toBe(urlOf(one));
    service.advance(2 * HOUR_MS);
    expect(urlOf(await create())).not.toBe(urlOf(one));
  });

  it('is refused while one runs, and taken again without a trial once that has ended', async () => {
    const id = stands();
    await follow(id);
    expect(await create()).toMatchObject({ status: 409, body: { code: 'subscription-running' } });
    stands({ id, status: 'ended' });
    await follow(id);
    expect((await create()).status).toBe(200);
    expect(service.neighbours.subscriptionPages.at(-1)).toMatchObject({
      customerId: 'cus_1',
      trialDays: 0,
    });
  });

  it.each([
    ['another price', { priceId: 'price_other' }, 'price-unknown'],
    ['another address', { customerEmail: 'altri@example.com' }, 'email-refused'],
    ['no address', { customerEmail: 'nessuno' }, 'invalid-input'],
    ['more than that', { trialDays: 300 }, 'invalid-input'],
  ])('is refused with %s', async (_, changes, code) => {
    expect(await create(changes)).toMatchObject({ status: 400, body: { code } });
  });

  it('is unavailable while the provider is, and then the same attempt', async () => {
    service.neighbours.isProviderAway = true;
    expect((await create()).status).toBe(503);
    service.neighbours.isProviderAway = false;
    expect((await create()).status).toBe(200);
  });

  it.each([
    ['a visitor', 401, () => Promise.resolve({})],
    ['another owner', 404, async () => (await service.bookshop()).headers],
    ['a family', 403, () => service.signIn({ role: 'customer' })],
    ['another service', 401, () => Promise.resolve(serviceKeyHeader)],
  ])('is no business of %s (%d)', async (_, status, headersOf) => {
    const pages = service.neighbours.subscriptionPages.length;
    await follow(stands());
    const stranger = { ...bookshop, headers: await headersOf() };
    expect((await create({}, stranger)).status).toBe(status);
    expect((await plan(stranger)).status).toBe(status);
    expect((await openPortal(stranger)).status).toBe(status);
    expect(service.neighbours.subscriptionPages).toHaveLength(pages);
  });
});

describe('what happens to a subscription', () => {
  it('is written as the provider has it now, however often and in whatever order it is told', async () => {
    const id = stands({ status: 'trialing', trialEnd: '2026-10-01T00:00:00.000Z' });
    await Promise.all([follow(id), follow(id)]);
    expect((await plan()).body).toMatchObject({
      status: 'trialing',
      hasPaidFeatures: true,
      trialEnd: '2026-10-01T00:00:00.000Z',
      nextPayment: '2026-10-01T00:00:00.000Z',
    });
    stands({ id, status: 'ended' });
    // Word of the beginning comes last: what counts is that it has ended.
    await follow(id);
    await follow(id);
    expect((await plan()).body).toMatchObject({
      status: 'ended',
      hasPaidFeatures: false,
      nextPayment: null,
    });
  });

  it('leaves the paid features for two weeks after a payment failed, and gives them back once it is paid', async () => {
    const id = stands({ status: 'past-due' });
    await follow(id);
    const { body } = await plan();
    expect(body).toMatchObject({ status: 'past-due', hasPaidFeatures: true });
    expect(Date.parse(body.restsAt ?? '') - Date.parse(body.pastDueSince ?? '')).toBe(14 * DAY_MS);
    service.advance(13 * DAY_MS);
    const later = () => service.signIn({ tenantId: bookshop.tenant.id });
    bookshop.headers = await later();
    await follow(id);
    expect((await plan()).body).toMatchObject({ ...body, hasPaidFeatures: true });
    service.advance(2 * DAY_MS);
    bookshop.headers = await later();
    expect((await plan()).body).toMatchObject({ ...body, hasPaidFeatures: false });
    stands({ id });
    await follow(id);
    expect((await plan()).body).toMatchObject({
      status: 'active',
      hasPaidFeatures: true,
      pastDueSince: null,
      restsAt: null,
    });
  });

  it('is no news of an earlier one that ends late', async () => {
    await follow(stands({ id: 'sub_new' }));
    await follow(stands({ id: 'sub_old', status: 'ended' }));
    expect((await plan()).body.status).toBe('active');
  });

  it('is nothing to a bookshop that it was not made for, or that is not there', async () => {
    expect((await follow(stands({ id: 'sub_other', tenantId: randomUUID() }))).status).toBe(404);
    const nobody = { ...bookshop, tenant: { ...bookshop.tenant, id: randomUUID() } };
    expect((await follow(stands(), nobody)).status).toBe(404);
    expect((await plan()).body.status).toBe('free');
  });

  it('is told again where the provider was away', async () => {
    const id = stands();
    service.neighbours.isProviderAway = true;
    expect((await follow(id)).status).toBe(503);
    service.neighbours.isProviderAway = false;
    await follow(id);
    expect((await plan()).body.status).toBe('active');
  });
});

describe('the page of cards and invoices', () => {
  it('is the provider’s, once something was paid', async () => {
    expect(await openPortal()).toMatchObject({
      status: 409,
      body: { code: 'subscription-missing' },
    });
    await follow(stands({ customerId: 'cus_mine' }));
    expect(urlOf(await openPortal())).toBe('https://billing.stripe.com/cus_mine');
  });
});

describe('a bookshop whose owner is gone', () => {
  it('pays no more', async () => {
    const id = stands();
    await follow(id);
    const path = `/internal/tenants/${bookshop.tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    await waitUntil(() => service.neighbours.endedSubscriptions.includes(id), 10_000);
    expect((await plan()).body.status).toBe('free');
  });
});
