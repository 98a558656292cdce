import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '@zaino/browser-testing/processes';
import { ReleasedShop } from '@zaino/browser-testing/released-shop';
import { expect, hydrated, test as base } from '@zaino/browser-testing/shop';
import { changeLive } from '@zaino/testing/live-file';
import { buildOlderCart } from './release/build-older-cart';
import { goToCart } from './release/open-tab';
import { copyBar, kept } from './site/page-copies';

/** An older cart is live, the built one is published. */
interface Fixtures {
  shop: ReleasedShop;
  older: string;
  newer: string;
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter's form.
  shop: async ({}, use) => {
    const shop = new ReleasedShop();
    try {
      await shop.release('shell', '--from', join(root, 'dist/apps/shell'));
      await use(shop);
    } finally {
      await shop.close();
    }
  },
  newer: async ({ shop }, use) => {
    await shop.release('cart', '--from', join(root, 'dist/apps/cart'));
    await use(shop.active('cart'));
  },
  older: async ({ shop, newer }, use) => {
    const { build, version } = await buildOlderCart(shop.folder);
    await shop.release('cart', '--from', build);
    expect(version).not.toBe(newer);
    await shop.open();
    await use(version);
  },
});

const ID = '0b9c2b4e-55a5-4c3a-9d67-0a2f6f3f3b01';
const FOR_HALF = { id: ID, app: 'cart', from: 0, to: 5000, tenant: null, isForStaff: false };

const olderCart = (page: Page) =>
  page.getByRole('heading', { name: 'Il carrello di prima', level: 1 });
const newerCart = (page: Page) => page.getByText('Il tuo carrello è vuoto');
const previewBar = (page: Page) => page.getByRole('region', { name: 'Anteprima del sito' });

/** A browser whose visitor has that place. */
async function openAt(browser: Browser, url: string, place: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([{ name: 'zaino_place', value: String(place), url }]);
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  return context.newPage();
}

/** As a link carries it, of a registry without a key. */
function previewToken(versions: Record<string, string>): string {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const text = JSON.stringify({ id: ID, versions, expiresAt });
  return Buffer.from(JSON.stringify({ text, signature: '' })).toString('base64url');
}

test('of a canary for half of the visitors each keeps the version of the place', async ({
  browser,
  shop,
  older,
  newer,
}) => {
  changeLive(shop.releases, { canaries: [{ ...FOR_HALF, version: newer }] });
  const [first, last] = [
    await openAt(browser, shop.url, 0),
    await openAt(browser, shop.url, 9_999),
  ];
  const firstCart = async () => (await first.request.get('/cart')).text();
  await expect.poll(firstCart).not.toContain('Il carrello di prima');
  await last.goto('/cart');
  await expect(olderCart(last)).toBeVisible();
  for (const [page, cart] of [
    [first, newerCart],
    [last, olderCart],
  ] as const) {
    await page.goto('/');
    await hydrated(page);
    await goToCart(page);
    await expect(cart(page)).toBeVisible();
    await page.reload();
    await expect(cart(page)).toBeVisible();
  }
  expect(older).not.toBe(newer);
  await Promise.all([first.context().close(), last.context().close()]);
});

