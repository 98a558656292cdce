import type { Browser, Page } from '@playwright/test';
import type { OrderRequest } from '@zaino/contracts/orders';
import { newPerson, register } from '@zaino/browser-testing/account';
import { adminToken, holdToken, staffToken } from '@zaino/browser-testing/admin';
import { mouse } from '@zaino/browser-testing/hands';
import { settings } from '@zaino/browser-testing/settings';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { caughtMail } from './accounts/caught-mails';
import { cards, payByCard } from './checkout/card-page';
import { expectPaid } from './checkout/own-orders';
import { placeOrder, wantedBooks } from './checkout/place-order';

interface PaidOrder {
  number: string;
  isbns: string[];
}

const isbnsOf = (lines: OrderRequest['lines']) =>
  lines.flatMap((line) => (line.type === 'book' ? line.isbn : []));

/** A family's orders of two books each, sent home and paid by card. */
async function paidOrders(
  page: Page,
  count: number,
): Promise<{ email: string; orders: PaidOrder[] }> {
  const { email } = await register(page.request, newPerson());
  const books = await wantedBooks(page.request, 3);
  const orders: PaidOrder[] = [];
  for (let place = 0; place < count; place += 1) {
    const lines = books.filter((_, index) => index !== place % books.length);
    const { number, paymentUrl } = await placeOrder(page.request, { email, lines });
    await page.goto(paymentUrl ?? '');
    await payByCard(page, mouse, cards.paid);
    await page.waitForURL(/pagamento=ok/);
    await expectPaid(page);
    orders.push({ number, isbns: isbnsOf(lines) });
  }
  return { email, orders };
}

/** Somebody at the packing table: by the admin of all tests, unless told. */
async function packerAt(browser: Browser, bearer?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, bearer ?? (await staffToken(context.request)));
  const page = await context.newPage();
  await page.goto('/admin/orders/packing');
  await expect(fieldOf(page)).toBeFocused();
  return page;
}

const fieldOf = (page: Page) => page.getByRole('textbox', { name: /Scansiona l’ordine/ });
const parcelOf = (page: Page) => page.getByRole('region', { name: 'Rossi Anna Maria' });
/** In large letters. */
const said = (page: Page, title: string) =>
  page.getByRole('main').getByRole('status').getByText(title, { exact: true });

/** As a scanner types it. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function openParcel(page: Page, number: string): Promise<void> {
  await scan(page, number.replaceAll('-', ''));
  await expect(parcelOf(page).getByRole('link', { name: number })).toBeVisible();
}

/** From the order's code to the parcel that has left; gives its tracking number. */
async function packAndShip(page: Page, { number, isbns }: PaidOrder): Promise<string> {
  await openParcel(page, number);
  for (const isbn of isbns) await scan(page, isbn);
  await expect(said(page, 'Completo')).toBeVisible();
  const slip = page.waitForEvent('download', (one) =>
    one.suggestedFilename().startsWith('distinta-'),
  );
  const label = page.waitForEvent('download', (one) =>
    one.suggestedFilename().startsWith('etichetta-'),
  );
  await page.keyboard.press('F2');
  expect((await slip).suggestedFilename()).toBe(`distinta-${number}.pdf`);
  expect((await label).suggestedFilename()).toBe(`etichetta-${number}.pdf`);
  const told = parcelOf(page).getByText(/^Numero di spedizione PROVA/);
  const code = ((await told.textContent()) ?? '').replace('Numero di spedizione ', '');
  await page.keyboard.press('F2');
  await expect(said(page, 'Spedito')).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  return code;
}

test('six orders go from paid to shipped by scanner and keyboard alone @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.goto('/');
  const { email, orders } = await paidOrders(page, 6);
  const [first, second, ...others] = orders;
  if (first === undefined || second === undefined) throw new Error('There are no orders.');
  const packer = await packerAt(browser);
  if (isMobile) await packer.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(packer);

  // A book of no order, one of another, one that was misread, and one too many.
  await openParcel(packer, first.number);
  const [isbn = ''] = first.isbns;
  const foreign = second.isbns.find((one) => !first.isbns.includes(one)) ?? '';
  await scan(packer, foreign);
  await expect(said(packer, 'Libro sbagliato')).toBeVisible();
  await expectAccessible(packer);
  await scan(packer, `${isbn.slice(0, -1)}${(Number(isbn.at(-1)) + 1) % 10}`);
  await expect(said(packer, 'Codice letto male')).toBeVisible();
  await scan(packer, isbn);
  await expect(said(packer, 'Nel pacco')).toBeVisible();
  await scan(packer, isbn);
  await expect(said(packer, 'Già nel pacco')).toBeVisible();
  // What has focus does not matter, and another order has to wait.
  await packer.keyboard.press('Tab');
  await scan(packer, second.number);
  await expect(said(packer, 'Prima finisci questo pacco')).toBeVisible();
  expect(await overflowOf(packer)).toBe(0);

  // Put away, it is gone on with as it was left.
  await packer.keyboard.press('Escape');
  await expect(parcelOf(packer)).toBeHidden();
  const rest = first.isbns.slice(1);
  const code = await packAndShip(packer, { number: first.number, isbns: rest });
  const mail = await caughtMail(email, `Il tuo pacco è partito: ordine ${first.number}`);
  expect(mail.text).toContain(code);
  for (const order of [second, ...others]) await packAndShip(packer, order);
  await openParcelRefused(packer, first.number);
  await packer.context().close();
});

