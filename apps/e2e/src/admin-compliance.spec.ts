import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';

test('an admin sees how the shop stands with the law, and takes its register @phone', async ({
  page,
  problems,
}) => {
  await holdToken(page, await staffToken(page.request));
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Conformità/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conformità' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /^Rimborsi entro/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /^Dati delle librerie/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Conservazione dei dati' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  await page.getByRole('link', { name: 'Registro dei corrispettivi' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Registro dei corrispettivi' }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await page.goto('/admin/compliance/invoices?mese=2001-02');
  await expect(page.getByText('In questo mese il negozio non ha emesso fatture.')).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await page.goto('/admin/compliance/dac7?anno=2023');
  await expect(page.getByText('Nel 2023 nessuna libreria ha venduto qualcosa.')).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await page.goto('/admin/compliance/register?mese=2001-02');
  await expect(page.getByText(/nessun incasso e nessun rimborso/)).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
