import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { isShortForm, testBrowser } from '@zaino/testing/config';
import type { ShopFixtures } from './shop';

interface OwnSettings extends PlaywrightTestConfig {
  /** Begins of paths of calls whose service is no part of this shop: that they fail is no problem of a page. */
  missingCalls: readonly string[];
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

const wide = isShortForm() ? { grep: /@short(?!-)/ } : { grepInvert: /@phone-only/ };
const narrow = { grep: isShortForm() ? /@short-phone/ : /@phone/ };

/**
 * How the browser tests of a part of the shop run; `name` is the file of its numbers. Tests are marked `@phone` where
 * a phone does them too, and `@phone-only`; `@short` and `@short-phone` where the short form has them, at that width.
 */
export function browserTests(
  name: string,
  { missingCalls, ...own }: OwnSettings,
): PlaywrightTestConfig {
  return defineConfig<ShopFixtures>({
    fullyParallel: true,
    forbidOnly: true,
    workers: 3,
    timeout: 120_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], [`${import.meta.dirname}/result-reporter.ts`, { name }]],
    use: {
      // Set by the global setup, which has run when a worker reads this file.
      baseURL: process.env['BASE_URL'],
      locale: 'it-IT',
      missingCalls,
      // What a worker asks for no test can stand in the way of; the tests of the worker itself let it.
      serviceWorkers: 'block',
      // Recording costs a tenth of the time of all tests, and few of them fail: whoever looks into one asks for it.
      trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
      screenshot: 'only-on-failure',
      // What cannot be pressed by then fails the test, long before its own time is over.
      actionTimeout: 30_000,
      launchOptions: {
        executablePath: testBrowser(),
        args: ['--no-sandbox'],
      },
    },
    projects: [
      { name: 'desktop', use: desktop, ...wide },
      { name: 'phone', use: phone, ...narrow },
    ],
    ...own,
  });
}
