import type { Page } from '@playwright/test';
import { expect } from '@zaino/browser-testing/shop';

/** By which a page says that it is a copy. */
export const copyBar = (page: Page) => page.getByRole('region', { name: 'Copia della pagina' });

/**
 * Waits until the page can be read without a network; with a text, until its copy has it. The worker keeps the code that
 * a page names before the page; what comes once it is alive is kept by the page.
 */
export async function kept(page: Page, text = ''): Promise<void> {
  const hasCopy = () =>
    page.evaluate(async (wanted) => {
      const copy = await caches.match(location.href, { ignoreVary: true });
      const files = await (await caches.open('zaino-files')).keys();
      const hasLate = files.some(({ url }) => url.includes('/after-start.'));
      return hasLate && (await copy?.text())?.includes(wanted) === true;
    }, text);
  await expect.poll(hasCopy, { timeout: 30_000 }).toBe(true);
}
