import { newPerson, register } from '@zaino/browser-testing/account';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { tellSandbox } from '@zaino/tools/payment-sandbox/testing/shop-side';
import type { Page } from '@playwright/test';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { cards } from './checkout/card-page';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { placeOrder, wantedBooks } from './checkout/place-order';

/** A family with an order, at the provider's page; gives the page's session. */
async function atPaymentPage(page: Page) {
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  const lines = await wantedBooks(page.request, 1);
  const { number, paymentUrl } = await placeOrder(page.request, { email, lines });
  await page.goto(paymentUrl ?? '');
  return { email, number, session: paymentUrl?.split('/').at(-1) ?? '' };
}

const settle = (session: string, fails: boolean) =>
  tellSandbox({ url: settings('E2E_PAYMENTS_URL') }, 'settle', { session, fails });

test('a family pays by a way that leads to another site, after it has refused once @phone', async ({
  page,
  problems,
}) => {
  await atPaymentPage(page);
  await page.getByRole('button', { name: 'Satispay' }).click();
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(page.getByRole('alert')).toContainText('Non hai confermato');
  await page.getByRole('button', { name: 'Satispay' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Conferma' }).click();
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  await page.reload();
  await expect(page.getByText('Pagato con Satispay')).toBeVisible();
  expect(problems).toEqual([]);
});

test('money that takes days is waited for, and can be paid in another way once it did not come @phone', async ({
  page,
  problems,
}) => {
  const { email, number, session } = await atPaymentPage(page);
  await page.getByRole('button', { name: /SEPA.*arriva più tardi/ }).click();
  await page.waitForURL(/pagamento=ok/);
  await expect(page.getByText('Il pagamento è in corso.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Paga ora/ })).toBeHidden();
  await expectAccessible(page);
  await caughtMail(email, `Pagamento in corso: ordine ${number}`);
  await settle(session, true);
  await caughtMail(email, `Il pagamento non è riuscito: ordine ${number}`);
  await page.reload();
  await page.getByRole('button', { name: /^Paga ora/ }).click();
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  expect((await shownOrder(page)).paid?.way).toBe('PayPal');
  expect(problems).toEqual([]);
});

test('a family has its card kept, pays with it, and takes it away again @phone', async ({
  page,
  problems,
}) => {
  const { email } = await register(page.request, newPerson());
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Carte salvate' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Sì, permettimi/ }).click();
  await expect(page.getByText(/Non hai ancora carte salvate/)).toBeVisible();
  const lines = await wantedBooks(page.request, 1);
  const { paymentUrl } = await placeOrder(page.request, { email, lines });
  await page.goto(paymentUrl ?? '');
  await page.getByLabel('Numero della carta').fill(cards.paid);
  await page.getByLabel('Scadenza').fill('12/35');
  await page.getByLabel('Codice (CVC)').fill('123');
  await page.getByLabel('Nome sulla carta').fill('ANNA MARIA ROSSI');
  await page.getByRole('checkbox', { name: /Salva la carta/ }).check();
  await page.getByRole('button', { name: /^Paga / }).click();
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Carte salvate' }).click();
  await page.getByRole('button', { name: 'Togli Visa che termina con 4242' }).click();
  await expect(page.getByText('Visa che termina con 4242: tolta.')).toBeFocused();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
