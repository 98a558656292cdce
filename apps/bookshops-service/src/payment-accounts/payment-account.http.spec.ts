import { randomUUID } from 'node:crypto';
import { waitUntil } from '@zaino/testing/processes';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';
import { PaymentAccountSweep } from './payment-account-sweep';
import { anAccountId, type PaymentCalls, paymentCalls, told } from './testing/payment-calls';

let service: TestService;
let calls: PaymentCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = paymentCalls(service);
});
afterAll(() => service.stop());

describe('the account for payments', () => {
  it('is connected by the owner, known to other services, and replaced by another', async () => {
    const bookshop = await service.bookshop();
    expect((await calls.readInside(bookshop.tenant.id)).body.stripeAccountId).toBeNull();
    service.advance(1_000);
    const { status, body } = await calls.connect(bookshop, {
      stripeAccountId: ' acct_1NqXyzSegnalibro ',
    });
    expect([status, body.stripeAccountId]).toEqual([200, 'acct_1NqXyzSegnalibro']);
    expect(body).toMatchObject({
      accountLinkUrl: null,
      payments: { accountId: 'acct_1NqXyzSegnalibro', canTakeCards: true, isVerified: true },
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(bookshop.tenant.updatedAt));
    const { stripeAccountId, payments } = (await calls.readInside(bookshop.tenant.id)).body;
    expect(body).toMatchObject({ stripeAccountId, payments });
    await calls.connect(bookshop, { stripeAccountId: 'acct_another' });
    expect((await calls.readInside(bookshop.tenant.id)).body.stripeAccountId).toBe('acct_another');
  });

  it('is refused where the payment provider does not know it, and the one before stays', async () => {
    const bookshop = await service.bookshop();
    await calls.connect(bookshop, { stripeAccountId: 'acct_known' });
    service.neighbours.unknownAccounts.add('acct_nobodys');
    const message: unknown = expect.stringContaining('non conosce');
    expect(await calls.connect(bookshop, { stripeAccountId: 'acct_nobodys' })).toMatchObject({
      status: 400,
      body: {
        code: 'payment-account-unknown',
        errors: [{ path: 'stripeAccountId', message }],
      },
    });
    expect((await bookshop.read()).body).toMatchObject({
      stripeAccountId: 'acct_known',
      opening: { pendingStripeAccountId: null },
    });
  });

  it.each([
    ['knows', 'acct_late', 'acct_late'],
    ['does not know', 'acct_false', 'acct_false_before'],
  ])('waits while the provider is away, and counts if it %s it', async (_, account, expected) => {
    const bookshop = await service.bookshop();
    const { id } = bookshop.tenant;
    const before = `${account}_before`;
    await calls.connect(bookshop, { stripeAccountId: before });
    service.neighbours.isProviderAway = true;
    service.neighbours.unknownAccounts.add('acct_false');
    expect(await calls.connect(bookshop, { stripeAccountId: account })).toMatchObject({
      status: 200,
      body: { stripeAccountId: before, opening: { pendingStripeAccountId: account } },
    });
    const sweep = service.app.get(PaymentAccountSweep, { strict: false });
    expect(await sweep.run()).toBe(0);
    expect((await calls.readInside(id)).body.stripeAccountId).toBe(before);
    service.neighbours.isProviderAway = false;
    await sweep.run();
    expect((await bookshop.read()).body).toMatchObject({
      stripeAccountId: expected,
      opening: { pendingStripeAccountId: null },
    });
    const { history } = await service.review(id);
    const refused = { action: 'account-refused', before: { stripeAccountId: account } };
    if (expected === account) expect(history).toEqual([]);
    else expect(history).toMatchObject([refused]);
  });

  it('is told of to its owner where it waited in vain: it is looked at still', async () => {
    const bookshop = await service.bookshop({ name: `Libreria ${randomUUID()}` });
    const id = anAccountId();
    service.neighbours.accounts.set(id, told('in-review'));
    service.neighbours.isProviderAway = true;
    await calls.connect(bookshop, { stripeAccountId: id });
    service.neighbours.isProviderAway = false;
    const sweep = service.app.get(PaymentAccountSweep, { strict: false });
    await sweep.run();
    await sweep.run();
    const notices = () =>
      service.neighbours.notices.filter(({ name }) => name === bookshop.tenant.name);
    expect(await waitUntil(() => notices().length > 0, 10_000)).toBe(true);
    expect(notices()).toMatchObject([{ decision: 'account-refused', reason: '' }]);
    expect(await calls.standing(bookshop)).toMatchObject({ standing: 'none' });
  });

  it('stays as it is by a change of other fields', async () => {
    const bookshop = await service.bookshop();
    await calls.connect(bookshop, { stripeAccountId: 'acct_1' });
    expect((await bookshop.change({ city: 'Lodi' })).body.stripeAccountId).toBe('acct_1');
  });

  it.each([
    ['none', {}],
    ['an empty one', { stripeAccountId: '' }],
    ['a customer', { stripeAccountId: 'cus_123' }],
    ['a path', { stripeAccountId: 'acct_1/../2' }],
    ['one that is too long', { stripeAccountId: `acct_${'1'.repeat(60)}` }],
    ['more than that', { stripeAccountId: 'acct_1', state: 'open' }],
  ])('is refused where the body has %s', async (_, body) => {
    const bookshop = await service.bookshop();
    expect((await calls.connect(bookshop, body)).status).toBe(400);
    expect((await bookshop.read()).body.stripeAccountId).toBeNull();
  });

  it.each([
    ['a visitor', 401, () => Promise.resolve({})],
    ['another owner', 404, async () => (await service.bookshop()).headers],
    ['a family', 403, () => service.signIn({ role: 'customer' })],
    ['another service', 401, () => Promise.resolve(serviceKeyHeader)],
  ])('is no business of %s (%d)', async (_, status, headersOf) => {
    const bookshop = await service.bookshop();
    const headers = await headersOf();
    const answer = await calls.connect({ ...bookshop, headers }, { stripeAccountId: 'acct_mine' });
    expect(answer.status).toBe(status);
    expect((await bookshop.read()).body.stripeAccountId).toBeNull();
  });

  it('is forgotten with the owner, and never had by a bookshop that does not exist', async () => {
    const bookshop = await service.bookshop();
    const { id } = bookshop.tenant;
    await calls.connect(bookshop, { stripeAccountId: 'acct_leaving' });
    const path = `/internal/tenants/${id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    expect((await calls.readInside(id)).body.stripeAccountId).toBeNull();
    expect((await calls.connect(bookshop, { stripeAccountId: 'acct_2' })).status).toBe(404);
    const tenant = { ...bookshop.tenant, id: randomUUID() };
    const headers = await service.signIn({ tenantId: tenant.id });
    expect((await calls.connect({ tenant, headers }, { stripeAccountId: 'acct_3' })).status).toBe(
      404,
    );
  });
});
