import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { startTestService, type TestService } from './testing/test-service';

describe('identity service', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it('declares of every route who may call it', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
  });

  it('is ready', async () => {
    const { status } = await service.browser().send('/health/ready');
    expect(status).toBe(200);
  });
});
