import type { APIRequest, Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Order } from '@zaino/contracts/orders';
import { openBookshop } from './accounts/new-bookshop';
import { proveAddress } from './accounts/prove-address';
import { sendOrder, writeContacts } from './checkout/checkout-form';
import { fillCart } from './checkout/fill-cart';
import { shownOrder } from './checkout/own-orders';
import { wantedBooks } from './checkout/place-order';
import { type FoundDemoClass, findDemoClass } from './demo-school';

const discounts = { adoptedBookDiscount: 10, otherBookDiscount: 5 };

const part = (page: Page, name: string) => page.getByRole('region', { name });
const total = (page: Page, name: string) => part(page, name).getByText(/^Totale: /);

const listPath = ({ school, classe, sezione }: FoundDemoClass) =>
  `/scuola/${school.codiceScuola}?${new URLSearchParams({ classe, sezione })}`;

/** Cents of an amount as it stands on a page. */
function cents(text: string): number {
  const [, amount = ''] = /([\d.]+,\d\d)\s*€/.exec(text) ?? [];
  return Number(amount.replaceAll(/\D/g, ''));
}

/** Half a cent is never rounded in the customer's favour. */
const reduced = (cover: number) => Math.ceil((cover * (100 - discounts.adoptedBookDiscount)) / 100);

/** By somebody who is signed in elsewhere than in the browser. */
async function openShop(requests: APIRequest, baseURL: string | undefined) {
  return openBookshop({ request: await requests.newContext({ baseURL }) }, discounts);
}

async function payInShop(page: Page): Promise<Order> {
  await writeContacts(page, mouse);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /In libreria, al ritiro/ })
    .check();
  await sendOrder(page, mouse);
  await expect(page.getByRole('heading', { level: 1, name: /^Ordine ZN-/ })).toBeVisible();
  return page.evaluate(async () => {
    const [, id = ''] = /\/orders\/([^/?]+)/.exec(location.pathname) ?? [];
    return (await (await fetch(`/api/orders/${id}`)).json()) as Order;
  });
}

