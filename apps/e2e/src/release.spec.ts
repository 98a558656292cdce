import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@zaino/browser-testing/processes';
import { ReleasedShop } from '@zaino/browser-testing/released-shop';
import { expect, test as base } from '@zaino/browser-testing/shop';
import { releaseSchema } from '@zaino/contracts/shared';
import { buildOlderCart } from './release/build-older-cart';
import { goToCart, openTab } from './release/open-tab';

/** The shell and an older cart are released, the gateway runs. */
interface Fixtures {
  shop: ReleasedShop;
  older: string;
}

const test = base.extend<Fixtures>({
  shop: async ({ context }, use) => {
    const shop = new ReleasedShop();
    await context.addInitScript(() => {
      localStorage.setItem('analytics-consent', 'false');
    });
    try {
      await shop.release('shell', '--from', join(root, 'dist/apps/shell'));
      await use(shop);
    } finally {
      await shop.close();
    }
  },
  older: async ({ shop }, use) => {
    const { build, version } = await buildOlderCart(shop.folder);
    await shop.release('cart', '--from', build);
    await shop.open();
    await use(version);
  },
});

const olderHeading = { name: 'Il carrello di prima', level: 1 };

const RELEASE_PATIENCE_MS = 300_000;

test('a remote is released and rolled back alone, and every tab keeps its version @short', async ({
  context,
  shop,
  older,
}) => {
  // A release is built on the way, on a machine that has other tests to do.
  test.setTimeout(RELEASE_PATIENCE_MS);
  const { html, versions } = await shop.page('/cart');
  expect(versions['cart']).toBe(older);
  expect(html).toContain('Il carrello di prima');
  const openedWithOlder = await openTab(context, `${shop.url}/`);

  expect(await shop.release('cart')).toContain('npm run release -- cart --back');
  const newer = shop.active('cart');
  expect(newer).not.toBe(older);
  await expect.poll(async () => (await shop.page('/cart')).versions['cart']).toBe(newer);

  const openedWithNewer = await openTab(context, `${shop.url}/`);
  const direct = await openTab(context, `${shop.url}/cart`);
  await expect(direct.page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  await goToCart(openedWithOlder.page);
  await expect(openedWithOlder.page.getByRole('heading', olderHeading)).toBeVisible();
  await expect(openedWithOlder.page.getByText('Pezzi nel carrello: 0')).toBeVisible();

  await shop.release('cart', '--back');
  await expect.poll(async () => (await shop.page('/cart')).versions['cart']).toBe(older);
  const rolledBack = await openTab(context, `${shop.url}/cart`);
  await expect(rolledBack.page.getByRole('heading', olderHeading)).toBeVisible();
  await goToCart(openedWithNewer.page);
  await expect(openedWithNewer.page.getByText('Il tuo carrello è vuoto')).toBeVisible();

  const tabs = [openedWithOlder, openedWithNewer, direct, rolledBack];
  expect(tabs.map((tab) => [...tab.versions])).toEqual([[older], [newer], [newer], [older]]);
  expect(tabs.flatMap(({ faults }) => faults)).toEqual([]);
  expect((await shop.page('/')).versions['shell']).toBe(versions['shell']);
});

for (const router of ['^1.99.0', '^2.0.0']) {
  test(`a remote that wants the router in ${router} is refused, the version before stays`, async ({
    context,
    shop,
    older,
  }) => {
    const { build, version } = await buildOlderCart(shop.folder, router);
    const reason = `chiede @zaino/web/router ${router}`;
    await expect(shop.release('cart', '--from', build)).rejects.toThrow(reason);
    await expect(shop.release('cart', '--promote', version)).rejects.toThrow(reason);
    expect(shop.active('cart')).toBe(older);

    // Even when somebody goes past the registry. The finder's version tells when the gateway has looked.
    const finder = join(root, 'dist/apps/school-finder');
    await shop.release('school-finder', '--from', finder, '--publish-only');
    const manifest = readFileSync(join(finder, 'release.json'), 'utf8');
    const { version: ofFinder } = releaseSchema.parse(JSON.parse(manifest));
    shop.makeLive({ cart: version, 'school-finder': ofFinder });
    await expect.poll(async () => (await shop.page('/')).versions).toHaveProperty('school-finder');
    expect((await shop.page('/cart')).versions['cart']).toBe(older);
    const { page, faults } = await openTab(context, `${shop.url}/cart`);
    await expect(page.getByRole('heading', olderHeading)).toBeVisible();
    expect(faults).toEqual([]);
  });
}
