import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { startTestService, type TestService } from './testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('releases service', () => {
  it('declares who may call each of its routes', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
  });

  it('describes its public calls in an OpenAPI document', async () => {
    const { paths } = (await (await service.send('/api/releases/openapi.json')).json()) as {
      paths: object;
    };
    expect(Object.keys(paths)).toEqual(['/api/releases']);
  });

  describe('without Redis', () => {
    beforeAll(() => service.redisRelay.cut());
    afterAll(() => service.redisRelay.restore());

    it('still answers everybody', async () => {
      expect((await service.list()).status).toBe(200);
    });
  });

  describe('without its database', () => {
    beforeAll(() => service.databaseRelay.cut());
    afterAll(() => service.databaseRelay.restore());

    it('says that it is unavailable, and is not ready', async () => {
      expect(await service.list()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect((await service.send('/health/live')).status).toBe(200);
      expect((await service.send('/health/ready')).status).toBe(503);
    });
  });
});