test('a bookshop’s discount stands at its address from the first list to the order @phone', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  test.slow();
  const shop = await openShop(playwright.request, baseURL);
  const front = `http://${shop.domain}.localhost:${new URL(baseURL ?? '').port}`;
  const person = await register(page.request, newPerson());
  await proveAddress(page.request, person.email);
  const list = await findDemoClass(page.request);

  await page.goto(front);
  await expect(page.getByText(/Sconto sul prezzo di copertina: 10\s% sui libri/)).toBeVisible();
  // Signed in there as on the main site.
  await page.goto(`${front}/api/auth/handover?da=${encodeURIComponent(listPath(list))}`);
  await expect(page.getByRole('heading', { name: /^Lista della/ })).toBeVisible();
  await hydrated(page);
  const book = page.getByRole('listitem').filter({ hasText: 'Prezzo di copertina' }).first();
  const cover = cents((await book.locator('s').textContent()) ?? '');
  expect(cents((await book.locator('strong').first().textContent()) ?? '')).toBe(reduced(cover));
  const aside = page.getByRole('complementary', { name: 'Totale da acquistare' });
  await expect(aside.getByText(/Ritiro da/)).toContainText(shop.bookshopName);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await overflowOf(page)).toBe(0);
  await page
    .getByRole('button', { name: /^Aggiungi \d+ al carrello$/ })
    .first()
    .click();
  await page.goto(`${front}/cart`);
  await expect(part(page, 'Riepilogo').getByText(/già tolto/)).toContainText(shop.bookshopName);
  const inCart = cents((await total(page, 'Riepilogo').textContent()) ?? '');
  await expectAccessible(page);

  await page.goto(`${front}/checkout`);
  await expect(part(page, 'Consegna').getByText(shop.bookshopName, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ordine con obbligo di pagare' })).toBeEnabled();
  expect(cents((await total(page, 'Il tuo ordine').textContent()) ?? '')).toBe(inCart);
  await expectAccessible(page);
  const order = await payInShop(page);
  expect(Math.round(order.totals.total * 100)).toBe(inCart);
  for (const { price, coverPrice } of order.lines) {
    expect(Math.round(price * 100)).toBe(reduced(Math.round((coverPrice ?? 0) * 100)));
  }
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('on the main site a bookshop that is chosen at the checkout takes its discount off before the button, and on lists from then on @phone', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  test.slow();
  const shop = await openShop(playwright.request, baseURL);
  const person = await register(page.request, newPerson());
  await proveAddress(page.request, person.email);
  const list = await findDemoClass(page.request);
  const lines = await wantedBooks(page.request, 2);
  await fillCart(page.request, lines);
  const covers = lines.map(({ prezzo }) => Math.round(prezzo * 100));
  const full = covers.reduce((sum, cover) => sum + cover, 0);
  const less = covers.map(reduced).reduce((sum, price) => sum + price, 0);

  await page.goto(listPath(list));
  await hydrated(page);
  await expect(page.getByText('Prezzo di copertina', { exact: true })).toHaveCount(0);

  await page.goto('/checkout');
  const delivery = part(page, 'Consegna');
  await delivery.getByRole('radio', { name: /Ritiro/ }).check();
  const button = page.getByRole('button', { name: 'Ordine con obbligo di pagare' });
  await expect(button).toBeEnabled();
  expect(cents((await total(page, 'Il tuo ordine').textContent()) ?? '')).toBe(full);
  const more = delivery.getByRole('button', { name: /Mostra tutte le/ });
  const option = delivery.getByRole('radio', { name: new RegExp(shop.bookshopName) });
  await expect(option.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(option).toHaveAccessibleName(/Sconto: 10\s% sui libri adottati/);
  await option.check();
  await expect(total(page, 'Il tuo ordine')).toHaveText(
    new RegExp(`${(less / 100).toFixed(2).replace('.', ',')}\\s€$`),
  );
  await expect(button).toBeEnabled();
  await delivery.getByRole('radio', { name: /Spedizione a casa/ }).check();
  await expect(part(page, 'Il tuo ordine').getByText(/già tolto/)).toHaveCount(0);
  await delivery.getByRole('radio', { name: /Ritiro/ }).check();
  await expect(part(page, 'Il tuo ordine').getByText(/già tolto/)).toBeVisible();

  // Lists show it once the page has come to life, and nothing moves for it.
  await page.goto(listPath(list));
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Aggiungi/ }) });
  const heights = () =>
    rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await expect(rows.first().getByText('Prezzo di copertina')).toBeAttached();
    const discounted = await heights();
    await page.evaluate(() =>
      document.querySelectorAll('li s').forEach((struck) => struck.parentElement?.remove()),
    );
    expect(await heights()).toEqual(discounted);
  }
  const html = await (await page.request.get(listPath(list))).text();
  expect(html).not.toContain('Prezzo di copertina');

  // What changes between looking and buying is told.
  await page.goto('/checkout');
  await expect(button).toBeEnabled();
  await shop.change({ adoptedBookDiscount: 3 });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Lo sconto di .* è cambiato: 3\s%/)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Ho capito, aggiorna il carrello' }).click();
  await expect(button).toBeEnabled();
  await writeContacts(page, mouse);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /In libreria, al ritiro/ })
    .check();
  await sendOrder(page, mouse);
  await expect(page.getByRole('heading', { level: 1, name: /^Ordine ZN-/ })).toBeVisible();
  const order = await shownOrder(page);
  const now = covers.map((cover) => Math.ceil((cover * 97) / 100)).reduce((a, b) => a + b, 0);
  expect(Math.round(order.totals.total * 100)).toBe(now);
  await expect(page.getByText(/Prezzo di copertina/).first()).toBeAttached();
  expect(problems).toEqual([]);
});
