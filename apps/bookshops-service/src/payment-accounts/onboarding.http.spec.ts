import { waitUntil } from '@zaino/testing/processes';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { PaymentAccountSweep } from './payment-account-sweep';
import { anAccountId, type PaymentCalls, paymentCalls, told } from './testing/payment-calls';

let service: TestService;
let calls: PaymentCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = paymentCalls(service);
});
afterEach(() => {
  service.neighbours.isProviderAway = false;
});
afterAll(() => service.stop());

const notices = ({ tenant }: Bookshop) =>
  service.neighbours.notices.filter(
    ({ name, decision }) => name === tenant.name && decision === 'cards-off',
  );

describe('an account that is begun here', () => {
  it('is made once, however often it is pressed, each time with a new way to it', async () => {
    const bookshop = await service.bookshop();
    expect(await calls.standing(bookshop)).toMatchObject({ standing: 'none', accountId: null });
    const answers = await Promise.all([
      calls.connect(bookshop),
      calls.connect(bookshop),
      calls.connect(bookshop),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const urls = [...answers, await calls.connect(bookshop)].map(({ body }) => body.accountLinkUrl);
    expect(new Set(urls).size).toBe(4);
    const made = [...service.neighbours.madeAccounts.values()];
    expect(made.filter(({ tenantId }) => tenantId === bookshop.tenant.id)).toHaveLength(1);
    const id = await calls.accountOf(bookshop);
    expect(urls.every((url) => url?.includes(id))).toBe(true);
    expect(await calls.standing(bookshop)).toMatchObject({
      standing: 'begun',
      missing: [{ name: 'external_account', isLate: false }],
      checkedAt: expect.any(String) as string,
    });
  });

  it('is no place for money before it is verified, and one from then on', async () => {
    const bookshop = await service.bookshop();
    const { body } = await calls.connect(bookshop);
    const nobodys = { accountId: null, canTakeCards: true, isVerified: false };
    expect([body.stripeAccountId, body.payments]).toEqual([null, nobodys]);
    const id = await calls.accountOf(bookshop);
    await calls.becomes(id, told('in-review'));
    expect(await calls.standing(bookshop)).toMatchObject({ standing: 'in-review', missing: [] });
    expect(await calls.paymentsInside(bookshop)).toEqual(nobodys);
    await calls.becomes(id, told('active'));
    expect(await calls.standing(bookshop)).toMatchObject({
      standing: 'active',
      restrictedSince: null,
    });
    expect(await calls.paymentsInside(bookshop)).toEqual({
      accountId: id,
      canTakeCards: true,
      isVerified: true,
    });
  });

  it('is the same one after an answer that was lost', async () => {
    const bookshop = await service.bookshop();
    service.neighbours.isProviderAway = true;
    expect(await calls.connect(bookshop)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    service.neighbours.isProviderAway = false;
    const { body } = await calls.connect(bookshop);
    expect(body.accountLinkUrl).toContain(await calls.accountOf(bookshop));
  });

  it('is made anew where the provider has forgotten it', async () => {
    const bookshop = await service.bookshop();
    await calls.connect(bookshop);
    const gone = await calls.accountOf(bookshop);
    service.neighbours.unknownAccounts.add(gone);
    expect((await calls.connect(bookshop)).status).toBe(503);
    expect((await calls.connect(bookshop)).status).toBe(200);
    expect(await calls.accountOf(bookshop)).not.toBe(gone);
  });
});

describe('an account that is restricted', () => {
  it('turns cards off until it is active again, and its owner is told once', async () => {
    const { bookshop, id } = await calls.selling();
    const missing = [{ name: 'company.tax_id', isLate: true }];
    for (let times = 0; times < 3; times += 1) {
      service.advance(1_000);
      await calls.becomes(
        id,
        told('incomplete', { missing, deadline: '2026-10-01T00:00:00.000Z' }),
      );
    }
    const restricted = await calls.standing(bookshop);
    expect(restricted).toMatchObject({ standing: 'restricted', missing });
    expect(await calls.paymentsInside(bookshop)).toEqual({
      accountId: id,
      canTakeCards: false,
      isVerified: true,
    });
    expect(await waitUntil(() => notices(bookshop).length > 0, 10_000)).toBe(true);
    await calls.becomes(id, told('active'));
    expect(await calls.standing(bookshop)).toMatchObject({
      standing: 'active',
      restrictedSince: null,
    });
    expect((await calls.paymentsInside(bookshop)).canTakeCards).toBe(true);
    expect(notices(bookshop)).toHaveLength(1);
  });

  it('stays so where the owner begins anew, and ends with another account that is active', async () => {
    const { bookshop, id } = await calls.selling();
    await calls.becomes(id, told('incomplete'));
    expect((await calls.connect(bookshop)).body.payments).toMatchObject({ canTakeCards: false });
    const other = anAccountId();
    expect((await calls.connect(bookshop, { stripeAccountId: other })).body.payments).toEqual({
      accountId: other,
      canTakeCards: true,
      isVerified: true,
    });
    // What is said of the one before is no news.
    await calls.becomes(id, told('active'));
    expect(await calls.accountOf(bookshop)).toBe(other);
  });

  it('is one that the provider knows no more', async () => {
    const { bookshop, id } = await calls.selling();
    service.neighbours.unknownAccounts.add(id);
    await calls.follow(id);
    expect(await calls.standing(bookshop)).toMatchObject({ standing: 'restricted', accountId: id });
  });
});

describe('an account of another bookshop', () => {
  it('is refused without a word about whose it is', async () => {
    const { bookshop: first, id } = await calls.selling();
    const other = await service.bookshop();
    const answer = await calls.connect(other, { stripeAccountId: id });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'payment-account-taken', errors: [{ path: 'stripeAccountId' }] },
    });
    expect(JSON.stringify(answer.body)).not.toContain(first.tenant.name);
    expect((await calls.standing(other)).standing).toBe('none');
    // The own one is only looked at again.
    expect((await calls.connect(first, { stripeAccountId: id })).body.stripeAccountId).toBe(id);
  });

  it('is one bookshop’s where two name it at once', async () => {
    const id = anAccountId();
    const both = [await service.bookshop(), await service.bookshop()];
    const answers = await Promise.all(
      both.map((bookshop) => calls.connect(bookshop, { stripeAccountId: id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is refused too where it was named while the provider was away', async () => {
    const id = anAccountId();
    const both = [await service.bookshop(), await service.bookshop()];
    service.neighbours.isProviderAway = true;
    for (const bookshop of both) {
      await calls.connect(bookshop, { stripeAccountId: id });
      expect(await calls.standing(bookshop)).toMatchObject({
        standing: 'waiting',
        accountId: null,
      });
    }
    service.neighbours.isProviderAway = false;
    await service.app.get(PaymentAccountSweep, { strict: false }).run();
    const standings = await Promise.all(both.map(calls.standing));
    expect(standings.map((one) => one.standing).toSorted()).toEqual(['active', 'none']);
  });

  it('is free again once its owner is gone, where it was made elsewhere', async () => {
    const bookshop = await service.bookshop();
    const id = anAccountId();
    await calls.connect(bookshop, { stripeAccountId: id });
    const path = `/internal/tenants/${bookshop.tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    await calls.follow(id);
    expect(
      (await calls.connect(await service.bookshop(), { stripeAccountId: id })).body.stripeAccountId,
    ).toBe(id);
  });
});
