import { identityComplianceEndpoints } from '@zaino/contracts/identity';
import { anAdmin } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';

const { checks } = identityComplianceEndpoints;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('what is kept of accounts', () => {
  it('is the security log, for a week', async () => {
    const admin = await anAdmin(service);
    const { retention } = await admin.ask(checks, {});
    expect(retention).toMatchObject([{ kind: 'security-log', keptFor: '7 giorni', isLate: false }]);
  });
});
