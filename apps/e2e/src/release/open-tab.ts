import type { BrowserContext, Page } from '@playwright/test';

/** A tab, with what went wrong in it and the versions of the cart whose files it got. */
interface Tab {
  page: Page;
  faults: string[];
  versions: Set<string>;
}

/** Opens a tab at an address. */
export async function openTab(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  const faults: string[] = [];
  const versions = new Set<string>();
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const isRead = request.method() === 'GET' && /\/api\//.test(request.url());
    // What a page reads anew ends with it. A file, or what is written, may not.
    if (isRead && reason === 'net::ERR_ABORTED') return;
    faults.push(`${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} ${response.status()}`);
    const version = /\/releases\/cart\/([^/]+)\//.exec(response.url())?.[1];
    if (version !== undefined) versions.add(version);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(url);
  return { page, faults, versions };
}

/** Goes to the cart by the header, without loading a page. */
export async function goToCart(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Carrello/ })
    .first()
    .click();
}
