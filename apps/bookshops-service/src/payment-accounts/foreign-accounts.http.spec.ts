import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';
import { PaymentAccountEntity } from './payment-account.entity';
import { PaymentAccountSweep } from './payment-account-sweep';
import { anAccountId, type PaymentCalls, paymentCalls } from './testing/payment-calls';

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

/** What nobody has any more, though it was made for a bookshop. */
const orphans = [
  [
    'whose bookshop is closed',
    async () => {
      const { bookshop, id } = await calls.selling();
      const path = `/internal/tenants/${bookshop.tenant.id}`;
      await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
      return id;
    },
  ],
  [
    'whose bookshop has another one now',
    async () => {
      const { bookshop, id } = await calls.selling();
      await calls.connect(bookshop, { stripeAccountId: anAccountId() });
      return id;
    },
  ],
  [
    'that was made and never kept',
    async () => {
      const bookshop = await service.bookshop();
      await calls.connect(bookshop);
      const id = await calls.accountOf(bookshop);
      service.neighbours.accounts.delete(id);
      await calls.connect(bookshop, { stripeAccountId: anAccountId() });
      return id;
    },
  ],
] as const;

describe('an account that was made here for another bookshop', () => {
  it.each(orphans)('%s is not had by naming it', async (_, orphaned) => {
    const id = await orphaned();
    const stranger = await service.bookshop();
    expect(await calls.connect(stranger, { stripeAccountId: id })).toMatchObject({
      status: 400,
      body: { code: 'payment-account-taken', errors: [{ path: 'stripeAccountId' }] },
    });
    expect(await calls.standing(stranger)).toMatchObject({ standing: 'none', accountId: null });
  });

  it.each(orphans)('%s is not had by naming it while the provider is away', async (_, orphaned) => {
    const id = await orphaned();
    const stranger = await service.bookshop();
    service.neighbours.isProviderAway = true;
    expect((await calls.connect(stranger, { stripeAccountId: id })).status).toBe(200);
    service.neighbours.isProviderAway = false;
    await service.app.get(PaymentAccountSweep, { strict: false }).run();
    expect(await calls.standing(stranger)).toMatchObject({ standing: 'none', accountId: null });
  });

  it('has its way for its bookshop also where a copy from before has kept it', async () => {
    const { bookshop, id } = await calls.selling();
    const { manager } = service.database;
    await manager.update(PaymentAccountEntity, { accountId: id }, { isMadeHere: false });
    expect((await calls.connect(bookshop)).body.accountLinkUrl).toContain(id);
    expect(await calls.standing(bookshop)).toMatchObject({ isMadeHere: true });
  });

  it('is had again by the bookshop for which it was made, with the way to it', async () => {
    const { bookshop, id } = await calls.selling();
    await calls.connect(bookshop, { stripeAccountId: anAccountId() });
    expect((await calls.connect(bookshop, { stripeAccountId: id })).status).toBe(200);
    expect(await calls.standing(bookshop)).toMatchObject({ accountId: id, isMadeHere: true });
    expect((await calls.connect(bookshop)).body.accountLinkUrl).toContain(id);
  });
});

describe('an account that was made elsewhere', () => {
  it('takes money, and tells who names it nothing: no page of the provider’s, no payouts', async () => {
    const bookshop = await service.bookshop();
    const id = anAccountId();
    const { body } = await calls.connect(bookshop, { stripeAccountId: id });
    expect(body.payments).toMatchObject({ accountId: id, canTakeCards: true });
    expect(await calls.standing(bookshop)).toMatchObject({ accountId: id, isMadeHere: false });
    service.neighbours.payouts = [{ id: 'po_1', amount: 42.1, state: 'paid', day: '2026-09-10' }];
    expect((await calls.get(bookshop, 'payouts')).body).toEqual({ payouts: [] });
    const links = service.neighbours.accountLinks;
    expect(await calls.connect(bookshop)).toMatchObject({
      status: 409,
      body: { code: 'payment-account-elsewhere' },
    });
    expect(service.neighbours.accountLinks).toBe(links);
  });
});
