import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { approve, cards, expectCardPage, payByCard } from './checkout/card-page';
import { fillCheckout, sendOrder } from './checkout/checkout-form';
import { expectPaid, ownOrders } from './checkout/own-orders';
import { addToCart, stockProduct } from './checkout/stocked-product';

/** A new family with a product in the cart, and the form of the checkout filled. */
async function readyToOrder(page: Page, stock: number, pieces = 1) {
  const person = await register(page.request, newPerson());
  const product = await stockProduct(page.request, stock);
  await addToCart(page, product, pieces);
  await page.goto('/checkout');
  await fillCheckout(page, mouse, person);
  return { person, product };
}

const total = (page: Page) =>
  page.getByRole('region', { name: 'Il tuo ordine' }).getByRole('definition').last();
const notice = (page: Page) =>
  page.getByText('Qualcosa è cambiato da quando l’hai messo nel carrello.');
const accept = (page: Page) =>
  page.getByRole('button', { name: 'Ho capito, aggiorna il carrello' }).click();

test('a card that is declined can be followed by another, and the order is one @phone @short-phone', async ({
  page,
}) => {
  const { product } = await readyToOrder(page, 5);
  await sendOrder(page, mouse);
  await payByCard(page, mouse, cards.declined);
  await expect(page.getByText('La banca ha rifiutato la carta.')).toBeVisible();
  await payByCard(page, mouse, cards.withoutFunds);
  await expect(page.getByText('Sulla carta non ci sono fondi sufficienti.')).toBeVisible();
  await payByCard(page, mouse, cards.asksCustomer);
  await approve(page, mouse);
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
  await expectPaid(page);
  expect(await ownOrders(page.request)).toHaveLength(1);
  await expect.poll(product.pieces).toBe(4);
});

test('a payment page that is left keeps the order and its pieces, and it is paid later', async ({
  page,
}) => {
  const { product } = await readyToOrder(page, 5, 2);
  await sendOrder(page, mouse);
  await expectCardPage(page);
  await page.getByRole('link', { name: 'Torna al negozio senza pagare' }).click();
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=annullato/);
  const payNow = page.getByRole('main').getByRole('button', { name: 'Paga ora' }).first();
  await expect(payNow).toBeVisible();
  await expectAccessible(page);
  await expect.poll(product.pieces).toBe(3);
  const [order] = await ownOrders(page.request);
  expect(order).toMatchObject({ state: 'received', canPay: true });
  await payNow.click();
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
  await expectPaid(page);
  expect(await ownOrders(page.request)).toHaveLength(1);
  expect(await product.pieces()).toBe(3);
});

test('a price that has changed meanwhile is shown, and counts once it was seen @phone', async ({
  page,
}) => {
  const { product } = await readyToOrder(page, 5);
  await expect(total(page)).toContainText('15,00');
  await product.reprice(12);
  await sendOrder(page, mouse);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  expect(await ownOrders(page.request)).toEqual([]);
  expect(await product.pieces()).toBe(5);
  await accept(page);
  await expect(notice(page)).toBeHidden();
  await expect(total(page)).toContainText('17,00');
  await sendOrder(page, mouse);
  await expectCardPage(page);
  await expect(page.getByRole('button', { name: /^Paga/ })).toContainText('17,00');
});

test('pieces that are gone meanwhile are never sold twice; fewer are offered', async ({ page }) => {
  const { product } = await readyToOrder(page, 3, 3);
  await product.sellToAnother(2);
  await sendOrder(page, mouse);
  await expect(notice(page)).toBeVisible();
  expect(await ownOrders(page.request)).toEqual([]);
  await accept(page);
  await expect(total(page)).toContainText('15,00');
  await sendOrder(page, mouse);
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
  await expectPaid(page);
  await expect.poll(product.pieces).toBe(0);
});

test('a product that is sold out meanwhile leaves the cart once that was seen', async ({
  page,
}) => {
  const { product } = await readyToOrder(page, 1);
  await product.sellToAnother(1);
  await sendOrder(page, mouse);
  await expect(notice(page)).toBeVisible();
  await accept(page);
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  expect(await ownOrders(page.request)).toEqual([]);
});

test('two presses of the button, and a reload in between, make one order', async ({ page }) => {
  await readyToOrder(page, 5);
  let placed = 0;
  // The answer gets lost the first time, when the order is made already.
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    placed += 1;
    return placed === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  await sendOrder(page, mouse);
  await expect(page.getByText(/non ne nasce un altro/)).toBeVisible();
  await page.reload();
  const button = page.getByRole('button', { name: 'Ordine con obbligo di pagare' });
  await expect(button).toBeEnabled();
  await button.dblclick();
  await expectCardPage(page);
  expect(await ownOrders(page.request)).toHaveLength(1);
  await page.goto('/cart');
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
});