test('a preview is seen in one browser, under a bar that leads out by the keyboard', async ({
  page,
  browser,
  shop,
  older,
  newer,
}) => {
  await page.goto(`${shop.url}/cart?anteprima=${previewToken({ cart: newer })}`);
  await expect(newerCart(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(previewBar(page)).toContainText('Anteprima: carrello 1.0.0 fino');
  await page.goto(`${shop.url}/`);
  await hydrated(page);
  await goToCart(page);
  await expect(newerCart(page)).toBeVisible();
  await expect(previewBar(page)).toBeVisible();

  const other = await openAt(browser, shop.url, 0);
  await other.goto('/cart');
  await expect(olderCart(other)).toBeVisible();
  await expect(previewBar(other)).toHaveCount(0);
  await other.context().close();

  await page.goto(`${shop.url}/cart`);
  await expect(previewBar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Esci' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(olderCart(page)).toBeVisible();
  await expect(previewBar(page)).toHaveCount(0);
  expect(older).not.toBe(newer);
});

test('a tab whose files are gone is told, and gets the pages of now by "Riprova" as by any link', async ({
  browser,
  shop,
  older,
  newer,
}) => {
  const tabs = [await openAt(browser, shop.url, 0), await openAt(browser, shop.url, 0)] as const;
  for (const page of tabs) {
    await page.goto('/');
    await hydrated(page);
  }
  changeLive(shop.releases, { stable: { cart: newer } });
  await expect.poll(async () => (await shop.page('/cart')).versions['cart']).toBe(newer);
  rmSync(join(shop.releases, 'cart', older), { recursive: true });
  for (const page of tabs) {
    const gone = page.waitForResponse((response) => response.status() === 410);
    await goToCart(page);
    await gone;
    const told = { name: 'C’è una versione nuova del sito', level: 1 };
    await expect(page.getByRole('heading', told)).toBeVisible();
  }
  const [retried, left] = tabs;
  await retried.getByRole('button', { name: 'Riprova' }).click();
  await expect(newerCart(retried)).toBeVisible();
  await left.getByRole('banner').getByRole('link', { name: 'Zaino, home' }).click();
  await expect(left).toHaveURL(`${shop.url}/`);
  await hydrated(left);
  await goToCart(left);
  await expect(newerCart(left)).toBeVisible();
  await Promise.all(tabs.map((page) => page.context().close()));
});

test.describe('with copies for when there is no network', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Versions of the cart of which the page has loaded files. */
  const cartVersions = (page: Page) =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      const found = names.flatMap((name) => /\/releases\/cart\/([^/]+)\//.exec(name)?.[1] ?? []);
      return [...new Set(found)];
    });

  test('a preview is kept nowhere: what is read without it is the page that everybody has', async ({
    browser,
    shop,
    older,
    newer,
  }) => {
    const page = await openAt(browser, shop.url, 0);
    const context = page.context();
    await page.goto('/cart');
    await expect(olderCart(page)).toBeVisible();
    await kept(page, older);
    await page.goto(`/cart?anteprima=${previewToken({ cart: newer })}`);
    for (const address of ['/cart', '/']) {
      await page.goto(address);
      await hydrated(page);
      await expect(previewBar(page)).toBeVisible();
      await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
    }

    await context.setOffline(true);
    await page.goto('/cart');
    await expect(copyBar(page)).toContainText('Sei senza rete');
    await expect(previewBar(page)).toHaveCount(0);
    await expect(olderCart(page)).toBeVisible();
    expect(await cartVersions(page)).toEqual([older]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Sei senza rete' })).toBeVisible();
    await context.close();
  });

  test('a canary is the one that is read without it, until its end, and never mixed with what came after', async ({
    browser,
    shop,
    older,
    newer,
  }) => {
    const page = await openAt(browser, shop.url, 0);
    const context = page.context();
    const served = async () => (await page.request.get('/cart')).text();
    changeLive(shop.releases, { canaries: [{ ...FOR_HALF, version: newer }] });
    await expect.poll(served).not.toContain('Il carrello di prima');
    await page.goto('/');
    await kept(page);
    await page.goto('/cart');
    await expect(newerCart(page)).toBeVisible();
    expect(await cartVersions(page)).toEqual([newer]);
    await kept(page);

    await context.setOffline(true);
    await page.goto('/cart');
    await expect(copyBar(page)).toContainText('Sei senza rete');
    await expect(newerCart(page)).toBeVisible();
    expect(await cartVersions(page)).toEqual([newer]);

    changeLive(shop.releases, { canaries: [] });
    await context.setOffline(false);
    await expect.poll(served).toContain('Il carrello di prima');
    await page.goto('/cart');
    await expect(olderCart(page)).toBeVisible();
    await expect(copyBar(page)).toBeHidden();
    expect(await cartVersions(page)).toEqual([older]);
    await kept(page, older);

    // The home's copy is of the canary's time; the cart's is whole by itself.
    await context.setOffline(true);
    await page.goto('/');
    await expect(copyBar(page)).toContainText('Sei senza rete');
    await goToCart(page);
    await expect(olderCart(page)).toBeVisible();
    await expect(copyBar(page)).toContainText('Sei senza rete');
    expect(await cartVersions(page)).toEqual([older]);
    await context.close();
  });
});
