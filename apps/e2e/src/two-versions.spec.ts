import { join } from 'node:path';
import { register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { root, type Running, start } from '@zaino/browser-testing/processes';
import { ReleasedShop } from '@zaino/browser-testing/released-shop';
import { settings } from '@zaino/browser-testing/settings';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { keptPort } from '@zaino/testing/kept-port';
import type { Page } from '@playwright/test';
import { cards, payByCard } from './checkout/card-page';
import { fillCheckout, sendOrder } from './checkout/checkout-form';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { stockProduct, type OwnProduct } from './checkout/stocked-product';
import { goToCart, openTab } from './release/open-tab';
import { PlantedBuild } from './release/planted-build';

const EMPTY = 'Il tuo carrello è vuoto';
/** As the new version of the cart says it. */
const NEWLY_EMPTY = 'Nel carrello non c’è più niente';

/** A shop that is released by itself, with the services of the other tests; whoever has paid comes back to it. */
async function openShop(shop: ReleasedShop): Promise<Running> {
  const ordersPort = await keptPort();
  await shop.open({
    REDIS_URL: settings('E2E_REDIS_URL'),
    IDENTITY_URL: settings('E2E_IDENTITY_URL'),
    SCHOOLS_URL: settings('E2E_SCHOOLS_URL'),
    BOOKSHOPS_URL: settings('E2E_BOOKSHOPS_URL'),
    CATALOGUE_URL: settings('E2E_CATALOGUE_URL'),
    ORDERS_URL: `http://127.0.0.1:${ordersPort}`,
    ANALYTICS_URL: analyticsOfAll(),
    RATE_LIMIT_FACTOR: '1000',
  });
  const env = JSON.parse(settings('E2E_ORDERS_ENV')) as Record<string, string>;
  return start('orders-service', { ...env, PUBLIC_URL: shop.url }, ordersPort);
}

function analyticsOfAll(): string {
  const { ANALYTICS_URL = '' } = JSON.parse(settings('E2E_GATEWAY_ENV')) as Record<string, string>;
  return ANALYTICS_URL;
}

async function putIntoCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).click();
}

const quantity = (page: Page, { nome }: OwnProduct) =>
  page.getByRole('main').getByRole('group', { name: `Quantità: ${nome}` });

/** How many pieces of a product the open cart shows. */
const pieces = (page: Page, product: OwnProduct) => quantity(page, product).getByRole('status');

async function addPiece(page: Page, product: OwnProduct): Promise<void> {
  await quantity(page, product)
    .getByRole('button', { name: /^Aumenta/ })
    .click();
}

test('an old tab and a new one fill one cart, and the old one pays for it', async ({
  context,
  request,
}) => {
  test.setTimeout(300_000);
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const shop = new ReleasedShop();
  let orders: Running | undefined;
  try {
    for (const app of ['shell', 'catalogue', 'cart']) {
      await shop.release(app, '--from', join(root, 'dist/apps', app));
    }
    const older = shop.active('cart');
    orders = await openShop(shop);
    const person = await register(context.request, undefined, shop.url);
    const [bag, pen] = [await stockProduct(request, 50), await stockProduct(request, 50)];

    const before = await openTab(context, `${shop.url}/products/${bag.id}`);
    await hydrated(before.page);
    const build = new PlantedBuild(shop.folder, 'cart');
    build.reword(new RegExp(EMPTY, 'g'), NEWLY_EMPTY);
    const newer = build.version;
    await shop.release('cart', '--from', build.folder);
    await expect.poll(async () => (await shop.page('/cart')).versions['cart']).toBe(newer);
    const after = await openTab(context, `${shop.url}/products/${pen.id}`);
    await hydrated(after.page);

    for (const { page } of [before, after]) await putIntoCart(page);
    for (const { page } of [before, after]) {
      await goToCart(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
      for (const product of [bag, pen]) await expect(pieces(page, product)).toHaveText('1');
    }
    await addPiece(before.page, pen);
    await expect(pieces(after.page, pen)).toHaveText('2');
    await addPiece(after.page, bag);
    await expect(pieces(before.page, bag)).toHaveText('2');

    const summary = before.page.getByRole('region', { name: 'Riepilogo' });
    await summary.getByRole('link', { name: /cassa|ordina|checkout/i }).click();
    await fillCheckout(before.page, mouse, person);
    await sendOrder(before.page, mouse);
    expect([...before.versions]).toEqual([older]);
    await payByCard(before.page, mouse, cards.paid);
    await before.page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
    await expectPaid(before.page);
    const { number, lines } = await shownOrder(before.page);
    const ordered = lines.map(({ title, quantity }) => `${quantity} ${title}`);
    expect(ordered.sort()).toEqual([`2 ${bag.nome}`, `2 ${pen.nome}`].sort());

    await expect(after.page.getByText(NEWLY_EMPTY)).toBeVisible();
    expect([...after.versions]).toEqual([newer]);
    await after.page.goto(`${shop.url}/orders`);
    await expect(after.page.getByText(number).first()).toBeVisible();
    // Whoever has paid comes back to a page that is loaded anew.
    expect([...before.versions]).toEqual([older, newer]);
    expect([...before.faults, ...after.faults]).toEqual([]);
  } finally {
    await orders?.stop();
    await shop.close();
  }
});
