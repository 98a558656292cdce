import { newPerson, register } from '@zaino/browser-testing/account';
import { expect, test } from '@zaino/browser-testing/shop';
import { OWN_BOOKSHOP } from './accounts/bookshop-owner';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

const RENEWAL_CODE = /\/renewal\.[^/]*\.js$/;

test('a page that was asked for in advance shows what was done since, in another app too', async ({
  page,
}) => {
  const { email } = await register(page.request, newPerson());
  await proveAddress(page.request, email);
  const { orderId } = await placeOrder(page.request, {
    email,
    lines: await wantedBooks(page.request, 1),
    pickupAt: await pickupPoint(page.request, OWN_BOOKSHOP),
    payment: 'shop',
  });
  // The day's renewal of cookies comes in between: what was asked for ahead stays of use.
  const orders = /\/api\/orders\?page=1$/;
  const asking = page.waitForRequest(orders);
  const renewing = page.waitForRequest('**/api/auth/renewal');
  const begun = page.waitForRequest(RENEWAL_CODE);
  await page.route(RENEWAL_CODE, async (route) => {
    await asking;
    await route.continue();
  });
  await page.route(orders, async (route) => {
    await renewing;
    await route.continue();
  });
  await page.goto(`/orders/${orderId}`);
  await begun;
  const toDashboard = page.getByRole('banner').getByRole('link', { name: email });
  const asked = page.waitForResponse(orders);
  await toDashboard.hover();
  expect((await (await asked).json()) as unknown).toMatchObject({ total: 1 });

  await page.getByRole('button', { name: /^Annulla / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla l’articolo' }).click();
  await expect(page.getByText(/” è annullato\.$/)).toBeVisible();
  await toDashboard.click();
  await expect(page.getByRole('heading', { name: 'Il tuo ultimo ordine' })).toBeVisible();
  await expect(page.getByText('Annullato', { exact: true })).toBeVisible();
});
