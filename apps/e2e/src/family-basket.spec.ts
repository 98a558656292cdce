import { newPerson, register, signIn, signOut } from '@zaino/browser-testing/account';
import { type Hands, keyboard, mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { fillCart } from './checkout/fill-cart';
import { wantedBooks } from './checkout/place-order';
import { addToCart, stockProduct } from './checkout/stocked-product';
import { findDemoClass } from './demo-school';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Carrello/ });

const finger: Hands = { ...mouse, use: (control) => control.tap() };

/** What the cart says that its lines cost, in euro. */
async function subtotal(page: Page): Promise<number> {
  const row = page.locator('dl > div').filter({ hasText: /^Subtotale/ });
  const text = await row.getByRole('definition').first().innerText();
  return Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
}

interface CartAnswer {
  items: { id: string; quantity: number }[];
}

/** What the server holds for whoever is signed in. */
async function serverCart(page: Page) {
  const cart = (await (await page.request.get('/api/cart')).json()) as CartAnswer;
  return cart.items.map(({ id, quantity }) => `${id} ${quantity}`);
}

async function serverPieces(page: Page): Promise<number[]> {
  const { items } = (await (await page.request.get('/api/cart')).json()) as CartAnswer;
  return items.map(({ quantity }) => quantity);
}

test('a guest’s cart is added once to the own one, and is the same on another device', async ({
  page,
  browser,
  request,
}) => {
  const person = await register(request, newPerson());
  const [bag, pen] = [await stockProduct(request, 50), await stockProduct(request, 50)];
  await addToCart(page, bag, 2);
  await page.goto('/auth/login?da=/cart');
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  await expect.poll(() => serverCart(page)).toEqual([`${bag.id} 2`]);

  const device = await browser.newContext({ locale: 'it-IT' });
  const other = await device.newPage();
  await other.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  await other.goto(new URL(`/products/${pen.id}`, page.url()).href);
  await other.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await other.goto(new URL('/auth/login?da=/cart', page.url()).href);
  await signIn(other, person);
  await expect(badge(other)).toContainText('3');
  await expect(other.getByText(bag.nome).first()).toBeVisible();
  await expect
    .poll(async () => (await serverCart(page)).sort())
    .toEqual([`${bag.id} 2`, `${pen.id} 1`].sort());
  await page.reload();
  await expect(badge(page)).toContainText('3');

  // The cart stays on the server, and signing in again adds nothing.
  await signOut(other);
  await expect(badge(other)).not.toContainText('3');
  await other.goto(new URL('/auth/login?da=/cart', page.url()).href);
  await signIn(other, person);
  await expect(badge(other)).toContainText('3');
  expect((await serverCart(page)).sort()).toEqual([`${bag.id} 2`, `${pen.id} 1`].sort());
  await device.close();
});

test('a shared list is put into somebody else’s cart, once they say so', async ({
  page,
  browser,
}) => {
  const bag = await stockProduct(page.request, 50);
  await addToCart(page, bag, 2);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Condividi la lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Condividi la lista' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(page);

  const visitor = await browser.newContext({ locale: 'it-IT' });
  const visit = await visitor.newPage();
  await visit.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  await visit.goto(link);
  await expect(visit.getByRole('heading', { name: 'Lista condivisa con te' })).toBeVisible();
  await expect(visit.getByText(bag.nome)).toBeVisible();
  await expect(badge(visit)).not.toContainText('2');
  await expectAccessible(visit);
  await visit.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect(badge(visit)).toContainText('2');
  await visit.reload();
  await expect(badge(visit)).toContainText('2');
  await visitor.close();
});

test('who signs in with books that their account has already keeps one copy by one press @phone', async ({
  page,
  isMobile,
  problems,
}) => {
  // A family as it works: by finger on a phone, elsewhere by keyboard alone.
  const hands = isMobile ? finger : keyboard(page);
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);
  const person = await register(page.request, newPerson());
  await fillCart(page.request, await wantedBooks(page.request, toBuy.length));
  await page.context().clearCookies();
  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`);
  await hands.use(
    page.getByRole('button', { name: `Aggiungi ${toBuy.length} al carrello` }).first(),
  );
  await expect(badge(page)).toContainText(String(toBuy.length));
  await page.goto('/cart');
  const single = await subtotal(page);
  expect(single).toBeGreaterThan(0);

  await page.goto('/auth/login?da=/cart');
  await signIn(page, person, hands);
  const notice = page.getByRole('status').filter({ hasText: 'Abbiamo unito il carrello' });
  await expect(notice).toContainText(`${toBuy.length} libri c’erano già, e ora sono doppi.`);
  await expect(notice).toBeInViewport();
  await expect(badge(page)).toContainText(String(2 * toBuy.length));
  await expect.poll(() => subtotal(page)).toBeCloseTo(2 * single, 2);
  await expectAccessible(page);

  await hands.use(notice.getByRole('button', { name: 'Tieni una copia' }));
  const done = page
    .getByRole('status')
    .filter({ hasText: 'nel carrello è rimasta una copia sola' });
  await expect(done).toBeInViewport();
  await expect(badge(page)).toContainText(String(toBuy.length));
  await expect.poll(() => subtotal(page)).toBeCloseTo(single, 2);
  await expect
    .poll(async () => (await serverPieces(page)).every((pieces) => pieces === 1))
    .toBe(true);
  await hands.use(page.getByRole('button', { name: 'Chiudi l’avviso' }));
  await expect(done).toBeHidden();
  await page.reload();
  await expect(badge(page)).toContainText(String(toBuy.length));
  await expect.poll(() => subtotal(page)).toBeCloseTo(single, 2);
  await expect(page.getByText('Abbiamo unito il carrello')).toHaveCount(0);
  expect(problems).toEqual([]);
});
