import { newPerson, register } from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { OWN_BOOKSHOP, ownerAt } from './accounts/bookshop-owner';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

test('a bookshop reads what it sold, in figures, drawings and tables @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  const lines = await wantedBooks(page.request, 2);
  const pickupAt = await pickupPoint(page.request, OWN_BOOKSHOP);
  await placeOrder(page.request, { email, lines, pickupAt, payment: 'shop' });

  const desk = await ownerAt(browser, '/dashboard', page);
  await desk
    .getByRole('navigation', { name: 'La tua libreria' })
    .getByRole('link', { name: 'Numeri' })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Numeri' })).toBeVisible();
  await desk.getByRole('link', { name: 'Questa settimana' }).click();
  await expect(desk).toHaveURL(/periodo=settimana/);
  await expect(desk.getByRole('img', { name: /^Venduto per giorno/ })).toBeVisible();
  await expectAccessible(desk);
  for (const summary of await desk.getByText('Mostra la tabella').all()) await summary.click();
  await expect(desk.getByRole('table', { name: 'Venduto per scuola' })).toBeVisible();
  await expectAccessible(desk);
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Scarica CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^numeri-.*\.csv$/);
  await desk.goto('/dashboard/numeri?da=2026-09-02&a=2026-09-01');
  await expect(desk.getByRole('alert')).toContainText('L’ultimo giorno viene prima del primo.');
  await expectAccessible(desk);
  await desk.context().close();
});
