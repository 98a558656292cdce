import { walkTenantCalls } from '@zaino/service/testing/tenant-walk';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(
  async () => void (service = await startTestService({ BOOKSHOP_PLAN_PRICE_ID: 'price_1' })),
);
afterAll(() => service.stop());

it('answers everybody but its owner as if the bookshop was not there', async () => {
  const { tenant, change } = await service.paidBookshop({ name: 'Libreria Segreta' });
  await change({ phone: '0461 555123', address: 'Via Nascosta 7' });
  const other = await service.paidBookshop();
  const colleague = (tenantId: string) => service.signIn({ role: 'colleague', tenantId });
  const at = `/api/tenants/${tenant.id}`;
  const findings = await walkTenantCalls({
    app: service.app,
    send: service.call,
    strangers: {
      nobody: {},
      family: await service.signIn({ role: 'customer' }),
      colleague: await colleague(tenant.id),
      otherOwner: other.headers,
      otherColleague: await colleague(other.tenant.id),
    },
    secrets: ['Libreria Segreta', '0461 555123', 'Via Nascosta 7'],
    calls: {
      'GET /api/tenants/:id': { path: at },
      'PUT /api/tenants/:id': { path: at, body: { phone: '0461 000000' } },
      'PUT /api/tenants/:id/look': { path: `${at}/look`, body: { pictureAlt: 'Lo scaffale' } },
      // No id of anybody's: an own picture, and here none at all.
      'POST /api/bookshops/media': { path: '/api/bookshops/media', ofOthers: 400 },
      'GET /api/tenants/:id/stats': { path: `${at}/stats` },
      'GET /api/tenants/:id/stats.csv': { path: `${at}/stats.csv` },
      'PUT /api/tenants/:id/margin': { path: `${at}/margin`, body: { percent: 10 } },
      'GET /api/tenants/:id/plan': { path: `${at}/plan` },
      'POST /api/tenants/:id/plan/portal': { path: `${at}/plan/portal` },
      'POST /api/stripe/create-subscription': {
        path: '/api/stripe/create-subscription',
        body: { tenantId: tenant.id, priceId: 'price_1', customerEmail: 'prova@example.com' },
      },
      'POST /api/tenants/:id/stripe/connect': {
        path: `${at}/stripe/connect`,
        body: { stripeAccountId: 'acct_1' },
      },
      'GET /api/tenants/:id/payments': { path: `${at}/payments` },
      'GET /api/tenants/:id/payouts': { path: `${at}/payouts` },
      'GET /api/tenants/:id/card-money': { path: `${at}/card-money` },
      'GET /api/tenants/:id/card-money.csv': { path: `${at}/card-money.csv` },
      'GET /api/tenants/:id/forecast': { path: `${at}/forecast` },
      'GET /api/tenants/:id/forecast.csv': { path: `${at}/forecast.csv` },
      'PUT /api/tenants/:id/forecast-terms': {
        path: `${at}/forecast-terms`,
        body: { pupilsPerClass: 20, buyingShare: 10 },
      },
    },
  });
  expect(findings).toEqual([]);
});
