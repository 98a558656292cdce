import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Locator } from '@playwright/test';
import { cards, payByCard } from './checkout/card-page';
import { fillCart } from './checkout/fill-cart';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { manyBooks } from './checkout/many-books';
import { placeOrder } from './checkout/place-order';

const BOOKS = 18;
/** What a phone shows at once, in pixels. */
const SCREEN = 844;
const ROW = 96;
/** WCAG 2.2, 2.5.8. */
const TARGET = 24;

async function heightsOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
}

test('eighteen books are few screens of a phone, in the cart and in the order @phone-only', async ({
  page,
  problems,
}) => {
  test.slow();
  const { email } = await register(page.request, newPerson());
  const lines = await manyBooks(page.request, BOOKS);
  expect(lines).toHaveLength(BOOKS);
  await fillCart(page.request, lines);
  await page.goto('/cart');
  const rows = page.getByRole('listitem').filter({ has: page.getByText('Dettagli') });
  await expect(rows).toHaveCount(BOOKS);
  expect(Math.max(...(await heightsOf(rows)))).toBeLessThanOrEqual(ROW);
  const controls = rows.locator('a, button, summary');
  expect(Math.min(...(await heightsOf(controls)))).toBeGreaterThanOrEqual(TARGET);
  await expect(page.getByText(/^Consegna tra/)).toBeVisible();
  const bar = page.getByRole('link', { name: 'Vai alla cassa' }).first();
  await expect(bar).toBeInViewport();
  // What is folded is printed.
  await page.emulateMedia({ media: 'print' });
  await expect(rows.first().getByText(/^ISBN/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await rows.first().getByText('Dettagli').tap();
  await expect(rows.first().getByText(/^ISBN/)).toBeVisible();
  await expectAccessible(page);

  const { orderId, paymentUrl } = await placeOrder(page.request, { email, lines });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText(/^18 libri: ordinati, consegna tra/)).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  const [footer = 0] = await heightsOf(page.getByRole('contentinfo'));
  // Three with the shop's footer.
  expect(height - footer).toBeLessThanOrEqual(2 * SCREEN);
  const { lines: ordered } = await shownOrder(page);
  for (const { title } of ordered) {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(row.first().getByText('Ordinato')).toBeVisible();
  }
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
