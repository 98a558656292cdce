import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';

test('an admin sees on a phone what versions need beside their limits, and changes these', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdToken(page, await staffToken(request));
  await page.goto('/admin/releases/cart');
  await expect(page.getByRole('heading', { level: 2, name: 'Limiti e misure' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Pagina più pesante\..*Limite: / })).toBeVisible();
  await expect(page.getByText('Nessuna versione misurata.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Cambia i limiti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Carrello: cambia i limiti' });
  const field = dialog.getByLabel('Pagina più pesante, in byte');
  await field.fill('500.001');
  await dialog.getByRole('button', { name: 'Cambia i limiti' }).click();
  await expect(dialog.getByText('Scrivi un numero di byte tra 1 e 500.000')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('123.400');
  await dialog.getByRole('button', { name: 'Cambia i limiti' }).click();
  await expect(page.getByText('Carrello: limiti cambiati.')).toBeVisible();
  await expect(page.getByText(/supera\s123,4\skB/)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Storia' }).getByText('Limiti delle versioni cambiati').first(),
  ).toBeVisible();
  const overflow = await overflowOf(page);
  expect(overflow).toBe(0);
});
