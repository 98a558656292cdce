import { makeAdmin, signInAdmin, staffToken, holdToken } from '@zaino/browser-testing/admin';
import { register } from '@zaino/browser-testing/account';
import { settings } from '@zaino/browser-testing/settings';
import { expect } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { proveAddress } from '../src/accounts/prove-address';
import { pickupPoint, placeOrder, wantedBooks } from '../src/checkout/place-order';
import { parkedMessage } from '../src/parked-message';
import { test } from './album';

/** Pages of the admin area, at its own address. */
const at = (path: string) => settings('E2E_ADMIN_URL') + path;

async function signIn(page: Page): Promise<void> {
  await holdToken(page, await staffToken(page.request));
}

test('admin entry', async ({ page, album }) => {
  await album.visit('sign-in', at('/admin/login'));
  await signInAdmin(page, { username: 'nessuno', password: 'sbagliata' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await album.shoot('sign-in refused');
  await signInAdmin(page, makeAdmin());
  await expect(page.getByText(/Ti diamo il benvenuto/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await album.shoot('dashboard');
  await album.visit('statistics', at('/admin/stats'));
  await album.visit('conversion', at('/admin/stats?vista=conversione'));
  await album.visit('compliance', at('/admin/compliance'));
  await album.visit('register of takings', at('/admin/compliance/register'));
  await album.visit('electronic invoices', at('/admin/compliance/invoices'));
  await album.visit('yearly report of bookshops', at('/admin/compliance/dac7'));
  await album.visit('unknown page', at('/admin/qualcosa'));
});

test('admin products', async ({ page, album }) => {
  await signIn(page);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await page.goto(at('/admin/products'));
  await expect(rows.first()).toBeVisible();
  // Rows further down are not in the page.
  await album.shootBeginning('list');
  await page.goto(at('/admin/products?cerca=zaino'));
  await expect(rows.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seleziona tutti i prodotti mostrati' }).check();
  await album.shoot('selected', { ofWindow: true });
  await page.getByRole('button', { name: 'Modifica…' }).click();
  await page.getByLabel(/Variazione/).fill('-12,5');
  await album.shoot('bulk change', { ofWindow: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Elimina…' }).click();
  await album.shoot('bulk deletion', { ofWindow: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Importa CSV' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'listino.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('id;nome;categoria;prezzoOriginale\n;Penna nuova;Penne;1\n;;Penne;caro\n'),
  });
  await expect(page.getByRole('region', { name: 'Anteprima' })).toBeVisible();
  await album.shoot('csv', { ofWindow: true });
  await album.visit('nothing found', at('/admin/products?cerca=qwertyuiop'));
  await page.route('**/api/admin/products**', (route) => route.abort());
  await album.visit('service down', at('/admin/products'));
});

test('admin product', async ({ page, album }) => {
  await signIn(page);
  await page.goto(at('/admin/products?cerca=zaino'));
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nome', { exact: true })).toHaveValue(/zain/i);
  await page.waitForLoadState('networkidle');
  await album.shoot('form', { ofWindow: true });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2400 });
  await album.shoot('whole form', { ofWindow: true });
  await page.goto(at('/admin/products'));
  await page.getByRole('button', { name: 'Nuovo Prodotto' }).click();
  await expect(dialog.getByLabel('Nome', { exact: true })).toBeVisible();
  await dialog
    .getByRole('button', { name: /^(Salva|Crea|Aggiungi)/ })
    .last()
    .click();
  await album.shoot('new with errors', { ofWindow: true });
});

test('admin orders', async ({ page, album }) => {
  const { email } = await register(page.request);
  await proveAddress(page.request, email);
  const { orderId } = await placeOrder(page.request, {
    email,
    lines: await wantedBooks(page.request, 6),
    pickupAt: await pickupPoint(page.request, /./),
    payment: 'shop',
  });
  await signIn(page);
  await album.visit('list', at('/admin/orders'));
  await album.visit('nothing found', at('/admin/orders?cerca=qwertyuiop'));
  await album.visit('order', at(`/admin/orders/${orderId}`));
  await page.getByRole('main').getByRole('checkbox').first().check();
  await album.shoot('order with commands', { ofWindow: true });
  const commands = page.getByRole('group', { name: 'Comandi' });
  await commands.getByRole('button', { name: 'Ordina al fornitore' }).click();
  await album.shoot('command', { ofWindow: true });
  await album.visit('packing', at('/admin/orders/packing'));
  await album.visit('vouchers', at('/admin/orders/vouchers'));
  await page.getByRole('button', { name: 'Crea il buono' }).click();
  await album.shoot('voucher with errors');
  await page.getByLabel('Codice').fill(`SCUOLA${page.viewportSize()?.width ?? ''}`);
  await page.getByLabel('Valore').fill('10');
  await page.getByLabel('Dal giorno').fill('2030-09-01');
  await page.getByLabel('Al giorno', { exact: true }).fill('2030-09-30');
  await page.getByRole('button', { name: 'Crea il buono' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await album.shoot('vouchers with one');
  await page.route('**/api/admin/orders/parked-messages', (route) =>
    route.fulfill({ json: { messages: [parkedMessage('1', 'order-mail')] } }),
  );
  await page.route('**/api/admin/users/parked-messages', (route) =>
    route.fulfill({ json: { messages: [{ ...parkedMessage('2', 'mail'), canDiscard: true }] } }),
  );
  await album.visit('parked messages', at('/admin/orders'));
});

test('admin users', async ({ page, album }) => {
  const { email } = await register(page.request);
  await signIn(page);
  await album.visit('list', at(`/admin/users?cerca=${encodeURIComponent(email)}`));
  await page.getByRole('link', { name: /^Apri / }).click();
  await expect(page.getByText('Nessun ordine.')).toBeVisible();
  await album.shoot('account');
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await album.shoot('reason', { ofWindow: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Registra una richiesta' }).click();
  await page.getByLabel(/^Come è arrivata/).fill('Lettera firmata, confrontata al banco');
  await album.shoot('new request', { ofWindow: true });
  await page.getByRole('button', { name: 'Registra la richiesta' }).click();
  await expect(page.getByText('Richiesta registrata.')).toBeVisible();
  await album.visit('requests', at('/admin/users/requests'));
});

test('admin blog', async ({ page, album }) => {
  await signIn(page);
  await album.visit('list', at('/admin/blog'));
  await album.visit('nothing found', at('/admin/blog?cerca=qwertyuiop'));
  await album.visit('comments', at('/admin/blog/comments'));
  await album.visit('reviews', at('/admin/blog/reviews'));
  await page.goto(at('/admin/blog'));
  await page.getByRole('button', { name: 'Gestisci le categorie' }).click();
  await album.shoot('categories', { ofWindow: true });
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Elimina/ })
    .first()
    .click();
  await album.shoot('deletion', { ofWindow: true });
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Modifica/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Testo', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await album.shoot('editor', { ofWindow: true });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2400 });
  await album.shoot('whole editor', { ofWindow: true });
});
