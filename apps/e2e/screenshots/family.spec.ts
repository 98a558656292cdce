import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, hydrated } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import { proveAddress } from '../src/accounts/prove-address';
import { cards, payByCard } from '../src/checkout/card-page';
import { askForInvoice, fillCheckout } from '../src/checkout/checkout-form';
import { expectPaid, shownOrder } from '../src/checkout/own-orders';
import { fillCart } from '../src/checkout/fill-cart';
import { manyBooks } from '../src/checkout/many-books';
import { pickupPoint, placeOrder, wantedBooks, wantedProduct } from '../src/checkout/place-order';
import { staffAt } from '../src/checkout/staff';
import { stockProduct } from '../src/checkout/stocked-product';
import { findDemoClasses } from '../src/demo-school';
import { ownPages } from '../src/site/public-pages';
import { test } from './album';
import { twoLists } from './two-lists';

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Saves a child with each of two classes. */
async function saveChildren(page: Page): Promise<void> {
  const { csrfToken } = (await (await page.request.get('/api/auth/me')).json()) as Session;
  const lists = await findDemoClasses(page.request, 2);
  for (const [index, { school, classe, sezione }] of lists.entries()) {
    const answer = await page.request.post('/api/children', {
      headers: { [CSRF_HEADER]: csrfToken },
      data: {
        nickname: ['Teo', 'Mia'][index],
        schoolCode: school.codiceScuola,
        schoolName: school.nomeScuola,
        classe,
        sezione,
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test('family new', async ({ page, album }) => {
  await register(page.request, newPerson());
  for (const [name, path] of ownPages) await album.visit(name, path);
  await album.visit('unknown order', '/orders/00000000-0000-4000-8000-000000000000');
});

test('family buying', async ({ page, album }) => {
  const person = await register(page.request, newPerson());
  await twoLists(page);
  await album.visit('dashboard with named children', '/dashboard');
  await saveChildren(page);
  await album.visit('dashboard with children', '/dashboard');
  await album.visit('cart', '/cart');
  await page.goto('/checkout');
  await hydrated(page);
  await album.shoot('checkout');
  await album.shootBeginning('checkout at first sight');
  await page.getByRole('button', { name: 'Ordine con obbligo di pagare' }).click();
  await album.shoot('checkout with errors');
  await fillCheckout(page, mouse, person);
  await askForInvoice(page, mouse);
  await album.shoot('checkout filled');
  await page
    .getByRole('radio', { name: /Ritiro/ })
    .first()
    .check();
  await page.waitForLoadState('networkidle');
  await album.shoot('checkout with pick-up');
});

test('family orders', async ({ page, album, browser }) => {
  const person = await register(page.request, newPerson());
  await proveAddress(page.request, person.email);
  const product = await stockProduct(page.request, 5);
  const books = await manyBooks(page.request, 18);
  await fillCart(page.request, books);
  await album.visit('cart of 18 books', '/cart');
  const unpaid = await placeOrder(page.request, { ...person, lines: books });
  await album.visit('order unpaid', `/orders/${unpaid.orderId}`);
  await page.goto(unpaid.paymentUrl ?? '');
  await album.shoot('card page');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  await album.shoot('order just paid');

  const pickup = await placeOrder(page.request, {
    ...person,
    lines: [wantedProduct(product, 2), ...(await wantedBooks(page.request, 2))],
    payment: 'shop',
    pickupAt: await pickupPoint(page.request, /La Matita/),
  });
  await album.visit('order to pick up', `/orders/${pickup.orderId}?grazie=1`);

  const lines = [...(await wantedBooks(page.request, 3)), wantedProduct(product)];
  const { orderId, number, paymentUrl } = await placeOrder(page.request, { ...person, lines });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  const [first, second] = (await shownOrder(page)).lines.map(({ title }) => title);
  const staff = await staffAt(browser, number);
  await staff.command('Ordina al fornitore', {
    lines: [first ?? '', second ?? ''],
    fill: { 'Dal giorno': inDays(3), 'Al giorno': inDays(6) },
  });
  await staff.command('Metti da parte', { lines: [first ?? ''] });
  await staff.command('Spedisci', {
    lines: [first ?? ''],
    fill: { Corriere: 'Poste Italiane', 'Codice di spedizione': 'ZA123456789IT' },
  });
  await album.visit('order on its way', `/orders/${orderId}`);
  const { trackingPath } = await shownOrder(page);
  await album.visit('tracking', trackingPath);
  await page.goto(`/orders/${orderId}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Recedi dal contratto qui' }).click();
  await album.shoot('withdrawal');
  const form = page.getByRole('form', { name: 'Recesso dal contratto' });
  await form.getByRole('checkbox').first().click();
  await form.getByRole('button', { name: 'Conferma recesso' }).click();
  await expect(page.getByText(/Recesso registrato/)).toBeVisible();
  await album.shoot('order with a withdrawal');
  await staff.close();
  await album.visit('orders', '/orders');
  await album.visit('dashboard with orders', '/dashboard');
});

test('owner', async ({ page, album }) => {
  const mark = newPerson();
  const answer = await page.request.post('/api/auth/register', {
    data: {
      email: mark.email,
      password: mark.password,
      profile: {
        name: 'Libreria di Prova',
        bookshopName: 'Libreria di Prova',
        firstName: 'Anna Maria',
        lastName: 'Rossi',
        domain: mark.password.toLowerCase(),
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await album.visit('dashboard', '/dashboard');
  await album.visit('profile', '/profile');
});
