import { newPerson, register } from '@zaino/browser-testing/account';
import { keyboard, mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { caughtMail } from './accounts/caught-mails';
import { cards, payByCard } from './checkout/card-page';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { placeOrder, wantedBooks } from './checkout/place-order';

const euro = (amount: number) => amount.toFixed(2).replace('.', ',');

test('a family takes single pieces of a line back: one by withdrawal, one by cancelling it @phone', async ({
  page,
  problems,
}) => {
  test.slow();
  const hands = keyboard(page);
  const { email } = await register(page.request, newPerson());
  const lines = (await wantedBooks(page.request, 1)).map((line) => ({ ...line, quantity: 3 }));
  const { number, paymentUrl } = await placeOrder(page.request, { email, lines });
  await page.goto(paymentUrl ?? '');
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  const { title = '', price = 0 } = (await shownOrder(page)).lines[0] ?? {};
  const fewer = page.getByRole('button', { name: `Diminuisci la quantità: ${title}` });

  await hands.use(page.getByRole('button', { name: 'Recedi dal contratto qui' }));
  const form = page.getByRole('form', { name: 'Recesso dal contratto' });
  await expect(form.getByRole('checkbox', { name: `${title}, 3 pezzi` })).toBeChecked();
  await hands.use(fewer);
  await hands.use(fewer);
  await expect(form.getByRole('checkbox', { name: `${title}, 1 di 3 pezzi` })).toBeChecked();
  await expect(form.getByText(euro(price))).toBeVisible();
  await expectAccessible(page);
  await hands.use(form.getByRole('button', { name: 'Conferma recesso' }));
  await expect(page.getByText(/Recesso registrato/)).toBeVisible();
  await expect(page.getByText(`${title} (1 pezzo)`).first()).toBeVisible();
  const receipt = await caughtMail(email, `Recesso ricevuto: ordine ${number}`);
  expect(receipt.text).toContain('(1 copia)');

  await hands.use(page.getByRole('button', { name: `Annulla ${title}` }));
  const dialog = page.getByRole('dialog', { name: 'Annullare questo articolo?' });
  await hands.use(dialog.getByRole('button', { name: `Diminuisci la quantità: ${title}` }));
  await expectAccessible(page);
  await hands.use(dialog.getByRole('button', { name: 'Annulla 1 pezzo' }));
  await expect(page.getByText(`1 pezzo di “${title}” è annullato.`)).toBeVisible();
  await caughtMail(email, `Articoli annullati: ordine ${number}`);

  const after = await shownOrder(page);
  expect(after.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  expect(after.lines[0]?.state).toBe('paid');
  expect(after.totals.refunded).toBeCloseTo(2 * price, 2);
  expect(after.refunds.map(({ amount }) => amount)).toEqual([price, price]);
  await page.reload();
  const refunds = page.getByRole('region', { name: 'Rimborsi' });
  await expect(refunds.getByText(euro(price))).toHaveCount(2);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('a family cancels one piece before it pays, and pays the rest on a page of its own @phone', async ({
  page,
  problems,
}) => {
  const hands = keyboard(page);
  const { email } = await register(page.request, newPerson());
  const lines = (await wantedBooks(page.request, 1)).map((line) => ({ ...line, quantity: 3 }));
  const { paymentUrl } = await placeOrder(page.request, { email, lines });
  const oldPage = paymentUrl ?? '';
  await page.goto(oldPage);
  await page.getByRole('link', { name: 'Torna al negozio senza pagare' }).click();
  await page.waitForURL(/pagamento=annullato/);
  const { lines: shown, totals } = await shownOrder(page);
  const { title = '', price = 0 } = shown[0] ?? {};
  const rest = euro(totals.total - price);

  await hands.use(page.getByRole('button', { name: `Annulla ${title}` }));
  const dialog = page.getByRole('dialog', { name: 'Annullare questo articolo?' });
  const fewer = dialog.getByRole('button', { name: `Diminuisci la quantità: ${title}` });
  await hands.use(fewer);
  await hands.use(fewer);
  await expect(dialog.getByText(new RegExp(`Restano da pagare ${rest}`))).toBeVisible();
  await expectAccessible(page);
  await hands.use(dialog.getByRole('button', { name: 'Annulla 1 pezzo' }));
  await expect(page.getByText(`1 pezzo di “${title}” è annullato.`)).toBeVisible();
  const payNow = page.getByRole('button', { name: new RegExp(`^Paga ora ${rest}`) });
  await expect(payNow).toBeVisible();
  await expectAccessible(page);

  await hands.use(payNow);
  await expect(page.getByRole('button', { name: /^Paga/ })).toContainText(rest);
  expect(page.url()).not.toBe(oldPage);
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  const paid = await shownOrder(page);
  const amount = Number(rest.replace(',', '.'));
  expect(paid.paid).toEqual({ by: 'card', amount, way: 'carta che termina con 4242' });
  expect(paid.lines.map(({ quantity, state }) => `${quantity} ${state}`).toSorted()).toEqual([
    '1 cancelled',
    '2 paid',
  ]);
  expect(paid.totals.refunded).toBe(0);
  expect(problems).toEqual([]);
});
