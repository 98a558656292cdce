import type { APIRequestContext, Page } from '@playwright/test';
import type { DeskOrder } from '@zaino/contracts/orders';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
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
  const placed = await placeOrder(request, { email, lines, pickupAt, payment: 'shop' });
  return { email, ...placed };
}

/** The bookshop has put one of the books aside, the other has not come. */
async function oneIsThere(request: APIRequestContext, orderId: string): Promise<void> {
  const path = `/api/desk/orders/${orderId}`;
  const { version, lines } = (await (await request.get(path)).json()) as DeskOrder;
  const { csrfToken } = (await (await request.get('/api/auth/me')).json()) as Session;
  const command = { command: 'reserve', lineIds: [lines[0]?.id] };
  const answer = await request.post(`${path}/commands`, {
    headers: { [CSRF_HEADER]: csrfToken },
    data: { version, command },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What opens beside the page is a PDF of the order's own. */
async function expectPrint(desk: Page, path: string): Promise<void> {
  const answer = await desk.request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
}

test('a bookseller finds, hands over in part, takes cash, prints and takes back, by keys alone @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email, number, orderId } = await orderToFetch(page.request);
  const desk = await ownerAt(browser, '/dashboard/banco', page);
  await oneIsThere(desk.request, orderId);
  const field = desk.getByRole('combobox', { name: /Scansiona il codice/ });
  await expect(field).toBeFocused();
  await expectAccessible(desk);

  await desk.keyboard.type('ZN-0000-0000');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Nessun ordine con questo numero.')).toBeVisible();
  // As a scanner types it that takes the keyboard for an American one.
  await desk.keyboard.type(number.replaceAll('-', "'"));
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('link', { name: number })).toBeVisible();
  await expect(desk.getByRole('checkbox', { checked: true, name: /^Consegna / })).toHaveCount(1);
  await expect(desk.getByRole('checkbox', { disabled: true, name: /^Consegna / })).toHaveCount(1);
  await expect(desk.getByText('Si paga tutto l’ordine')).toBeVisible();
  await expectAccessible(desk);

  await desk.keyboard.press('F2');
  await expect(
    desk.getByText(/^Consegnata una parte\. Incassati \d+,\d\d\s€ in contanti\.$/),
  ).toBeVisible();
  await caughtMail(email, `Pagamento ricevuto: ordine ${number}`);

  await desk.keyboard.press('F9');
  await desk.keyboard.type('0007-0012');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Pagamento aggiornato.')).toBeVisible();
  await expect(desk.getByLabel(/Documento della cassa n\./)).toHaveValue('0007-0012');
  await expectAccessible(desk);
  const summary = desk.getByRole('link', { name: /Stampa il riepilogo/ });
  await expectPrint(desk, (await summary.getAttribute('href')) ?? '');
  const opened = desk.context().waitForEvent('page');
  await desk.keyboard.press('F8');
  await (await opened).close();

  await expect(field).toBeFocused();
  await desk.keyboard.press('Control+z');
  await expect(desk.getByText('Consegna annullata; il pagamento resta registrato.')).toBeVisible();
  await caughtMail(email, `Ti aspetta ancora in libreria: ordine ${number}`);
  await desk.keyboard.press('F2');
  await expect(desk.getByText('Consegnata una parte.', { exact: true })).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByText(/Scansiona l’etichetta/)).toBeVisible();
  await desk.context().close();
});

test('a bookseller prints labels for the shelf, and for one order', async ({ page, browser }) => {
  test.slow();
  await page.goto('/');
  const { number, orderId } = await orderToFetch(page.request);
  const desk = await ownerAt(browser, '/dashboard/ordini', page);
  await desk.getByRole('searchbox').fill(number);
  await desk.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();
  await desk.getByRole('button', { name: 'Stampa…' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Stampa' });
  await dialog.getByLabel('Prima etichetta libera').fill('5');
  await expectAccessible(desk);
  const link = dialog.getByRole('link', { name: 'Apri la stampa' });
  await expectPrint(desk, (await link.getAttribute('href')) ?? '');
  const opened = desk.context().waitForEvent('page');
  await link.click();
  await (await opened).close();
  await expect(dialog).toBeHidden();

  await desk.goto(`/dashboard/ordini/${orderId}`);
  await desk.getByRole('button', { name: 'Stampa…' }).click();
  await expect(dialog.getByLabel('Prima etichetta libera')).toHaveValue('6');
  await dialog.getByRole('radio', { name: /Fogli d’ordine/ }).check();
  await expectPrint(desk, (await link.getAttribute('href')) ?? '');
  await desk.context().close();
});
