import { randomBytes } from 'node:crypto';
import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { cards, payByCard } from './checkout/card-page';
import { fillCheckout, sendOrder } from './checkout/checkout-form';
import { fillCart } from './checkout/fill-cart';
import { expectPaid, shownOrder } from './checkout/own-orders';
import { wantedBooks } from './checkout/place-order';

// The refused code is an answer that the browser notes.
test.use({ missingCalls: ['/api/checkout/state-vouchers'] });

/** A voucher that no other test has. */
const voucher = () => `CULTURA-5-${randomBytes(5).toString('hex').toUpperCase()}`;

test('a family pays a part with a voucher of the State, after one that was refused @phone', async ({
  page,
  problems,
}) => {
  const person = await register(page.request, newPerson());
  await fillCart(page.request, await wantedBooks(page.request, 2));
  await page.goto('/checkout');
  await fillCheckout(page, mouse, person);
  await page.getByText(/Hai un buono dello Stato \(Carta della Cultura\)/).click();
  const payment = page.getByRole('region', { name: 'Pagamento' });
  const code = payment.getByLabel('Codice del buono');
  await code.fill('CULTURA-SPESO');
  await payment.getByRole('button', { name: 'Verifica' }).click();
  await expect(payment.getByText(/Questo buono è già stato usato/)).toBeVisible();
  await expectAccessible(page);
  await code.fill(voucher());
  await payment.getByRole('button', { name: 'Verifica' }).click();
  await expect(payment.getByText(/Il buono vale 5,00/)).toBeVisible();
  await expect(payment.getByText(/ne usi 5,00.*restano/)).toBeVisible();
  await expectAccessible(page);
  await sendOrder(page, mouse);
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/pagamento=ok/);
  await expectPaid(page);
  await page.reload();
  await expect(page.getByText(/Pagato con Carta della Cultura \(5,00.€\) e carta/)).toBeVisible();
  expect((await shownOrder(page)).stateVoucher).toMatchObject({ amount: 5 });
  expect(problems).toEqual([]);
});
