import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { walkStaffCalls } from '@zaino/service/testing/staff-walk';
import { callTo } from '@zaino/service/testing/service-calls';
import { pageView, startTestService, type TestService } from './testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('analytics service', () => {
  it('declares who may call each of its routes', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
  });

  it('lets admins make the calls of their areas, and nobody else', async () => {
    const findings = await walkStaffCalls({
      app: service.app,
      send: callTo(service.app, service.origin),
    });
    expect(findings).toEqual([]);
  });

  it('describes its public calls in an OpenAPI document', async () => {
    const { paths } = (await (await service.send('/api/analytics/openapi.json')).json()) as {
      paths: object;
    };
    expect(Object.keys(paths).sort()).toEqual([
      '/api/analytics/page-views',
      '/api/analytics/release-health',
      '/api/analytics/site-searches',
    ]);
  });

  describe('without Redis', () => {
    beforeAll(() => service.redisRelay.cut());
    afterAll(() => service.redisRelay.restore());

    it('still notes page views', async () => {
      expect((await service.add(pageView())).status).toBe(200);
    });
  });

  describe('without its database', () => {
    beforeAll(() => service.databaseRelay.cut());
    afterAll(() => service.databaseRelay.restore());

    it('says that it is unavailable, and is not ready', async () => {
      expect(await service.add(pageView())).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      });
      expect((await service.send('/health/live')).status).toBe(200);
      expect((await service.send('/health/ready')).status).toBe(503);
    });
  });
});
