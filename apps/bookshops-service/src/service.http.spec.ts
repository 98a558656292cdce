import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { walkStaffCalls } from '@zaino/service/testing/staff-walk';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from './testing/test-service';

let service: TestService;
let bookshop: Bookshop;
beforeAll(async () => {
  service = await startTestService();
  bookshop = await service.bookshop();
});
afterAll(() => service.stop());

const domainCheck = { path: '/api/bookshop-domains/libro-aperto' };

describe('bookshops service', () => {
  it('declares who may call each of its routes', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
  });

  it('lets admins make the calls of their areas, and nobody else', async () => {
    const findings = await walkStaffCalls({
      app: service.app,
      send: (call) => service.call(call),
    });
    expect(findings).toEqual([]);
  });

  it('describes its public calls alone in an OpenAPI document', async () => {
    const { body } = await service.call({ path: '/api/bookshops/openapi.json' });
    const { paths } = body as unknown as { paths: object };
    expect(Object.keys(paths).sort()).toEqual([
      '/api/bookshop-domains/{domain}',
      '/api/bookshop-plans',
      '/api/bookshops',
      '/api/bookshops/media',
      '/api/bookshops/media/{id}/{file}',
      '/api/pickup-points',
      '/api/pickup-points/{id}',
      '/api/stripe/create-subscription',
      '/api/tenants/{id}',
      '/api/tenants/{id}/card-money',
      '/api/tenants/{id}/card-money.csv',
      '/api/tenants/{id}/forecast',
      '/api/tenants/{id}/forecast-terms',
      '/api/tenants/{id}/forecast.csv',
      '/api/tenants/{id}/look',
      '/api/tenants/{id}/margin',
      '/api/tenants/{id}/payments',
      '/api/tenants/{id}/payouts',
      '/api/tenants/{id}/plan',
      '/api/tenants/{id}/plan/portal',
      '/api/tenants/{id}/stats',
      '/api/tenants/{id}/stats.csv',
      '/api/tenants/{id}/stripe/connect',
    ]);
  });

  it.each(['{', '"', 'true', '[1,', '{"name":"\u0000"}'])('refuses a body of %j', async (body) => {
    const { tenant, headers } = bookshop;
    const origin = await (service.app as unknown as { getUrl: () => Promise<string> }).getUrl();
    const answer = await fetch(`${origin}/api/tenants/${tenant.id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/node_modules|\.ts:|at /);
  });

  it('refuses a body of 300 kB', async () => {
    expect((await bookshop.change({ name: 'a'.repeat(300_000) })).status).toBe(413);
  });

  describe('without Redis', () => {
    beforeAll(() => service.redisRelay.cut());
    afterAll(() => service.redisRelay.restore());

    it('still says whether a domain is free and where to pick up, and serves other services', async () => {
      expect((await service.call(domainCheck)).status).toBe(200);
      expect((await service.call({ path: '/api/pickup-points' })).status).toBe(200);
      expect((await service.call({ path: '/api/bookshops' })).status).toBe(200);
      expect((await service.reserve()).status).toBe(200);
    });

    it('lets nobody in and says that it is unavailable', async () => {
      for (const answer of [await bookshop.read(), await bookshop.change({ name: 'Mia' })]) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  it('knows its owners again when Redis is back', async () => {
    await untilOk(bookshop.read);
    expect((await bookshop.read()).body.name).toBe(bookshop.tenant.name);
  });

  describe('without its database', () => {
    beforeAll(() => service.databaseRelay.cut());
    afterAll(() => service.databaseRelay.restore());

    it('says that everything is unavailable, and is not ready', async () => {
      const { id } = bookshop.tenant;
      const answers = [
        await service.call(domainCheck),
        await service.call({ path: '/api/pickup-points' }),
        await service.call({ path: '/api/bookshops' }),
        await bookshop.read(),
        await bookshop.change({ name: 'Mia' }),
        await service.reserve(),
        await service.call({ path: `/internal/tenants/${id}`, headers: serviceKeyHeader }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([503, 'unavailable']);
      }
      expect((await service.call({ path: '/health/live' })).status).toBe(200);
      expect((await service.call({ path: '/health/ready' })).status).toBe(503);
    });
  });

  it('goes on when its database is back', async () => {
    await untilOk(bookshop.read);
    expect((await bookshop.read()).body.name).toBe(bookshop.tenant.name);
    expect((await service.call({ path: '/health/ready' })).status).toBe(200);
  });
});

async function untilOk(ask: Bookshop['read']): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await ask()).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
