import type { Page } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { keyboard, mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { caughtMail } from './accounts/caught-mails';
import { saveChild } from './accounts/save-child';
import { cards, payByCard } from './checkout/card-page';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { booksOf, placeOrder } from './checkout/place-order';
import { type DemoYear, findDemoYear } from './demo-year';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const euro = (amount: number) => amount.toFixed(2).replace('.', ',');
const bookCount = (count: number) => (count === 1 ? '1 libro' : `${count} libri`);
const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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

test('books of the wrong section: what is kept, what goes back and what is bought, by one tap and one form @phone', async ({
  page,
  isMobile,
  problems,
}) => {
  test.slow();
  // A family as it works: by finger on a phone, elsewhere by keyboard alone.
  const hands = isMobile ? mouse : keyboard(page);
  const demoYear = await findDemoYear(page.request);
  const { school, classe, sections } = demoYear;
  const [wrong, right] = sections;
  const { kept, back, toBuy } = exchangeOf(demoYear);
  const email = await buyForAnna(page, demoYear);
  const order = await shownOrder(page);
  const backLines = order.lines.filter(({ reference }) => back.includes(reference));
  const returned = backLines.reduce((sum, { total }) => sum + total, 0);
  const wanted = await booksOf(page.request, { school, classe, sezione: right.sezione, toBuy });
  const toPay = wanted.reduce((sum, { prezzo }) => sum + prezzo, 0);

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
  await expectAccessible(page);
  expect(await widerThanScreen(page)).toBe(0);
  await hands.use(page.getByRole('link', { name: `${classe}ª ${right.sezione}`, exact: true }));

  await expect(part(page, `Da tenere ${kept.length}`)).toBeVisible();
  for (const { title, reference } of order.lines) {
    const name = kept.includes(reference) ? /^Da tenere/ : /^Da rendere/;
    await expect(part(page, name).getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(part(page, `Da rendere ${back.length}`)).toContainText(
    'Non è ancora partito: si annulla, e il rimborso parte subito.',
  );
  await expect(part(page, `Da comprare ${toBuy.length}`)).toBeVisible();
  await expect(page.getByText(/Le spese per rispedire/)).toBeHidden();
  const sums = page.getByRole('definition');
  await expect(sums).toHaveText(
    [returned, toPay, Math.abs(toPay - returned)].map((sum) => `${euro(sum)} €`),
  );
  await expectAccessible(page);
  expect(await widerThanScreen(page)).toBe(0);

  await hands.use(
    page.getByRole('button', {
      name: `Metti nel carrello ${bookCount(toBuy.length)} e rendi ${bookCount(back.length)}`,
    }),
  );
  await expect(page).toHaveURL(/\/orders\/[^/]+\?recesso=/);
  const form = page.getByRole('form', { name: 'Recesso dal contratto' });
  await expect(form.getByRole('heading', { name: 'Recesso dal contratto' })).toBeFocused();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(back.length);
  for (const { title } of backLines) {
    await expect(form.getByRole('checkbox', { name: title })).toBeChecked();
  }
  await expectAccessible(page);
  expect(await widerThanScreen(page)).toBe(0);
  await hands.use(form.getByRole('button', { name: 'Conferma recesso' }));
  await expect(page.getByText(/Recesso registrato/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ricevuta del recesso' })).toBeFocused();
  const receipt = await caughtMail(email, `Recesso ricevuto: ordine ${order.number}`);
  for (const { title } of backLines) expect(receipt.text).toContain(title);

  // The money comes back, and the right books wait in the cart for the same child.
  await expect.poll(async () => (await shownOrder(page)).totals.refunded).toBeCloseTo(returned, 2);
  await page.reload();
  await hydrated(page);
  await expect(form).toBeHidden();
  await expect(part(page, 'Rimborsi')).toContainText(euro(returned));
  await expectAccessible(page);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Aumenta/ })).toHaveCount(toBuy.length);
  await expect(part(page, 'Anna')).toContainText(`${classe}ª ${right.sezione}`);
  expect(problems).toEqual([]);
});
