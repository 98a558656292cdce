import { expect, test as base } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { RegistryShop } from './registry-shop';
import { placeOf } from './visitors';

/** With a shop of its own, one for all tests: whatever is planted, what is live is the same afterwards. */
export const test = base.extend<object, { shop: RegistryShop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter's form.
    async ({}, use) => {
      const shop = await RegistryShop.open();
      try {
        await use(shop);
      } finally {
        await shop.close();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** How long a gateway may take to follow; more than it needs. */
export const MOMENTS = { timeout: 60_000 };

/** Version of the cart that is live. */
export const stableCart = async (shop: RegistryShop) =>
  (await shop.read('cart')).live?.version ?? '';

export interface PlantedContext {
  shop: RegistryShop;
  page: Page;
  /** The cart that was live before. */
  stable: string;
}

/** Every visitor has the cart that was live before, whole. */
export async function expectStable({ shop, page, stable }: PlantedContext) {
  for (const place of [placeOf.canary, placeOf.stable]) {
    const { status, versions } = await shop.page('/cart', place);
    expect([status, versions['cart']]).toEqual([200, stable]);
  }
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
}
