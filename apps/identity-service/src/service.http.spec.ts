import { undeclaredHandlers } from '@zaino/service/controller-routes';
import { walkStaffCalls } from '@zaino/service/testing/staff-walk';
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

  it('lets admins make the calls of their areas, and nobody else', async () => {
    const findings = await walkStaffCalls({
      app: service.app,
      send: ({ method, path, headers }) => service.browser(headers).send(path, { method }),
    });
    expect(findings).toEqual([]);
  });

  it('is ready', async () => {
    const { status } = await service.browser().send('/health/ready');
    expect(status).toBe(200);
  });
});
