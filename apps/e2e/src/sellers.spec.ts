import { newPerson, register } from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { proveAddress } from './accounts/prove-address';
import { fillCart } from './checkout/fill-cart';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

test('who sells is said before the order is sent off, on its page and in its papers @phone', async ({
  page,
}) => {
  const { request } = page;
  const { email } = await register(request, newPerson());
  await proveAddress(request, email);
  const lines = await wantedBooks(request, 2);
  await fillCart(request, lines);
  await page.goto('/checkout');
  const sellers = page.getByRole('list', { name: 'Chi vende' });
  await expect(sellers).toContainText('o la libreria in cui ritiri');
  await page.getByRole('radio', { name: /Ritiro/ }).check();
  await page.getByRole('radio', { name: /La Matita/ }).check();
  await page.getByRole('radio', { name: /In libreria, al ritiro/ }).check();
  await expect(sellers).toContainText(/Venduto da .*La Matita, .+partita IVA \d{11}/);
  await expectAccessible(page);

  const pickupAt = await pickupPoint(request, /La Matita/);
  const { orderId } = await placeOrder(request, { email, lines, pickupAt, payment: 'shop' });
  await page.goto(`/orders/${orderId}`);
  const ofOrder = page.getByRole('region', { name: 'Chi vende' });
  await expect(ofOrder).toContainText(/Venduto da .*La Matita, .+partita IVA \d{11}/);
  await expectAccessible(page);
});
