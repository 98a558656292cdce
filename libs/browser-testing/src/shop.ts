import { expect, type Page, test as base } from '@playwright/test';
import { findViolations } from './accessibility';

export interface ShopFixtures {
  /** False for a first visit, with the cookie banner. */
  hasAnsweredConsent: boolean;
  /** Begins of paths of calls that have no service in this shop (`browserTests`). */
  missingCalls: readonly string[];
  /** Console errors, uncaught exceptions and what the page's policy forbade; a test fails on any it has not expected. */
  problems: string[];
}

/** A visitor who has answered the cookie banner, on the shop of this run. */
export const test = base.extend<ShopFixtures>({
  hasAnsweredConsent: [true, { option: true }],
  missingCalls: [[], { option: true }],
  problems: [
    async ({ page, hasAnsweredConsent, missingCalls }, use, info) => {
      const problems: string[] = [];
      const told: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { url } = message.location();
        const path = URL.canParse(url) ? new URL(url).pathname : '';
        if (missingCalls.some((begin) => path.startsWith(begin))) return;
        problems.push(message.text());
        told.push(`${url}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.exposeFunction('noteForbidden', (what: string) => problems.push(what));
      await page.addInitScript(() => {
        const { noteForbidden } = window as unknown as { noteForbidden: (what: string) => void };
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          noteForbidden(`${effectiveDirective} forbids ${blockedURI}`),
        );
      });
      if (hasAnsweredConsent) {
        await page.addInitScript(() => {
          localStorage.setItem('analytics-consent', 'false');
        });
      }
      await use(problems);
      // A page may ask for something as its test ends: an answer on its way is nobody's any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      // What the console says of an answer does not name its address.
      if (info.status !== info.expectedStatus && told.length > 0) {
        await info.attach('console', { body: told.join('\n'), contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});

/** Fails on anything axe finds at WCAG 2.2 AA, or against good practice; or of that at colours alone. */
export async function expectAccessible(page: Page, { ofColours = false } = {}): Promise<void> {
  const violations = await findViolations(page, { ofColours });
  expect(violations.map(({ rule, elements }) => `${rule}: ${elements.join(' ')}`)).toEqual([]);
  expect(await silentRegions(page), 'live regions that are not there until they speak').toEqual([]);
}

/** Live regions that are drawn only with what comes into them: screen readers do not read that out (WCAG 2.2, 4.1.3). */
const silentRegions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .filter((region) => region.parentElement?.checkVisibility() === true)
      .filter((region) => getComputedStyle(region).display === 'none')
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

/** Keeps the shell's code from the page until the returned function is called. */
export async function holdBackShell(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const promise = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/releases\/shell\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return letThrough;
}

/** Waits until React has taken over what the server drew: a link that is pressed earlier loads its page anew. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const drawn = document.querySelectorAll('main, main h1, footer');
    const isTaken = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return drawn.length > 2 && [...drawn].every(isTaken);
  });
  await page.waitForLoadState('networkidle');
}

export { expect } from '@playwright/test';
