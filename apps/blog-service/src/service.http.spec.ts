import {
  adminBlogEndpoints,
  articleImageEndpoint,
  blogEndpoints,
  blogMediaEndpoint,
} from '@zaino/contracts/blog';
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
const endpoints = [
  ...Object.values(blogEndpoints),
  ...Object.values(adminBlogEndpoints),
  blogMediaEndpoint,
  articleImageEndpoint,
];
const adminCalls = Object.values(adminBlogEndpoints).map(
  ({ method, path }) => [method, path.replaceAll(/:\w+/g, '1')] as const,
);

describe('the blog service', () => {
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
    const promised = endpoints
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(promised.sort());
    // Feeds are pages rather than calls.
    for (const path of [blogEndpoints.rss.path, blogEndpoints.atom.path]) {
      expect((await service.call({ path })).status).toBe(200);
    }
  });

  it.each(adminCalls)('lets only admins call %s %s', async (method, path) => {
    const customer = await service.signIn('customer');
    const owner = await service.signIn('bookshop');
    for (const headers of [{}, customer, owner, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const { status, body } = await service.call({ method, path, headers });
      expect([status, body.code, body.success]).toEqual([401, 'unauthenticated', false]);
    }
  });

  it.each(['{', '"', 'true', '[1,', '{"title":"\u0000"}', 'null', '[]'])(
    'refuses a body of %j',
    async (body) => {
      const headers = { ...(await service.signIn()), 'content-type': 'application/json' };
      const url = `${service.url}/api/createBlogArticle`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/node_modules|\.ts:|at /);
    },
  );

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'takes no article as %s',
    async (type) => {
      const headers = { ...(await service.signIn()), 'content-type': type };
      const url = `${service.url}/api/createBlogArticle`;
      const answer = await fetch(url, { method: 'POST', headers, body: 'title=x' });
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
    await service.article();
  });
});
