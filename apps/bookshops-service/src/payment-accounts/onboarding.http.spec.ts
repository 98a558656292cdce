import { randomUUID } from 'node:crypto';
import type { OwnPayments } from '@zaino/contracts/bookshops';
import type { ProviderAccount } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { KnownAccountSweep } from './known-account-sweep';
import { PaymentAccountSweep } from './payment-account-sweep';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterEach(() => {
  service.neighbours.isProviderAway = false;
  service.neighbours.isOrdersAway = false;
});
afterAll(() => service.stop());

type Owned = Pick<Bookshop, 'tenant' | 'headers'>;

const pathOf = ({ tenant }: Owned, part: string) => `/api/tenants/${tenant.id}/${part}`;

async function connect(bookshop: Owned, stripeAccountId: string | null = null) {
  const path = pathOf(bookshop, 'stripe/connect');
  const { headers } = bookshop;
  const answer = await service.call({ method: 'POST', path, headers, body: { stripeAccountId } });
  return {
    status: answer.status,
    body: answer.body as typeof answer.body & { accountLinkUrl: string | null },
  };
}

const get = (bookshop: Owned, part: string) =>
  service.call({ path: pathOf(bookshop, part), headers: bookshop.headers });
const standing = async (bookshop: Owned) =>
  (await get(bookshop, 'payments')).body as unknown as OwnPayments;
const paymentsInside = async ({ tenant }: Owned) =>
  (await service.call({ path: `/internal/tenants/${tenant.id}`, headers: serviceKeyHeader })).body
    .payments;

/** As the orders service does for a message of the provider. */
const follow = (id: string, headers: Record<string, string> = serviceKeyHeader) =>
  service.call({ method: 'PUT', path: `/internal/payment-accounts/${id}`, headers });

const told = (
  standingNow: ProviderAccount['standing'],
  more: Partial<ProviderAccount> = {},
): ProviderAccount => ({
  standing: standingNow,
  missing: [],
  deadline: null,
  isRejected: false,
  ...more,
});

/** The provider has it so from now on, and says that something has happened. */
async function becomes(id: string, account: ProviderAccount): Promise<void> {
  service.neighbours.accounts.set(id, account);
  expect((await follow(id)).status).toBe(200);
}

const accountOf = async (bookshop: Owned) => (await standing(bookshop)).accountId ?? '';
const notices = ({ tenant }: Owned) =>
  service.neighbours.notices.filter(
    ({ name, decision }) => name === tenant.name && decision === 'cards-off',
  );

/** A bookshop with an account of its own that takes cards. */
async function selling(): Promise<{ bookshop: Bookshop; id: string }> {
  const bookshop = await service.bookshop({ name: `Libreria ${randomUUID()}` });
  await connect(bookshop);
  const id = await accountOf(bookshop);
  await becomes(id, told('active'));
  return { bookshop, id };
}

