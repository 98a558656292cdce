import { expect, hydrated } from '@zaino/browser-testing/shop';
import { publicPages } from '../src/site/public-pages';
import { test } from './album';
import { twoLists } from './two-lists';

test('public', async ({ page, album }) => {
  for (const [name, path] of await publicPages(page.request)) await album.visit(name, path);
  await album.visit('account deleted', '/auth/deleted');
  await album.visit('wrong link of a mail', '/auth/verify?token=0');
  await album.visit('no school', '/search?nome=qqqwwwzzz');
  await album.visit('institute', '/search?nome=ic+valsecchi');
  await album.visit('products in a category', '/products?categoria=zaini');
  await expect(page).toHaveTitle(/^Zaini/);
  await album.visit('products that are found', '/products?search=quaderno');
});

test.describe('before any answer', () => {
  test.use({ hasAnsweredConsent: false });

  test('consent', async ({ page, album }) => {
    await page.goto('/');
    await hydrated(page);
    await album.shoot('first visit', { ofWindow: true });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Gestisci le preferenze' }).click();
    await album.shoot('preferences', { ofWindow: true });
    await dialog.getByText('Quali cookie e per quanto tempo').click();
    await expect(dialog.getByRole('heading', { name: 'Nella memoria del browser' })).toBeVisible();
    await album.shoot('details', { ofWindow: true });
  });
});

test('finder', async ({ page, album }) => {
  await page.goto('/search');
  await hydrated(page);
  const box = page.getByRole('combobox', { name: /Nome della scuola/ });
  await box.pressSequentially('ic valsecchi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await album.shoot('suggestions');
  await page.route('**/api/schools**', (route) => route.abort());
  await page.goto('/search');
  await hydrated(page);
  await box.fill('manzoni');
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  await album.shoot('service down');
});

test('guest', async ({ page, album }) => {
  await twoLists(page);
  await album.shoot('class in the cart');
  await album.shootBeginning('class in the cart at first sight');
  await page.goto('/products?search=zaino');
  await page
    .getByRole('link', { name: /^Dettagli/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect(page.getByRole('button', { name: 'Aggiunto al carrello!' })).toBeVisible();
  await album.shoot('product in the cart');
  await album.visit('cart', '/cart');
  await album.shootBeginning('cart at first sight');
  const details = page.getByText('Dettagli').first();
  if (await details.isVisible()) {
    await details.click();
    await album.shoot('cart with details');
  }
  await page.getByRole('button', { name: 'Condividi la lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Condividi la lista' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await album.shoot('share', { ofWindow: true });
  await album.visit('shared list', link);
});

test('accounts', async ({ page, album }) => {
  await page.goto('/auth/register');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Registrati|Crea)/ })
    .last()
    .click();
  await album.shoot('registration with errors');
  await page.goto('/auth/login');
  await hydrated(page);
  await page.getByLabel('E-mail').fill('nessuno@example.com');
  await page.getByLabel('Password', { exact: true }).fill('sbagliata');
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await album.shoot('sign-in refused');
  await page.goto('/auth/reset');
  await hydrated(page);
  await page.getByLabel('E-mail').fill('nessuno@example.com');
  await page.getByRole('main').getByRole('button').last().click();
  await page.waitForLoadState('networkidle');
  await album.shoot('reset asked');
  await album.visit('new password', '/auth/reset?token=0');
});

test('failures', async ({ page, album }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/releases/cart/**', (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Carrello/ })
    .click();
  await expect(page.getByText('Questa pagina non si è caricata')).toBeVisible();
  await album.shoot('remote');
  await page.goto('/products');
  await hydrated(page);
  await page.route('**/api/getproduct**', (route) => route.abort());
  await page
    .getByRole('link', { name: /^Dettagli/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  await album.shoot('product');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await page.goto('/');
    await hydrated(page);
    await menu.click();
    await album.shoot('menu', { ofWindow: true });
  }
});

test('help', async ({ page, album }) => {
  await page.goto('/support');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: /Invia/ }).click();
  await album.shoot('support with errors');
  await album.visit('questions found', '/faq?cerca=reso');
});
