import { newPerson, type TestPerson, register, signIn } from '@zaino/browser-testing/account';
import { type Hands, keyboard, mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { addList } from './checkout/add-list';
import { approve, cards, payByCard } from './checkout/card-page';
import { askForInvoice, fillCheckout, sendOrder } from './checkout/checkout-form';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { findDemoClasses } from './demo-school';

const part = (page: Page, name: string) => page.getByRole('region', { name });

const nicknames = ['Teo', 'Mia'];

/** From the class lists of two children to the page of the paid order. */
async function order(page: Page, hands: Hands, person: TestPerson): Promise<void> {
  const lists = await findDemoClasses(page.request, nicknames.length);
  for (const [index, list] of lists.entries()) {
    await addList(page, hands, { list, nickname: nicknames[index] ?? '' });
  }
  const pieces = lists.reduce((sum, { toBuy }) => sum + toBuy.length, 0);
  const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
  await expect(badge).toContainText(String(pieces));
  await hands.use(badge);
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  for (const nickname of nicknames) {
    await expect(page.getByRole('heading', { name: nickname })).toBeVisible();
  }
  await expectAccessible(page);
  const inCart = part(page, 'Riepilogo').getByRole('definition').last();
  const total = await inCart.innerText();
  await hands.use(part(page, 'Riepilogo').getByRole('link', { name: /cassa|ordina|checkout/i }));

  // Nobody is asked to begin anew after signing in.
  await page.waitForURL(/\/auth\/login\?da=/);
  await signIn(page, person, hands);
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  await expect(badge).toContainText(String(pieces));
  await fillCheckout(page, hands, person);
  await askForInvoice(page, hands);
  const toPay = part(page, 'Il tuo ordine').getByRole('definition').last();
  await expect(toPay).toHaveText(total);
  await expectAccessible(page);
  await sendOrder(page, hands);
  await expect(page.getByRole('button', { name: /^Paga/ })).toContainText(total);
  await payByCard(page, hands, cards.asksCustomer);
  await approve(page, hands);
  await page.waitForURL(/\/orders\/[^/]+\?pagamento=ok/);
}

/** The order's page, its mails and documents. */
async function readOrder(page: Page, hands: Hands, { email }: TestPerson): Promise<void> {
  await expectPaid(page);
  await expect(page.getByText('Pagamento ricevuto, grazie.')).toBeVisible();
  await expectAccessible(page);
  const { id, number, lines } = await shownOrder(page);
  for (const { title } of lines) {
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  }
  for (const nickname of nicknames) {
    await expect(page.getByText(`Per ${nickname}`).first()).toBeVisible();
  }
  const placed = await caughtMail(email, `Ordine ricevuto: ordine ${number}`);
  for (const { reference } of lines) expect(placed.text).toContain(reference);
  const paid = await caughtMail(email, `Pagamento ricevuto: ordine ${number}`);
  expect(new URL(linkIn(paid, `/orders/${id}`)).pathname).toBe(`/orders/${id}`);
  await page.reload();
  for (const name of [/^Ricevuta/, /^Fattura/]) {
    // On a phone they are folded.
    const link = page.getByRole('link', { name, includeHidden: true });
    const address = (await link.getAttribute('href')) ?? '';
    // Documents are drawn one at a time: on a busy machine one is told to come back in a moment.
    await expect(async () => {
      const answer = await page.request.get(address);
      expect(answer.headers()['content-type']).toContain('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }).toPass();
  }
  await page.goto('/orders');
  await expectAccessible(page);
  await hands.use(page.locator(`a[href="/orders/${id}"]`).first());
  await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
}

/** Withdraws from one book, and sees its money come back. */
async function withdrawOne(page: Page, hands: Hands, { email }: TestPerson): Promise<void> {
  const { number, lines } = await shownOrder(page);
  const [book] = lines;
  const title = book?.title ?? '';
  await hands.use(page.getByRole('button', { name: 'Recedi dal contratto qui' }));
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Recesso dal contratto' });
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await hands.use(form.getByRole('checkbox', { name: title }).first());
  await hands.use(form.getByRole('button', { name: 'Conferma recesso' }));
  await expect(page.getByText(/Recesso registrato/)).toBeVisible();
  const receipt = await caughtMail(email, `Recesso ricevuto: ordine ${number}`);
  expect(receipt.text).toContain(title);
  await caughtMail(email, `Rimborso eseguito: ordine ${number}`);
  await page.reload();
  const refunds = part(page, 'Rimborsi');
  await expect(refunds.getByText(/Rimborsato con lo stesso mezzo il/)).toBeVisible();
  const amount = (book?.total ?? 0).toFixed(2).replace('.', ',');
  await expect(refunds.getByText(amount)).toBeVisible();
  await expectAccessible(page);
  const after = await shownOrder(page);
  expect(after.totals.refunded).toBeCloseTo(book?.total ?? 0, 2);
  expect(after.paymentState).toBe('partly-refunded');
}

for (const [name, handsOf] of [
  ['by mouse', () => mouse],
  ['by keyboard only @short', keyboard],
] as const) {
  test(`a family orders the lists of two children, pays, and returns one book ${name} @phone`, async ({
    page,
    request,
    problems,
  }) => {
    test.slow();
    const person = await register(request, newPerson());
    const hands = handsOf(page);
    await order(page, hands, person);
    await readOrder(page, hands, person);
    await withdrawOne(page, hands, person);
    expect(problems).toEqual([]);
  });
}
