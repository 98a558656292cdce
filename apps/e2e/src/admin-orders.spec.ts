import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Locator, Page } from '@playwright/test';
import type { OrderRequest } from '@zaino/contracts/orders';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { cards, payByCard } from './checkout/card-page';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { obscuredFocus } from './checkout/obscured-focus';
import { ledgerOf } from './checkout/payment-ledger';
import { placeOrder, pickupPoint, wantedBooks, wantedProduct } from './checkout/place-order';
import { staffAt } from './checkout/staff';
import { stockProduct } from './checkout/stocked-product';

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A new family's order, paid by card; its page is open afterwards. */
async function paidOrder(page: Page, lines: OrderRequest['lines']) {
  const { email } = await register(page.request, newPerson());
  const { orderId, number, paymentUrl } = await placeOrder(page.request, { email, lines });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  return { email, orderId, number };
}

test('staff moves an order, line by line, and the family reads each step', async ({
  page,
  browser,
}) => {
  test.slow();
  const product = await stockProduct(page.request, 5);
  const lines = [...(await wantedBooks(page.request, 2)), wantedProduct(product)];
  const { email, orderId, number } = await paidOrder(page, lines);
  const order = await shownOrder(page);
  const titles = order.lines.filter(({ type }) => type === 'book').map(({ title }) => title);

  const staff = await staffAt(browser, number);
  await expectAccessible(staff.page);
  await staff.command('Ordina al fornitore', {
    lines: titles,
    fill: { 'Dal giorno': inDays(3), 'Al giorno': inDays(6) },
  });
  await caughtMail(email, `I tuoi libri sono in arrivo: ordine ${number}`);
  await staff.command('Metti da parte', { lines: titles });
  await staff.command('Spedisci', {
    fill: { Corriere: 'Poste Italiane', 'Codice di spedizione': 'ZA123456789IT' },
  });
  const shipped = await caughtMail(email, `Il tuo pacco è partito: ordine ${number}`);
  expect(shipped.text).toContain('ZA123456789IT');
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText('ZA123456789IT').first()).toBeVisible();
  await staff.command('Segna come consegnato');
  await expectAccessible(staff.page);
  await page.reload();
  await expect(page.getByText(/Consegnat[oi]/).first()).toBeVisible();
  await expectAccessible(page);
  expect((await shownOrder(page)).state).toBe('delivered');

  // The page that needs no account, and holds nothing personal.
  const { trackingPath } = await shownOrder(page);
  const visitor = await browser.newContext({ locale: 'it-IT' });
  const visit = await visitor.newPage();
  const answer = await visit.goto(new URL(trackingPath, page.url()).href);
  expect(answer?.headers()['x-robots-tag'] ?? (await answer?.text())).toMatch(/noindex/);
  await expect(visit.getByText(titles[0] ?? '').first()).toBeVisible();
  await expect(visit.getByText(/Rossi|Via Dante/)).toHaveCount(0);
  await expectAccessible(visit);
  await visitor.close();
  await staff.close();
});

