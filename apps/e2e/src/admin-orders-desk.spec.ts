import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { adminToken, holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

/** A family's orders of a book each, to be paid and fetched at a bookshop. */
async function ordersToFetch(request: APIRequestContext, count: number) {
  const { email } = await register(request, newPerson());
  await proveAddress(request, email);
  const pickupAt = await pickupPoint(request, /La Matita/);
  const numbers: string[] = [];
  const ids: string[] = [];
  for (const line of await wantedBooks(request, count)) {
    const wish = { email, lines: [line], pickupAt, payment: 'shop' as const };
    const { number, orderId } = await placeOrder(request, wish);
    numbers.push(number);
    ids.push(orderId);
  }
  return { email, numbers, ids };
}

/** An admin in a browser of their own, at the list of a family's orders; the one of all tests unless told. */
async function deskAt(browser: Browser, email: string, bearer?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, bearer ?? (await staffToken(context.request)));
  const page = await context.newPage();
  await page.goto(`/admin/orders?cerca=${encodeURIComponent(email)}`);
  await expect(page.getByRole('grid')).toBeVisible();
  return page;
}

const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
const toolbar = (page: Page) => page.getByRole('group', { name: 'Ordini selezionati' });

test('staff moves many orders at once, and takes it back after a reload @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.goto('/');
  const { email, numbers } = await ordersToFetch(page.request, 2);
  const [first = '', second = ''] = numbers;
  // An admin of their own: the last changes are those of nobody else.
  const bearer = await adminToken(page.request, undefined, settings('BASE_URL'));
  const desk = await deskAt(browser, email, bearer);
  if (isMobile) await desk.setViewportSize({ width: 390, height: 844 });
  await expect(row(desk, first)).toContainText('Ricevuto');
  await expectAccessible(desk);
  expect(await overflowOf(desk)).toBe(0);

  await desk.getByRole('checkbox', { name: 'Seleziona tutti gli ordini mostrati' }).check();
  await toolbar(desk).getByRole('button', { name: 'Che cosa fare…' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Che cosa fare').selectOption('Segna come consegnati');
  await expect(dialog).toContainText('2 ordini restano come sono');
  await expect(dialog).toContainText('Lo stato dell’ordine non lo permette.');
  await dialog.getByLabel('Che cosa fare').selectOption('Segna come arrivati e messi da parte');
  await expect(dialog.getByRole('region', { name: 'Anteprima' })).toContainText('2 ordini');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Metti da parte 2 ordini' }).click();
  await expect(desk.getByText('Messi da parte: 2 ordini')).toBeVisible();
  for (const number of numbers) await expect(row(desk, number)).toContainText('Messo da parte');

  await desk.reload();
  await desk.getByRole('button', { name: 'Ultime modifiche' }).click();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: /^Riporta indietro Messi da parte: 2 ordini/ }).click();
  await expect(desk.getByText('Riportati indietro: 2 ordini')).toBeVisible();
  await expect(row(desk, second)).toContainText('Ricevuto');
  await desk.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(row(desk, second)).toContainText('Messo da parte');
  await desk.context().close();
});

test('two admins never overwrite one another: the second is told of which orders', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email, numbers } = await ordersToFetch(page.request, 2);
  const [first = '', second = ''] = numbers;
  const [one, other] = [await deskAt(browser, email), await deskAt(browser, email)];
  await row(one, first).getByRole('checkbox').check();
  await toolbar(one).getByRole('button', { name: 'Messi da parte…' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Metti da parte 1 ordine' }).click();
  await expect(one.getByText('Messi da parte: 1 ordine')).toBeVisible();

  // By keys, on the older page.
  await other.getByRole('searchbox').blur();
  await other.keyboard.press('j');
  await other.keyboard.press('Control+a');
  await other.keyboard.press('a');
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('1 ordine resta com’è:');
  await expect(dialog).toContainText(`(${first}): L’ordine è cambiato nel frattempo`);
  await dialog.getByRole('button', { name: 'Metti da parte 1 ordine' }).click();
  await expect(row(other, second)).toContainText('Messo da parte');
  await expect(row(other, first)).toContainText('Messo da parte');
  await one.context().close();
  await other.context().close();
});

test('from a saved view through its orders, with a note and without going back', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email, numbers } = await ordersToFetch(page.request, 2);
  const [older = '', newer = ''] = numbers;
  const bearer = await adminToken(page.request, undefined, settings('BASE_URL'));
  const desk = await deskAt(browser, email, bearer);
  await desk.getByLabel('Pagamento').selectOption('Da pagare in negozio');
  await desk.getByLabel('Consegna').selectOption('Ritiro in libreria');
  await desk.getByRole('button', { name: 'Salva questa vista…' }).click();
  await desk.getByLabel('Nome della vista').fill('Da incassare');
  await desk.getByRole('dialog').getByRole('button', { name: 'Salva la vista' }).click();
  const views = desk.getByRole('navigation', { name: 'Viste degli ordini' });
  await expect(views.getByRole('link', { name: /^Da incassare \d/ })).toBeVisible();

  await row(desk, newer).getByRole('link', { name: /^Apri/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Ordine ${newer}` })).toBeVisible();
  await expect(desk.getByRole('link', { name: `Successivo: ordine ${older}` })).toBeVisible();
  await desk.getByLabel(/^Solo per lo staff/).fill('Chiamare dopo le 18');
  await desk.getByRole('button', { name: 'Salva la nota' }).click();
  await expect(desk.getByText(/^Salvata il .* da admin-/)).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('heading', { level: 1 }).click();
  await desk.keyboard.press('j');
  await expect(desk.getByRole('heading', { level: 1, name: `Ordine ${older}` })).toBeVisible();
  await desk.keyboard.press('k');
  await expect(desk.getByLabel(/^Solo per lo staff/)).toHaveValue('Chiamare dopo le 18');
  await desk
    .getByRole('navigation', { name: 'Percorso' })
    .getByRole('link', { name: 'Ordini' })
    .click();
  await expect(desk.getByRole('searchbox')).toHaveValue(email);
  await expect(desk.getByLabel('Pagamento')).toHaveValue('due');

  // The family reads nothing of it.
  await page.goto('/orders');
  await page.getByRole('listitem').filter({ hasText: newer }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Ordine ${newer}` })).toBeVisible();
  await expect(page.getByText('Chiamare dopo le 18')).toHaveCount(0);
  await desk.context().close();
});