describe('an account that is begun here', () => {
  it('is made once, however often it is pressed, each time with a new way to it', async () => {
    const bookshop = await service.bookshop();
    expect(await standing(bookshop)).toMatchObject({ standing: 'none', accountId: null });
    const answers = await Promise.all([connect(bookshop), connect(bookshop), connect(bookshop)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const urls = [...answers, await connect(bookshop)].map(({ body }) => body.accountLinkUrl);
    expect(new Set(urls).size).toBe(4);
    const made = [...service.neighbours.madeAccounts.values()];
    expect(made.filter(({ tenantId }) => tenantId === bookshop.tenant.id)).toHaveLength(1);
    const id = await accountOf(bookshop);
    expect(urls.every((url) => url?.includes(id))).toBe(true);
    expect(await standing(bookshop)).toMatchObject({
      standing: 'begun',
      missing: [{ name: 'external_account', isLate: false }],
      checkedAt: expect.any(String) as string,
    });
  });

  it('is no place for money before it is verified, and one from then on', async () => {
    const bookshop = await service.bookshop();
    const { body } = await connect(bookshop);
    const nobodys = { accountId: null, canTakeCards: true, isVerified: false };
    expect([body.stripeAccountId, body.payments]).toEqual([null, nobodys]);
    const id = await accountOf(bookshop);
    await becomes(id, told('in-review'));
    expect(await standing(bookshop)).toMatchObject({ standing: 'in-review', missing: [] });
    expect(await paymentsInside(bookshop)).toEqual(nobodys);
    await becomes(id, told('active'));
    expect(await standing(bookshop)).toMatchObject({ standing: 'active', restrictedSince: null });
    expect(await paymentsInside(bookshop)).toEqual({
      accountId: id,
      canTakeCards: true,
      isVerified: true,
    });
  });

  it('is the same one after an answer that was lost', async () => {
    const bookshop = await service.bookshop();
    service.neighbours.isProviderAway = true;
    expect(await connect(bookshop)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    service.neighbours.isProviderAway = false;
    const { body } = await connect(bookshop);
    expect(body.accountLinkUrl).toContain(await accountOf(bookshop));
  });

  it('is made anew where the provider has forgotten it', async () => {
    const bookshop = await service.bookshop();
    await connect(bookshop);
    const gone = await accountOf(bookshop);
    service.neighbours.unknownAccounts.add(gone);
    expect((await connect(bookshop)).status).toBe(503);
    expect((await connect(bookshop)).status).toBe(200);
    expect(await accountOf(bookshop)).not.toBe(gone);
  });
});

describe('an account that is restricted', () => {
  it('turns cards off until it is active again, and its owner is told once', async () => {
    const { bookshop, id } = await selling();
    const missing = [{ name: 'company.tax_id', isLate: true }];
    for (let times = 0; times < 3; times += 1) {
      service.advance(1_000);
      await becomes(id, told('incomplete', { missing, deadline: '2026-10-01T00:00:00.000Z' }));
    }
    const restricted = await standing(bookshop);
    expect(restricted).toMatchObject({ standing: 'restricted', missing });
    expect(await paymentsInside(bookshop)).toEqual({
      accountId: id,
      canTakeCards: false,
      isVerified: true,
    });
    expect(await waitUntil(() => notices(bookshop).length > 0, 10_000)).toBe(true);
    await becomes(id, told('active'));
    expect(await standing(bookshop)).toMatchObject({ standing: 'active', restrictedSince: null });
    expect((await paymentsInside(bookshop)).canTakeCards).toBe(true);
    expect(notices(bookshop)).toHaveLength(1);
  });

  it('stays so where the owner begins anew, and ends with another account that is active', async () => {
    const { bookshop, id } = await selling();
    await becomes(id, told('incomplete'));
    expect((await connect(bookshop)).body.payments).toMatchObject({ canTakeCards: false });
    const other = `acct_${randomUUID().replaceAll('-', '')}`;
    expect((await connect(bookshop, other)).body.payments).toEqual({
      accountId: other,
      canTakeCards: true,
      isVerified: true,
    });
    // What is said of the one before is no news.
    await becomes(id, told('active'));
    expect(await accountOf(bookshop)).toBe(other);
  });

  it('is one that the provider knows no more', async () => {
    const { bookshop, id } = await selling();
    service.neighbours.unknownAccounts.add(id);
    await follow(id);
    expect(await standing(bookshop)).toMatchObject({ standing: 'restricted', accountId: id });
  });
});

describe('a message about an account', () => {
  it('comes to what the provider says now, in whatever order', async () => {
    const { bookshop, id } = await selling();
    service.neighbours.accounts.set(id, told('incomplete'));
    await Promise.all([follow(id), follow(id)]);
    service.neighbours.accounts.set(id, told('active'));
    await Promise.all([follow(id), follow(id), follow(id)]);
    expect((await standing(bookshop)).standing).toBe('active');
  });

  it('about nobody’s account is no news, and changes nobody’s bookshop', async () => {
    expect((await follow('acct_nobodys')).status).toBe(200);
  });

  it('is refused while the provider cannot be asked: it comes again', async () => {
    const { bookshop, id } = await selling();
    service.neighbours.isProviderAway = true;
    expect((await follow(id)).status).toBe(503);
    expect((await standing(bookshop)).standing).toBe('active');
  });

  it('leaves an admin’s look alone where nothing changes', async () => {
    const { bookshop, id } = await selling();
    const { version } = await service.review(bookshop.tenant.id);
    await follow(id);
    expect((await service.review(bookshop.tenant.id)).version).toBe(version);
  });

  it('is only for services to bring', async () => {
    const { bookshop, id } = await selling();
    expect((await follow(id, bookshop.headers)).status).toBe(401);
  });

  it('that was lost is made up for by asking twice a day', async () => {
    const { bookshop, id } = await selling();
    const sweep = service.app.get(KnownAccountSweep, { strict: false });
    await sweep.run();
    service.neighbours.accounts.set(id, told('incomplete'));
    expect(await sweep.run()).toBe(0);
    service.advance(13 * HOUR_MS);
    const signedIn = await service.signIn({ tenantId: bookshop.tenant.id });
    const again = { ...bookshop, headers: signedIn };
    service.neighbours.isProviderAway = true;
    expect(await sweep.run()).toBe(0);
    service.neighbours.isProviderAway = false;
    expect(await sweep.run()).toBeGreaterThan(0);
    expect((await standing(again)).standing).toBe('restricted');
  });
});

describe('an account of another bookshop', () => {
  it('is refused without a word about whose it is', async () => {
    const { bookshop: first, id } = await selling();
    const other = await service.bookshop();
    const answer = await connect(other, id);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'payment-account-taken', errors: [{ path: 'stripeAccountId' }] },
    });
    expect(JSON.stringify(answer.body)).not.toContain(first.tenant.name);
    expect((await standing(other)).standing).toBe('none');
    // The own one is only looked at again.
    expect((await connect(first, id)).body.stripeAccountId).toBe(id);
  });

  it('is one bookshop’s where two name it at once', async () => {
    const id = `acct_${randomUUID().replaceAll('-', '')}`;
    const both = [await service.bookshop(), await service.bookshop()];
    const answers = await Promise.all(both.map((bookshop) => connect(bookshop, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is refused too where it was named while the provider was away', async () => {
    const id = `acct_${randomUUID().replaceAll('-', '')}`;
    const both = [await service.bookshop(), await service.bookshop()];
    service.neighbours.isProviderAway = true;
    for (const bookshop of both) {
      await connect(bookshop, id);
      expect(await standing(bookshop)).toMatchObject({ standing: 'waiting', accountId: null });
    }
    service.neighbours.isProviderAway = false;
    await service.app.get(PaymentAccountSweep, { strict: false }).run();
    const standings = await Promise.all(both.map(standing));
    expect(standings.map((one) => one.standing).toSorted()).toEqual(['active', 'none']);
  });

  it('is free again once its owner is gone', async () => {
    const { bookshop, id } = await selling();
    const path = `/internal/tenants/${bookshop.tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    await follow(id);
    expect((await connect(await service.bookshop(), id)).body.stripeAccountId).toBe(id);
  });
});

describe('what the own account has paid', () => {
  const payout = { id: 'po_1', amount: 42.1, state: 'paid', day: '2026-09-10' } as const;
  const month = {
    month: '2026-09',
    payments: 2,
    paid: 40,
    fee: 2,
    transferred: 38,
    takenBack: 9.5,
  };

  it('is what the provider says, nothing without an account, and unavailable while it is away', async () => {
    const { bookshop } = await selling();
    service.neighbours.payouts = [payout];
    expect((await get(bookshop, 'payouts')).body).toEqual({ payouts: [payout] });
    const none = await service.bookshop();
    service.neighbours.isProviderAway = true;
    expect((await get(none, 'payouts')).body).toEqual({ payouts: [] });
    expect((await get(bookshop, 'payouts')).status).toBe(503);
  });

  it('is told by months, also as a file', async () => {
    const { bookshop } = await selling();
    service.neighbours.cardMonths = [month];
    expect((await get(bookshop, 'card-money')).body).toEqual({ months: [month] });
    const file = await fetch(`${service.origin}${pathOf(bookshop, 'card-money.csv')}`, {
      headers: bookshop.headers,
    });
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    expect((await file.text()).split('\r\n')[1]).toBe('2026-09;2;40,00;2,00;38,00;9,50');
    service.neighbours.isOrdersAway = true;
    expect((await get(bookshop, 'card-money')).status).toBe(503);
  });

  it.each(['payments', 'payouts', 'card-money', 'card-money.csv'])(
    'is nobody else’s business (%s)',
    async (part) => {
      const { bookshop } = await selling();
      const path = pathOf(bookshop, part);
      const statusOf = async (headers: Record<string, string>) =>
        (await fetch(`${service.origin}${path}`, { headers })).status;
      expect(await statusOf({})).toBe(401);
      expect(await statusOf(await service.signIn({ role: 'customer' }))).toBe(403);
      expect(await statusOf((await service.bookshop()).headers)).toBe(404);
    },
  );
});