/** What has left is not packed again. */
async function openParcelRefused(page: Page, number: string): Promise<void> {
  await scan(page, number.replaceAll('-', ''));
  await expect(page.getByText('Questo ordine è già partito tutto.')).toBeVisible();
}

test('two who pack the same order are told of one another', async ({ page, browser }) => {
  test.slow();
  await page.goto('/');
  const { orders } = await paidOrders(page, 1);
  const [order] = orders;
  if (order === undefined) throw new Error('There is no order.');
  const one = await packerAt(browser);
  const bearer = await adminToken(page.request, undefined, settings('BASE_URL'));
  const other = await packerAt(browser, bearer);
  await openParcel(one, order.number);
  // The second can see it once it is with the service.
  const isKept = one.waitForResponse((answer) => answer.url().endsWith('/contents'));
  await scan(one, order.isbns[0] ?? '');
  await expect(said(one, 'Nel pacco')).toBeVisible();
  await isKept;

  await scan(other, order.number);
  const taken = other.getByRole('alert');
  await expect(taken).toContainText('sta imballando questo ordine dalle');
  await expectAccessible(other);
  await taken.getByRole('button', { name: 'Continua tu questo pacco' }).click();
  await expect(parcelOf(other).getByText('1 di 1 nel pacco:')).toHaveCount(1);

  await scan(one, order.isbns[1] ?? '');
  await expect(one.getByRole('alert')).toContainText('sta imballando questo ordine dalle');
  await expect(parcelOf(one)).toBeHidden();
  await one.context().close();
  await other.context().close();
});

test('a parcel that is closed leaves by a file of tracking numbers, once', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email, orders } = await paidOrders(page, 1);
  const [order] = orders;
  if (order === undefined) throw new Error('There is no order.');
  const packer = await packerAt(browser);
  await openParcel(packer, order.number);
  for (const isbn of order.isbns) await scan(packer, isbn);
  await expect(said(packer, 'Completo')).toBeVisible();
  await packer.keyboard.press('F2');
  await expect(parcelOf(packer).getByText(/^Numero di spedizione PROVA/)).toBeVisible();

  const file = {
    name: 'numeri.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Riferimento;Tracking\r\n${order.number}-1;AB 123\r\nBianchi;AB 124\r\n`),
  };
  const dialog = packer.getByRole('dialog', { name: 'Importa numeri di spedizione' });
  const choose = async () => {
    await packer.getByRole('button', { name: /Importa numeri di spedizione/ }).click();
    await dialog.getByLabel('File dei numeri di spedizione').setInputFiles(file);
  };
  await choose();
  await expect(dialog.getByText('Da segnare spediti: 1, restano fuori: 1.')).toBeVisible();
  await expect(dialog.getByText('Qui non c’è il numero di un nostro ordine.')).toBeVisible();
  await expectAccessible(packer);
  await dialog.getByRole('button', { name: 'Segna spedito 1 pacco' }).click();
  await expect(dialog.getByText('Spediti: 1, restano fuori: 1.')).toBeVisible();
  const mail = await caughtMail(email, `Il tuo pacco è partito: ordine ${order.number}`);
  expect(mail.text).toContain('AB 123');
  await dialog.getByText('Chiudi', { exact: true }).click();
  await choose();
  await expect(dialog.getByText('Da segnare spediti: 0, già importati: 1')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Segna/ })).toBeDisabled();
  await packer.context().close();
});

test('what is to be fetched, slips and labels are made for the orders that are chosen', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { orders } = await paidOrders(page, 1);
  const [{ number } = { number: '' }] = orders;
  const packer = await packerAt(browser);
  await packer.getByRole('checkbox', { name: number }).check();
  await expect(packer.getByText('Per 1 ordine:')).toBeVisible();
  const print = async (button: string, name: string) => {
    const download = packer.waitForEvent('download');
    await packer.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  };
  await print('Lista di prelievo', 'lista-di-prelievo.pdf');
  // Nothing of it lies aside yet.
  await packer.getByRole('button', { name: 'Distinte di imballaggio' }).click();
  await expect(packer.getByText(/non c’è ancora niente da imballare/)).toBeVisible();
  await packer.getByRole('button', { name: 'Etichette del corriere' }).click();
  await expect(packer.getByText('0 etichette fatte.')).toBeVisible();
  await expect(packer.getByText(new RegExp(`^${number}: `))).toBeVisible();
  await expectAccessible(packer);
  await packer.context().close();
});
