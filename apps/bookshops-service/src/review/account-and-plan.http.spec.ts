import { DAY_MS } from '@zaino/rules/durations';
import { PaymentAccountEntity } from '../payment-accounts/payment-account.entity';
import { SubscriptionEntity } from '../plans/subscription.entity';
import { TenantEntity } from '../tenants/tenant.entity';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A bookshop with such an account for payments. */
async function withAccount(account: Partial<PaymentAccountEntity>, cardsOffSince: Date | null) {
  const { id } = (await service.bookshop()).tenant;
  const { manager } = service.database;
  await manager.insert(PaymentAccountEntity, { tenantId: id, ...account });
  await manager.update(TenantEntity, { id }, { cardsOffSince });
  return (await service.review(id)).account;
}

describe('what an admin sees of the account for payments', () => {
  it('is that there is none', async () => {
    const { tenant } = await service.bookshop();
    expect((await service.review(tenant.id)).account).toEqual({
      accountId: null,
      standing: 'none',
      isRejected: false,
      restrictedSince: null,
      verifiedAt: null,
      checkedAt: null,
    });
  });

  it('is since when it is active', async () => {
    const verifiedAt = daysAgo(30);
    const account = { accountId: 'acct_active', standing: 'active' as const, verifiedAt };
    expect(await withAccount(account, null)).toMatchObject({
      accountId: 'acct_active',
      standing: 'active',
      verifiedAt: verifiedAt.toISOString(),
      restrictedSince: null,
    });
  });

  it('is since when it is restricted, and whether for good', async () => {
    const since = daysAgo(3);
    const account = {
      accountId: 'acct_restricted',
      standing: 'incomplete' as const,
      isRejected: true,
      verifiedAt: daysAgo(30),
      checkedAt: daysAgo(1),
    };
    expect(await withAccount(account, since)).toMatchObject({
      standing: 'restricted',
      isRejected: true,
      restrictedSince: since.toISOString(),
    });
  });
});

describe('what an admin sees of the plan', () => {
  it('is that it is the free one', async () => {
    const { tenant } = await service.bookshop();
    expect((await service.review(tenant.id)).plan).toMatchObject({
      status: 'free',
      hasPaidFeatures: false,
      pastDueSince: null,
    });
  });

  it('is since when a payment is missing, and when it rests', async () => {
    const { tenant } = await service.bookshop();
    const pastDueSince = daysAgo(20);
    await service.database.manager.insert(SubscriptionEntity, {
      tenantId: tenant.id,
      status: 'past-due',
      pastDueSince,
    });
    expect((await service.review(tenant.id)).plan).toMatchObject({
      status: 'past-due',
      hasPaidFeatures: false,
      pastDueSince: pastDueSince.toISOString(),
      restsAt: new Date(pastDueSince.getTime() + 14 * DAY_MS).toISOString(),
    });
  });
});
