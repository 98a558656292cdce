import type { KnownTenant } from '@zaino/contracts/bookshops';
import { DAY_MS } from '@zaino/rules/durations';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';
import { SubscriptionEntity } from './subscription.entity';

const free = { paidFeatures: [], feePercent: 6, colleagues: 0 };
const plus = {
  paidFeatures: ['own-look', 'forecast', 'colleagues'],
  feePercent: 2.5,
  colleagues: 3,
};

let service: TestService;
let bookshop: Bookshop;
beforeAll(async () => {
  service = await startTestService({
    BOOKSHOP_FEE_PERCENT: 6,
    BOOKSHOP_PLAN_FEE_PERCENT: 2.5,
    BOOKSHOP_PLAN_COLLEAGUES: 3,
  });
});
beforeEach(async () => void (bookshop = await service.bookshop()));
afterAll(() => service.stop());

/** As the orders and the identity service ask. */
const terms = async () => {
  const path = `/internal/tenants/${bookshop.tenant.id}`;
  const { status, body } = await service.call({ path, headers: serviceKeyHeader });
  expect(status).toBe(200);
  const { paidFeatures, feePercent, colleagues } = body as unknown as KnownTenant;
  return { paidFeatures, feePercent, colleagues };
};
const setTerms = async () => {
  const headers = await service.signIn({ tenantId: bookshop.tenant.id });
  const path = `/api/tenants/${bookshop.tenant.id}/forecast-terms`;
  const body = { pupilsPerClass: 25, buyingShare: 20 };
  return service.call({ method: 'PUT', path, headers, body });
};
const stands = (changes: Partial<SubscriptionEntity>) =>
  service.database.manager.save(SubscriptionEntity, { tenantId: bookshop.tenant.id, ...changes });

describe('what a plan gives', () => {
  it.each([
    ['nothing of the paid one', 'without it', {}, free],
    ['all of it', 'in its trial', { status: 'trialing' as const }, plus],
    ['all of it', 'while it is paid', { status: 'active' as const }, plus],
    ['nothing any more', 'once it has ended', { status: 'ended' as const }, free],
  ])('is %s %s', async (_, __, standing, expected) => {
    await stands(standing);
    expect(await terms()).toEqual(expected);
    expect((await setTerms()).status).toBe(expected === plus ? 200 : 403);
  });

  it('stays for fourteen days without a payment, rests, and comes back with all that was kept', async () => {
    await stands({ status: 'active' });
    expect((await setTerms()).status).toBe(200);
    await stands({ status: 'past-due', pastDueSince: new Date(Date.now() - 14 * DAY_MS + 60_000) });
    expect(await terms()).toEqual(plus);
    await stands({ status: 'past-due', pastDueSince: new Date(Date.now() - 14 * DAY_MS) });
    expect(await terms()).toEqual(free);
    expect(await setTerms()).toMatchObject({ status: 403, body: { code: 'plan-needed' } });
    await stands({ status: 'active', pastDueSince: null });
    expect(await terms()).toEqual(plus);
    const path = `/api/tenants/${bookshop.tenant.id}/forecast`;
    const { body } = await service.call({ path, headers: bookshop.headers });
    expect(body).toMatchObject({ terms: { pupilsPerClass: 25, buyingShare: 20 } });
  });
});
