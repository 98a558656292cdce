import type { APIRequestContext, Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { OWN_BOOKSHOP, ownerAt } from './accounts/bookshop-owner';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

/** A family's order of two books, to be paid and fetched at the owner's bookshop. */
async function orderToFetch(request: APIRequestContext) {
  const { email } = await register(request, newPerson());
  await proveAddress(request, email);
  const lines = await wantedBooks(request, 2);
  const pickupAt = await pickupPoint(request, OWN_BOOKSHOP);
  const { number, orderId } = await placeOrder(request, {
    email,
    lines,
    pickupAt,
    payment: 'shop',
  });
  return { email, number, orderId };
}

const line = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('a bookshop brings an order from the supplier to the counter, and takes a step back @phone @short', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email, number } = await orderToFetch(page.request);
  const desk = await ownerAt(browser, '/dashboard', page);
  await desk
    .getByRole('navigation', { name: 'La tua libreria' })
    .getByRole('link', { name: 'Ordini' })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
  await desk.getByRole('searchbox').fill(number);
  await expect(line(desk, number)).toContainText('Da ordinare');
  await expectAccessible(desk);

  // Where the screen is narrow the dialog offers what the bar has no room for.
  await line(desk, number).getByRole('checkbox').check();
  await desk.getByRole('button', { name: 'Segna…' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Che cosa fare').selectOption('Segna come arrivati');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Segna 1 ordine' }).click();
  await expect(line(desk, number)).toContainText('Completo');
  await desk.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(line(desk, number)).toContainText('Da ordinare');
  await desk.getByRole('button', { name: 'Ripeti', exact: true }).click();
  await expect(line(desk, number)).toContainText('Completo');

  await line(desk, number).getByRole('link', { name: /Apri/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
  await desk.getByRole('button', { name: 'Pronti: avvisa la famiglia' }).click();
  await expect(desk.getByText('Pronto, la famiglia è avvisata.')).toBeVisible();
  await caughtMail(email, `Pronto per il ritiro: ordine ${number}`);
  await desk.getByRole('button', { name: 'Incassa…', exact: true }).click();
  const question = desk.getByRole('dialog');
  await expect(question).toContainText(/Da incassare: \d+,\d\d/);
  await question.getByRole('button', { name: 'Registra il pagamento in negozio' }).click();
  await expect(desk.getByText('Registra il pagamento in negozio: fatto.')).toBeVisible();
  await desk.getByRole('button', { name: 'Consegna' }).click();
  await expect(desk.getByText('Consegnato.', { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(desk.getByText('Riportato indietro.')).toBeVisible();
  await caughtMail(email, `Ti aspetta ancora in libreria: ordine ${number}`);
  await desk.context().close();
});

test('the desk is worked by keys, and two screens never overwrite one another', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { number, orderId } = await orderToFetch(page.request);
  const desk = await ownerAt(browser, '/dashboard/ordini', page);
  await expect(desk.getByRole('grid')).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type(number);
  // Its heads, and the one that is found.
  await expect(desk.getByRole('row')).toHaveCount(2);
  const other = await desk.context().newPage();
  await other.goto(`/dashboard/ordini/${orderId}`);
  await other.getByRole('button', { name: 'Arrivati: metti da parte' }).click();
  await expect(other.getByText('Messo da parte.', { exact: true })).toBeVisible();

  await desk.getByRole('searchbox').blur();
  await desk.keyboard.press('j');
  await desk.keyboard.press('a');
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Segna 1 ordine' }).click();
  await expect(dialog.getByRole('alert')).toContainText('L’ordine è cambiato nel frattempo');
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await desk.reload();
  await expect(line(desk, number)).toContainText('Completo');
  await desk.context().close();
});

test('a family finds no desk, and a stranger is asked to sign in', async ({ page }) => {
  await page.goto('/dashboard/ordini');
  await expect(page).toHaveURL(/\/auth\/login/);
  await register(page.request, newPerson());
  await page.goto('/dashboard/ordini');
  await expect(page.getByText('Questa pagina è per le librerie.')).toBeVisible();
  await expectAccessible(page);
});
