import type { Locator, Page } from '@playwright/test';
import type { Order } from '@zaino/contracts/orders';
import { newPerson, register } from '@zaino/browser-testing/account';
import { familyHands, type Hands, mouse } from '@zaino/browser-testing/hands';
import { expectFits } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { caughtMail } from './accounts/caught-mails';
import { saveChild } from './accounts/save-child';
import { cards, payByCard } from './checkout/card-page';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { booksOf, placeOrder } from './checkout/place-order';
import { bringBooks, commandOrder } from './checkout/staff-commands';
import { type DemoYear, findDemoYear } from './demo-year';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const euro = (amount: number) => amount.toFixed(2).replace('.', ',');
const bookCount = (count: number) => (count === 1 ? '1 libro' : `${count} libri`);

/** What becomes of all books of the first section, bought for a child of the second. */
function exchangeOf({ sections: [wrong, right] }: DemoYear) {
  return {
    kept: wrong.toBuy.filter((isbn) => right.all.includes(isbn)),
    back: wrong.toBuy.filter((isbn) => !right.all.includes(isbn)),
    toBuy: right.toBuy.filter((isbn) => !wrong.toBuy.includes(isbn)),
  };
}

/** Orders and pays the first section's list for Anna, and gives the family's e-mail. */
async function buyForAnna(page: Page, demoYear: DemoYear): Promise<string> {
  const { school, classe, sections } = demoYear;
  const [{ sezione, toBuy }] = sections;
  const { email } = await register(page.request, newPerson());
  const id = await saveChild(page.request, { nickname: 'Anna', school, classe, sezione });
  const of = { schoolCode: school.codiceScuola, schoolName: school.nomeScuola };
  const books = await booksOf(page.request, { school, classe, sezione, toBuy });
  const { paymentUrl } = await placeOrder(page.request, {
    email,
    lines: books.map((line) => ({ ...line, children: [{ childId: id, quantity: 1 }] })),
    children: [{ id, nickname: 'Anna', classe, sezione, tetto: null, ...of }],
  });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
  await expectPaid(page);
  return email;
}

interface Exchange {
  page: Page;
  hands: Hands;
  isMobile: boolean;
  demoYear: DemoYear;
  order: Order;
  /** What is said beside each piece that goes back. */
  backWords: RegExp;
  isSentBack: boolean;
}

/** Euro that come back. */
function returnedOf({ demoYear, order }: Pick<Exchange, 'demoYear' | 'order'>) {
  const { back } = exchangeOf(demoYear);
  const lines = order.lines.filter(({ reference }) => back.includes(reference));
  return { lines, returned: lines.reduce((sum, { total }) => sum + total, 0) };
}

/** From the order's page to the question which section is the right one, and its answer. */
async function chooseRight({ page, hands, isMobile, demoYear, order }: Exchange): Promise<void> {
  const { classe, sections } = demoYear;
  const [wrong, right] = sections;
  await page.goto(`/orders/${order.id}`);
  await hydrated(page);
  // Beside many books a phone has folded it.
  if (isMobile) await page.locator('summary', { hasText: 'Hai cambiato idea?' }).click();
  await hands.use(page.getByRole('link', { name: 'Ho comprato per la sezione sbagliata' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ho comprato per la sezione sbagliata' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qual è la sezione giusta?' })).toBeVisible();
  await expect(page.getByText(`${classe}ª ${wrong.sezione}`)).toBeVisible();
  await expectFits(page);
  await hands.use(page.getByRole('link', { name: `${classe}ª ${right.sezione}`, exact: true }));
}

