import type { Page } from '@playwright/test';
import { expect } from '@zaino/browser-testing/shop';

/** By which a page says that it is a copy. */
export const copyBar = (page: Page) => page.getByRole('region', { name: 'Copia della pagina' });

/** Waits until the page can be read without a network; with a text, until its copy has it. */
export async function kept(page: Page, text = ''): Promise<void> {
  const hasCopy = () =>
    page.evaluate(async (wanted) => {
      const copy = await caches.match(location.href, { ignoreVary: true });
      const files = await (await caches.open('zaino-files')).keys();
      return files.length > 0 && (await copy?.text())?.includes(wanted) === true;
    }, text);
  await expect.poll(hasCopy, { timeout: 30_000 }).toBe(true);
}
