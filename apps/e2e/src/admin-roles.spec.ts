import { adminToken, holdToken, makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { anotherBrowser } from './accounts/another-browser';

test('an admin of some areas sees what is of them, and is told calmly of the rest @phone', async ({
  page,
}) => {
  const admin = makeAdmin(undefined, undefined, 'orders,blog');
  await page.goto('/admin/products?cerca=penna');
  await signInAdmin(page, admin);
  const heading = { name: 'Questa pagina è per altri incarichi' };
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Torna all’Area Riservata' }).click();

  await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();
  const tiles = page.getByRole('navigation', { name: 'Area Riservata' });
  await expect(tiles.getByRole('link')).toHaveText([/^Blog/, /^Ordini/]);
  const overview = page.getByRole('region', { name: 'Panoramica rapida' });
  await expect(overview).toContainText(/^Panoramica rapidaOrdini totali\d+$/);
  await expectAccessible(page);

  await tiles.getByRole('link', { name: /^Ordini/ }).click();
  await expect(page.getByRole('heading', { name: 'Ordini', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buoni sconto' })).toBeHidden();
});

test('the service refuses what an admin’s areas do not hold, whatever the page shows', async ({
  request,
}) => {
  const bearer = await adminToken(request, makeAdmin(undefined, undefined, 'orders'));
  const headers = { authorization: `Bearer ${bearer}` };
  const statusOf = async (path: string) => (await request.get(path, { headers })).status();
  expect(await statusOf('/api/admin/orders/count')).toBe(200);
  for (const path of [
    '/api/admin/products/counts',
    '/api/admin/vouchers',
    '/api/admin/bookshops',
    '/api/admin/users/count',
    '/api/admin/users',
    '/api/admin/data-requests',
    '/api/admin/audit-log',
  ]) {
    expect([path, await statusOf(path)]).toEqual([path, 403]);
  }
});

test('one admin proposes another, a second confirms, and the log tells of it @phone', async ({
  page,
  browser,
  request,
}) => {
  const [first, second] = [makeAdmin(), makeAdmin()];
  const username = `anna-${crypto.randomUUID().slice(0, 8)}`;
  await holdToken(page, await adminToken(request, first));
  await page.goto('/admin/admins');
  await page.getByRole('button', { name: 'Proponi un amministratore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proponi un amministratore' });
  await dialog.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(dialog.getByText('Scegli almeno un incarico')).toBeVisible();
  await dialog.getByLabel('Nome per accedere').fill(username);
  await dialog.getByRole('checkbox', { name: /^Ordini/ }).check();
  await dialog.getByLabel('Motivo').fill('Serve in magazzino');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(
    page.getByText('L’hai proposto tu: aspetta un’altra persona.').first(),
  ).toBeVisible();
  await expectAccessible(page);

  const other = await anotherBrowser(browser, page);
  await holdToken(other, await adminToken(request, second));
  await other.goto('/admin/admins');
  const words = `Nuovo amministratore ${username}: Ordini`;
  await other.getByRole('button', { name: `Conferma ${words}` }).click();
  await other
    .getByRole('dialog', { name: 'Conferma la richiesta' })
    .getByRole('button', { name: 'Conferma la richiesta' })
    .click();
  const told = other.getByRole('dialog', { name: `Password di ${username}` });
  await expect(told).toBeVisible();
  await expectAccessible(other);
  await told.getByRole('button', { name: 'L’ho consegnata' }).click();
  await expect(other.getByRole('row', { name: new RegExp(`^${username}`) })).toContainText(
    'Ordini',
  );

  // The log hears of it by the outbox, a moment later.
  await expect(async () => {
    await other.goto(`/admin/audit?operazione=admins.&chi=${second.username}`);
    await expect(other.getByText('Amministratore creato')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await other.getByText('Che cosa è cambiato').first().click();
  await expect(other.getByRole('row', { name: /^username/ })).toContainText(username);
  await expectAccessible(other);
  await other.context().close();
});
