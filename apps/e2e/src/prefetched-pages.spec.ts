import { newPerson, register } from '@zaino/browser-testing/account';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { OWN_BOOKSHOP } from './accounts/bookshop-owner';
import { proveAddress } from './accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';

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
  await page.goto(`/orders/${orderId}`);
  await hydrated(page);
  const toDashboard = page.getByRole('banner').getByRole('link', { name: email });
  const asked = page.waitForResponse((answer) => /\/api\/orders\?page=1$/.test(answer.url()));
  await toDashboard.hover();
  expect((await (await asked).json()) as unknown).toMatchObject({ total: 1 });

  await page.getByRole('button', { name: /^Annulla / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla l’articolo' }).click();
  await expect(page.getByText(/” è annullato\.$/)).toBeVisible();
  await toDashboard.click();
  await expect(page.getByRole('heading', { name: 'Il tuo ultimo ordine' })).toBeVisible();
  await expect(page.getByText('Annullato', { exact: true })).toBeVisible();
});
