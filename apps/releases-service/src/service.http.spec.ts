import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { walkStaffCalls } from '@zaino/service/testing/staff-walk';
import { startTestService, type TestService } from './testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const overview = { path: '/api/admin/releases' };

describe('releases service', () => {
  it('declares who may call each of its routes', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
  });

  it('lets admins make the calls of their areas, and nobody else', async () => {
    const { app, call } = service;
    expect(await walkStaffCalls({ app, send: (made) => call(made) })).toEqual([]);
  });

  it('describes its calls that are not for admins alone in an OpenAPI document', async () => {
    // By its path it could be an app, whose name has no dot.
    const answer = await fetch(`${service.origin}/api/releases/openapi.json`);
    const { paths } = (await answer.json()) as { paths: object };
    expect(Object.keys(paths).sort()).toEqual([
      '/api/releases/{app}',
      '/api/releases/{app}/back',
      '/api/releases/{app}/canary',
      '/api/releases/{app}/promote',
      '/api/releases/{app}/versions/{version}',
      '/api/releases/{app}/versions/{version}/figures',
    ]);
  });

  it('lets nobody call for a team without its token', async () => {
    const path = '/api/releases/cart';
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nobody' },
      { authorization: 'Basic cart' },
    ];
    for (const headers of strangers) {
      expect(await service.call({ path, headers })).toMatchObject({ status: 401 });
    }
  });

  describe('without Redis', () => {
    let headers: Record<string, string>;
    beforeAll(async () => {
      await service.given(['shell', 'aaaaaaaaaaaa'], ['cart', 'aaaaaaaaaaaa']);
      await service.publish('cart', 'bbbbbbbbbbbb');
      ({ headers } = await service.team('cart'));
      await service.redisRelay.cut();
    });
    afterAll(() => service.redisRelay.restore());

    it('still lets teams release', async () => {
      expect(await service.promote('cart', 'bbbbbbbbbbbb', headers)).toMatchObject({ status: 200 });
      expect((await service.live()).stable).toMatchObject({ cart: 'bbbbbbbbbbbb' });
    });
  });

  describe('without its database', () => {
    beforeAll(async () => {
      await service.adminCall(overview);
      await service.databaseRelay.cut();
    });
    afterAll(() => service.databaseRelay.restore());

    it('says that it is unavailable, and is not ready', async () => {
      expect(await service.adminCall(overview)).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      });
      expect(await service.call({ path: '/health/live' })).toMatchObject({ status: 200 });
      expect(await service.call({ path: '/health/ready' })).toMatchObject({ status: 503 });
    });
  });
});
