import { expect, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { DevShop } from './dev-shop';

const searchPage = 'apps/school-finder/src/search/search-page.tsx';
const shop = new DevShop();

test.beforeAll(async () => {
  // A first start: it builds everything, makes the databases and imports the demo.
  test.setTimeout(240_000);
  await shop.start();
});
test.afterAll(() => shop.stop());

/** Everything the page has said in the console, but for React's advertisement. */
const said: string[] = [];

test.beforeEach(({ page }) => {
  said.length = 0;
  page.on('console', (message) => {
    if (!message.text().includes('React DevTools')) said.push(message.text());
  });
});

test.afterEach(async ({ page }) => {
  shop.restore();
  await expect.poll(() => status(page)).toBe(200);
  await expect.poll(() => html(page)).not.toContain('CAMBIATO');
});

const status = async (page: Page) => (await page.request.get(`${shop.url}/search`)).status();

const html = async (page: Page) => (await page.request.get(`${shop.url}/search`)).text();

/** The heading in the server's HTML. */
async function heading(page: Page): Promise<string> {
  return /<h1[^>]*>([^<]*)/.exec(await html(page))?.[1] ?? '';
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(`${shop.url}/search`);
  // Where server and browser are not at the same edit yet, React draws the page anew and forgets a choice.
  await expect(async () => {
    await page.getByLabel('Regione').selectOption('');
    await page.getByLabel('Regione').selectOption('Lombardia');
    await expect(page.getByLabel('Provincia')).toBeEnabled({ timeout: 2000 });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('an edited component of a remote shows at once inside the shell, with what was typed', async ({
  page,
}) => {
  await openSearch(page);
  const box = page.getByRole('combobox', { name: /Nome della scuola/ });
  await box.fill('manzoni');
  shop.edit(searchPage, /<h1[^>]*>/, '$&CAMBIATO ');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CAMBIATO');
  await expect(box).toHaveValue('manzoni');
  expect(await isSamePage(page)).toBe(true);

  await page.reload();
  expect(await heading(page)).toContain('CAMBIATO');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CAMBIATO');
  expect(said).toEqual([]);
});

test('an edited component of the shell shows at once, too', async ({ page }) => {
  await openSearch(page);
  const box = page.getByRole('combobox', { name: /Nome della scuola/ });
  await box.fill('manzoni');
  shop.edit('apps/shell/src/layout/footer.tsx', /<footer[^>]*>/, '$&CAMBIATO ');
  await expect(page.getByRole('contentinfo')).toContainText('CAMBIATO');
  await expect(box).toHaveValue('manzoni');
  expect(await isSamePage(page)).toBe(true);
});

test('an edited style shows at once', async ({ page }) => {
  await openSearch(page);
  const style = 'apps/school-finder/src/search/search-page.module.css';
  shop.edit(style, /^\s*\.page \{/m, '$& outline: 3px solid rgb(1, 2, 3);');
  await expect(page.getByRole('main').locator('> div')).toHaveCSS('outline-width', '3px');
  expect(await isSamePage(page)).toBe(true);
});

test('an edited loader counts from the next page on', async ({ page }) => {
  await openSearch(page);
  const loader = /export (async )?function loadSearch\([\s\S]*?\{\n/;
  shop.edit(
    'apps/school-finder/src/search/search.api.ts',
    loader,
    "$&throw new Error('CAMBIATO');",
  );
  await expect.poll(() => status(page)).toBe(503);
  await expect.poll(() => shop.terminal).toContain('CAMBIATO');
});

test('a syntax error changes nothing but the terminal, until it is repaired', async ({ page }) => {
  await openSearch(page);
  const before = await heading(page);
  shop.edit(searchPage, /<h1[^>]*>/, '$&{');
  await expect.poll(() => shop.terminal).toContain('search-page.tsx');
  await page.reload();
  await expect(page.getByLabel('Regione')).toBeEnabled();
  expect(await heading(page)).toBe(before);

  shop.restore();
  shop.edit(searchPage, /<h1[^>]*>/, '$&CAMBIATO ');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CAMBIATO');
  await expect.poll(() => heading(page)).toContain('CAMBIATO');
});
