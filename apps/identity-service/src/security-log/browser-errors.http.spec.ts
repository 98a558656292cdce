import { identityStatsEndpoints, securityLogEndpoints } from '@zaino/contracts/identity';
import { italianDay } from '@zaino/rules/italian-day';
import { anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { add } = securityLogEndpoints;
const { browserErrors } = identityStatsEndpoints;

let service: TestService;
let guest: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  guest = service.browser();
});
afterAll(() => service.stop());

const tell = (version: string, level: 'ERROR' | 'WARN' = 'ERROR') =>
  guest.ask(add, {
    body: {
      timestamp: new Date(service.clock.now()).toISOString(),
      level,
      category: 'browser.error',
      message: 'La pagina si è rotta',
      data: { file: `/releases/cart/${version}/cart-page.js`, line: 1 },
    },
  });

async function errors() {
  const admin = await anAdmin(service);
  const today = italianDay(service.clock.now());
  return admin.ask(browserErrors, { query: { from: today, to: today } });
}

describe('errors of browsers', () => {
  it('are counted by app and version, most often first', async () => {
    expect(await errors()).toEqual({ countedSince: null, errors: [] });
    await tell('1.0.0');
    await tell('1.1.0');
    await tell('1.1.0');
    await tell('1.1.0', 'WARN');
    expect(await errors()).toEqual({
      countedSince: italianDay(service.clock.now()),
      errors: [
        { app: 'cart', version: '1.1.0', category: 'browser.error', times: 2 },
        { app: 'cart', version: '1.0.0', category: 'browser.error', times: 1 },
      ],
    });
  });
});
