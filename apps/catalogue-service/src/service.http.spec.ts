import {
  adminCatalogueEndpoints,
  adminClassSuppliesEndpoints,
  adminMakerEndpoints,
  adminReviewEndpoints,
  adminTeacherListEndpoints,
  catalogueComplianceEndpoints,
  catalogueEndpoints,
  catalogueStatsEndpoints,
  classSuppliesEndpoints,
  favouriteEndpoints,
  mediaEndpoint,
  productImageEndpoint,
  reviewEndpoints,
  teacherListEndpoints,
} from '@zaino/contracts/catalogue';
import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { walkStaffCalls } from '@zaino/service/testing/staff-walk';
import { startTestService, type TestService } from './testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const isReady = async () => (await service.call({ path: '/health/ready' })).status === 200;
const untilReady = async (expected: boolean) => {
  while ((await isReady()) !== expected) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('the catalogue service', () => {
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

  it('serves and describes all calls of the contract', async () => {
    const { body } = await service.call<{ paths: Record<string, object> }>({
      path: '/openapi.json',
    });
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const endpoints = [
      ...Object.values(catalogueEndpoints),
      ...Object.values(adminCatalogueEndpoints),
      ...Object.values(reviewEndpoints),
      ...Object.values(favouriteEndpoints),
      ...Object.values(adminMakerEndpoints),
      ...Object.values(adminReviewEndpoints),
      ...Object.values(catalogueStatsEndpoints),
      ...Object.values(catalogueComplianceEndpoints),
      ...Object.values(classSuppliesEndpoints),
      ...Object.values(adminClassSuppliesEndpoints),
      ...Object.values(teacherListEndpoints),
      ...Object.values(adminTeacherListEndpoints),
      mediaEndpoint,
      productImageEndpoint,
    ];
    const promised = endpoints.map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(promised.sort());
  });

  it.each(['{', '"', 'true', '[1,', '{"product":"\u0000"}', 'null', '[]'])(
    'refuses a body of %j',
    async (body) => {
      const headers = { ...(await service.signIn()), 'content-type': 'application/json' };
      const answer = await service.send('/api/saveproduct', { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/node_modules|\.ts:|at /);
    },
  );

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'takes no save as %s',
    async (type) => {
      const headers = { ...(await service.signIn()), 'content-type': type };
      const init = { method: 'POST', headers, body: 'isEdit=false' };
      const answer = await service.send('/api/saveproduct', init);
      expect(answer.status).toBe(415);
    },
  );

  it('is not ready without its database, and ready again with it', async () => {
    await untilReady(true);
    await service.databaseRelay.cut();
    await untilReady(false);
    expect((await service.call({ path: '/health/live' })).status).toBe(200);
    await service.databaseRelay.restore();
    await untilReady(true);
    await service.product();
  });
});