test('on a phone the commands stay in view and cover neither the focus nor the last line', async ({
  page,
  browser,
}) => {
  test.slow();
  const product = await stockProduct(page.request, 5);
  const lines = [...(await wantedBooks(page.request, 6)), wantedProduct(product)];
  const { number } = await paidOrder(page, lines);
  const staff = await staffAt(browser, number);
  await staff.page.setViewportSize({ width: 390, height: 664 });
  const bar = staff.page.getByRole('group', { name: 'Comandi' });
  const ticks = staff.page.getByRole('main').getByRole('checkbox');
  await expect(bar).toBeInViewport({ ratio: 1 });

  const isSeen = () => expect.poll(() => obscuredFocus(bar)).toBeNull();
  const press = async (key: string) => {
    await staff.page.keyboard.press(key);
    await isSeen();
  };
  const goTo = async (tick: Locator, key: string) => {
    while (!(await tick.evaluate((one) => one === document.activeElement))) await press(key);
  };

  // By keyboard down the lines: each one that is ticked changes the commands below it, and how high they stand.
  await ticks.first().focus();
  for (const tick of await ticks.all()) {
    await goTo(tick, 'Tab');
    await press('Space');
    await expect(tick).toBeChecked();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  await goTo(ticks.first(), 'Shift+Tab');
  // What is scrolled to stands above the commands, the last line too.
  await ticks.last().evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const edgeOf = async (of: Locator) => of.evaluate((one) => one.getBoundingClientRect());
  expect((await edgeOf(ticks.last())).bottom).toBeLessThanOrEqual((await edgeOf(bar)).top);
  await staff.page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toHaveCSS('position', 'static');
  await expectAccessible(staff.page);
  await staff.close();
});

test('two members of staff at once: the second is told, and sees the order as it is', async ({
  page,
  browser,
}) => {
  const product = await stockProduct(page.request, 5);
  const { number } = await paidOrder(page, [wantedProduct(product)]);
  // Products are put aside by themselves once they are paid.
  await expect.poll(async () => (await shownOrder(page)).lines[0]?.state).toBe('reserved');
  const [one, other] = [await staffAt(browser, number), await staffAt(browser, number)];
  const parcel = { Corriere: 'Corriere', 'Codice di spedizione': 'A1' };
  await one.command('Spedisci', { fill: parcel });
  await other.page.getByRole('checkbox', { name: product.nome }).check();
  await other.page.getByRole('button', { name: 'Spedisci' }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Spedisci' });
  for (const [label, text] of Object.entries(parcel))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Spedisci' }).click();
  await dialog.getByRole('button', { name: 'Mostra l’ordine com’è ora' }).click();
  await expect(other.page.getByText('Spedito').first()).toBeVisible();
  await one.close();
  await other.close();
});

test('an order that is paid in the bookshop is kept there, fetched and paid', async ({
  page,
  browser,
}) => {
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  const product = await stockProduct(page.request, 5);
  const placed = await placeOrder(page.request, {
    email,
    lines: [wantedProduct(product, 2)],
    payment: 'shop',
    pickupAt: await pickupPoint(page.request, /La Matita/),
  });
  expect(placed.paymentUrl).toBeNull();
  await page.goto(`/orders/${placed.orderId}?grazie=1`);
  await expect(page.getByText('Cartolibreria La Matita').first()).toBeVisible();
  const hours = await page.getByRole('definition').allInnerTexts();
  expect(hours.join('\n')).toMatch(/(lun|mar|mer|gio|ven|sab)\S* \d+:\d\d–\d+:\d\d/);
  await expect(page.getByRole('link', { name: /^Come arrivare/ })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(product.pieces).toBe(3);
  const staff = await staffAt(browser, placed.number);
  const { state } = (await shownOrder(page)).lines[0] ?? {};
  if (state === 'received' || state === 'paid') await staff.command('Metti da parte');
  await staff.command('Pronto per il ritiro');
  const ready = await caughtMail(email, `Pronto per il ritiro: ordine ${placed.number}`);
  expect(ready.text).toContain('Via dei Portici 3');
  expect(ready.text).toMatch(/Orari\n {2}\w+\S* \d+:\d\d–/);
  await staff.command('Registra il pagamento in negozio');
  await staff.command('Segna come consegnato');
  await page.reload();
  expect(await shownOrder(page)).toMatchObject({ state: 'delivered', paymentState: 'paid' });
  await caughtMail(email, `Ritirato: ordine ${placed.number}`);
  expect((await ledgerOf({ id: placed.orderId })).charges).toEqual([]);
  await staff.close();
});

test('books that a bookshop with an account hands over are paid to it, and given back from it', async ({
  page,
  browser,
}) => {
  const { email } = await register(page.request, newPerson());
  const lines = await wantedBooks(page.request, 2);
  const placed = await placeOrder(page.request, {
    email,
    lines,
    pickupAt: await pickupPoint(page.request, /Il Segnalibro/),
  });
  await page.goto(placed.paymentUrl ?? '');
  await payByCard(page, mouse, cards.asksCustomer);
  await page.getByRole('button', { name: 'Autorizza' }).click();
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  const order = await shownOrder(page);
  const paid = await ledgerOf(order);
  const cents = (euro: number) => Math.round(euro * 100);
  expect(paid.charges).toMatchObject([{ amount: cents(order.totals.total) }]);
  // All of the order is the bookshop's: it is charged as its own, less the fee.
  const [transfer] = paid.transfers;
  expect(transfer?.destination).toBe('acct_1ZainoDemoLibreria');
  expect(transfer?.amount).toBe(cents(order.totals.total));
  const fee = paid.charges[0]?.application_fee_amount;
  expect(fee).toBeGreaterThan(0);
  expect(fee).toBeLessThan(cents(order.totals.total) * 0.1);

  const staff = await staffAt(browser, placed.number);
  await staff.command('Annulla le righe', {
    fill: { 'Motivo, per il cliente': 'Il libro è fuori catalogo' },
  });
  expect((await shownOrder(page)).paymentState).toBe('refunded');
  // So it is counted at once. The money goes afterwards, the customer's first and then the bookshop's part.
  const givenBack = async () => {
    const { charges, transfers } = await ledgerOf(order);
    return [charges[0]?.amount_refunded, transfers[0]?.amount_reversed];
  };
  await expect
    .poll(givenBack, { timeout: 30_000 })
    .toEqual([cents(order.totals.total), transfer?.amount]);
  await caughtMail(email, `Rimborso eseguito: ordine ${placed.number}`);
  await page.reload();
  await expect(page.getByText(/Rimborsat/).first()).toBeVisible();
  await staff.close();
});

test('books that came back after a withdrawal are refunded', async ({ page, browser }) => {
  test.slow();
  const product = await stockProduct(page.request, 5);
  const { email, orderId, number } = await paidOrder(page, [wantedProduct(product, 2)]);
  await expect.poll(async () => (await shownOrder(page)).lines[0]?.state).toBe('reserved');
  const staff = await staffAt(browser, number);
  await staff.command('Spedisci', {
    fill: { Corriere: 'Poste Italiane', 'Codice di spedizione': 'ZA1' },
  });
  await staff.command('Segna come consegnato');

  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Recedi dal contratto qui' }).click();
  await expectAccessible(page);
  for (const tick of await page.getByRole('checkbox').all()) {
    if (await tick.isEnabled()) await tick.check();
  }
  await page.getByRole('button', { name: 'Conferma recesso' }).click();
  await caughtMail(email, `Recesso ricevuto: ordine ${number}`);
  await expect.poll(async () => (await shownOrder(page)).withdrawals.length).toBe(1);
  expect(await product.pieces()).toBe(3);
  await staff.page.reload();
  await staff.command('Registra il reso');
  await caughtMail(email, `Reso ricevuto: ordine ${number}`);
  await expect
    .poll(async () => (await shownOrder(page)).totals.refunded, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(20);
  await expect.poll(product.pieces).toBe(5);
  await staff.close();
});
