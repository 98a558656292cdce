import type { Browser, Page } from '@playwright/test';

/** A page in somebody else's browser, at the same shop and of the same size. */
export async function anotherBrowser(browser: Browser, from: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(from.url()).origin,
    locale: 'it-IT',
    viewport: from.viewportSize(),
  });
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  return context.newPage();
}