/** What is kept, goes back and is bought, with the sums. */
async function expectParts(exchange: Exchange): Promise<void> {
  const { page, demoYear, order, backWords, isSentBack } = exchange;
  const { school, classe, sections } = demoYear;
  const [, { sezione }] = sections;
  const { kept, back, toBuy } = exchangeOf(demoYear);
  const { returned } = returnedOf(exchange);
  const wanted = await booksOf(page.request, { school, classe, sezione, toBuy });
  const toPay = wanted.reduce((sum, { prezzo }) => sum + prezzo, 0);
  await expect(part(page, `Da tenere ${kept.length}`)).toBeVisible();
  for (const { title, reference } of order.lines) {
    const name = kept.includes(reference) ? /^Da tenere/ : /^Da rendere/;
    await expect(part(page, name).getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(part(page, `Da rendere ${back.length}`)).toContainText(backWords);
  await expect(part(page, `Da comprare ${toBuy.length}`)).toBeVisible();
  await expect(page.getByText(/Le spese per rispedire/)).toBeVisible({ visible: isSentBack });
  const sums = page.getByRole('definition');
  await expect(sums).toHaveText(
    [returned, toPay, Math.abs(toPay - returned)].map((sum) => `${euro(sum)} €`),
  );
  await expectFits(page);
}

/** One tap and one form, whose receipt is mailed. */
async function giveBack(exchange: Exchange, email: string): Promise<Locator> {
  const { page, hands, demoYear, order } = exchange;
  const { back, toBuy } = exchangeOf(demoYear);
  const { lines } = returnedOf(exchange);
  await hands.use(
    page.getByRole('button', {
      name: `Metti nel carrello ${bookCount(toBuy.length)} e rendi ${bookCount(back.length)}`,
    }),
  );
  await expect(page).toHaveURL(/\/orders\/[^/]+\?recesso=/);
  const form = page.getByRole('form', { name: 'Recesso dal contratto' });
  await expect(form.getByRole('heading', { name: 'Recesso dal contratto' })).toBeFocused();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(back.length);
  for (const { title } of lines) {
    await expect(form.getByRole('checkbox', { name: title })).toBeChecked();
  }
  await expectFits(page);
  await hands.use(form.getByRole('button', { name: 'Conferma recesso' }));
  await expect(page.getByText(/Recesso registrato/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ricevuta del recesso' })).toBeFocused();
  const receipt = await caughtMail(email, `Recesso ricevuto: ordine ${order.number}`);
  for (const { title } of lines) expect(receipt.text).toContain(title);
  return form;
}

/** The right books wait in the cart for the same child. */
async function expectInCart(page: Page, demoYear: DemoYear): Promise<void> {
  const { classe, sections } = demoYear;
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Aumenta/ })).toHaveCount(
    exchangeOf(demoYear).toBuy.length,
  );
  await expect(part(page, 'Anna')).toContainText(`${classe}ª ${sections[1].sezione}`);
}

/** The money is back, and the order's page says so. */
async function expectMoneyBack(page: Page, returned: number): Promise<void> {
  await expect.poll(async () => (await shownOrder(page)).totals.refunded).toBeCloseTo(returned, 2);
  await page.reload();
  await hydrated(page);
  await expect(part(page, 'Rimborsi')).toContainText(euro(returned));
  await expectAccessible(page);
}

test('books of the wrong section: what is kept, what goes back and what is bought, by one tap and one form @phone', async ({
  page,
  isMobile,
  problems,
}) => {
  test.slow();
  const hands = familyHands(page, isMobile);
  const demoYear = await findDemoYear(page.request);
  const email = await buyForAnna(page, demoYear);
  const order = await shownOrder(page);
  const backWords = /Non è ancora partito: si annulla, e il rimborso parte subito\./;
  const exchange = { page, hands, isMobile, demoYear, order, backWords, isSentBack: false };
  await chooseRight(exchange);
  await expectParts(exchange);
  const form = await giveBack(exchange, email);
  await expectMoneyBack(page, returnedOf(exchange).returned);
  await expect(form).toBeHidden();
  await expectInCart(page, demoYear);
  expect(problems).toEqual([]);
});

test('books of the wrong section that have come: the money is back once they are, and what is kept stays @phone', async ({
  page,
  isMobile,
  problems,
}) => {
  test.slow();
  const hands = familyHands(page, isMobile);
  const demoYear = await findDemoYear(page.request);
  const { kept } = exchangeOf(demoYear);
  const email = await buyForAnna(page, demoYear);
  await bringBooks(page);
  const order = await shownOrder(page);
  expect(order.state).toBe('delivered');
  const backWords = /Da rendere entro il \d+º? [a-z]+: mancano \d+ giorni\./;
  const exchange = { page, hands, isMobile, demoYear, order, backWords, isSentBack: true };
  const { lines, returned } = returnedOf(exchange);
  await chooseRight(exchange);
  await expectParts(exchange);
  await giveBack(exchange, email);

  // Nothing is refunded before the books are back.
  expect((await shownOrder(page)).totals.refunded).toBe(0);
  const lineIds = lines.map(({ id }) => id);
  await commandOrder(page, { command: 'receive-return', lineIds, restocks: false });
  await caughtMail(email, `Reso ricevuto: ordine ${order.number}`);
  await expectMoneyBack(page, returned);
  const after = await shownOrder(page);
  const stillThere = after.lines.filter(({ state }) => state === 'delivered');
  expect(stillThere.map(({ reference }) => reference).toSorted()).toEqual(kept.toSorted());
  await expectInCart(page, demoYear);
  expect(problems).toEqual([]);
});
