import { register } from '@zaino/browser-testing/account';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Order } from '@zaino/contracts/orders';
import { caughtMail, mailsTo } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { placeOrder, wantedBooks } from './checkout/place-order';

const subjectOf = ({ number }: Order) => `Ordine ricevuto: ordine ${number}`;

test('an order says that its mails wait for the address, and they come with the proof @phone', async ({
  page,
}) => {
  const { request } = page;
  const { email } = await register(request);
  const lines = await wantedBooks(request, 1);
  const { orderId } = await placeOrder(request, { email, lines });
  const order = (await (await request.get(`/api/orders/${orderId}`)).json()) as Order;
  await page.goto(`/orders/${orderId}`);
  await hydrated(page);
  const waits = page.getByText('Le e-mail di questo ordine ti aspettano.');
  await expect(waits).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Invia di nuovo il link' }).click();
  await expect(page.getByText('Il link vale due giorni')).toBeVisible();
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).not.toContain(subjectOf(order));
  await proveAddress(request, email);
  await caughtMail(email, subjectOf(order));
  await page.reload();
  await expect(page.getByText(`Ti scriviamo a ${email}`)).toBeVisible();
  await expect(waits).toHaveCount(0);
});
