import { adminToken, makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { standInForBlog } from './site/stand-in-for-blog';

const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const dashboard = { name: 'Area Riservata', level: 1 };
const logout = { name: 'Logout', exact: true };

/** Names of the admin remote's files that a page asked for, without their hashes; and the data calls. */
function downloads(page: Page) {
  const files = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const file = /\/releases\/admin\/[^/]+\/(.+)$/.exec(pathname)?.[1];
    if (file !== undefined) files.add(file.replace(/\.[0-9a-f]{8}(?=\.)/, ''));
    if (/^\/api\/(?:admin|saveproduct|getfornitori)/.test(pathname)) calls.push(pathname);
  });
  return { files, calls };
}

async function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('adminToken'));
}

test.describe('the admins’ sign-in', () => {
  test('lets an admin in, and leads back to the page of origin @phone', async ({
    page,
    problems,
  }) => {
    const admin = makeAdmin();
    await standInForBlog(page);
    await page.goto('/admin');
    await expect.poll(() => path(page)).toBe('/admin/login');
    await expect(page).toHaveTitle(/^Area Riservata/);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Torna al sito' })).toHaveAttribute('href', '/');

    await signInAdmin(page, { ...admin, password: 'sbagliata' });
    await expect(page.getByRole('alert')).toHaveText('Credenziali non valide');
    await expect(page.getByLabel('Username')).toHaveValue(admin.username);
    await expectAccessible(page);

    await signInAdmin(page, admin);
    await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();
    expect(path(page)).toBe('/admin');
    await expect(page.getByRole('navigation', { name: 'Area Riservata' })).toContainText('Ordini');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();

    await page.goto('/admin/niente?pagina=2');
    await expect(page.getByText('Questa pagina non c’è: forse l’indirizzo')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Torna all’Area Riservata' }).click();

    await expect(page.getByRole('region', { name: 'Panoramica rapida' })).toContainText(
      /attivi\d+Utenti registrati\d+/,
    );
    await page.getByRole('button', logout).click();
    await expect.poll(() => path(page)).toBe('/admin/login');
    expect(await storedToken(page)).toBeNull();
    await page.goto('/admin/stats?anno=2026');
    await expect.poll(() => path(page)).toBe('/admin/login?da=/admin/stats?anno=2026');
    await signInAdmin(page, admin);
    await expect.poll(() => path(page)).toBe('/admin/stats?anno=2026');
    // Browsers note a call ahead of a visit that was under way while the token was revoked.
    expect(problems.filter((problem) => !problem.includes('status of 401'))).toEqual([]);
  });

  test('works by the keyboard alone', async ({ page }) => {
    const admin = makeAdmin();
    await page.goto('/admin/login');
    const submit = page.getByRole('main').getByRole('button', { name: 'Accedi' });
    await expect(submit).toHaveAttribute('type', 'submit');
    await page.getByLabel('Username').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByText('Scrivi il tuo username')).toBeVisible();
    await page.keyboard.type(admin.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Mostra Password' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', logout)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Verifica in due passaggi' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Cambia password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', logout)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Prodotti Prezzi' })).toBeFocused();
  });

  test('says what is wrong when nobody answers, and sends once', async ({ page }) => {
    const admin = makeAdmin();
    await page.goto('/admin/login');
    await page.route('**/api/admin/login', (route) => route.abort());
    await signInAdmin(page, admin);
    await expect(page.getByRole('alert')).toHaveText('Errore di connessione');
    await page.unroute('**/api/admin/login');

    let sent = 0;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/login', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await signInAdmin(page, admin);
    const button = page.getByRole('button', { name: 'Accesso in corso…' });
    await expect(button).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    answer();
    await expect(page.getByRole('button', logout)).toBeVisible();
    expect(sent).toBe(1);
  });
});

test.describe('the gate', () => {
  test('gives a guest the sign-in and nothing else of the remote @phone @short', async ({
    page,
    request,
  }) => {
    const { files, calls } = downloads(page);
    const served = await request.get('/admin/products');
    expect(served.headers()['x-robots-tag']).toMatch(/noindex/);
    const html = await served.text();
    expect(html).toContain('Verifica accesso...');
    expect(html).toContain('<meta name="robots" content="noindex">');

    await page.goto('/admin/products?categoria=Zaini');
    await expect.poll(() => path(page)).toBe('/admin/login?da=/admin/products?categoria=Zaini');
    await page.getByLabel('Username').focus();
    await page.goto('/');
    // Whoever rests on the link has the way in asked for ahead, with the style that a served page carries in itself.
    const ahead = page.waitForRequest(/\/releases\/admin\/[^/]+\/login\.[0-9a-f]+\.css$/);
    await page.getByRole('link', { name: 'Area Riservata' }).hover();
    await ahead;
    await page.getByRole('link', { name: 'Area Riservata' }).click();
    await expect(page.getByRole('heading', dashboard)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...files].sort()).toEqual([
      'entry.js',
      'login-page.css',
      'login-page.js',
      'login.css',
      'login.js',
    ]);
    expect(calls).toEqual([]);
  });

  test('removes a token that is none, without asking for more', async ({ page }) => {
    const { files, calls } = downloads(page);
    await page.addInitScript(() => {
      if (location.pathname === '/admin') localStorage.setItem('adminToken', 'A'.repeat(43));
    });
    await page.goto('/admin');
    await expect.poll(() => path(page)).toBe('/admin/login');
    expect(await storedToken(page)).toBeNull();
    expect(calls).toEqual(['/api/admin/verify']);
    expect([...files]).not.toContain('routes.js');
  });

  test('keeps the token while nobody can say whose it is @phone', async ({ page, request }) => {
    const token = await adminToken(request);
    await page.addInitScript((value) => localStorage.setItem('adminToken', value), token);
    await page.route('**/api/admin/verify', (route) => route.abort());
    await page.goto('/admin/orders');
    await expect(page.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Verifica accesso...' })).toBeVisible();
    await expectAccessible(page);
    expect(await storedToken(page)).toBe(token);
    await page.unroute('**/api/admin/verify');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible();
    expect(path(page)).toBe('/admin/orders');
  });
});

test.describe('an admin’s session', () => {
  test('that ended in mid-use leads to the sign-in and back @phone', async ({ page, request }) => {
    const admin = makeAdmin();
    await page.goto('/admin/login?da=/admin/niente');
    await signInAdmin(page, admin);
    await expect(page.getByText('Questa pagina non c’è')).toBeVisible();
    const authorization = `Bearer ${await storedToken(page)}`;
    await request.post('/api/admin/logout', { headers: { authorization } });

    await page.getByRole('link', { name: 'Torna all’Area Riservata' }).click();
    await expect.poll(() => path(page)).toBe('/admin/login?da=/admin');
    expect(await storedToken(page)).toBeNull();
    await signInAdmin(page, admin);
    await expect(page.getByRole('button', logout)).toBeVisible();
  });

  test('that ended in the midst of writing gives back what was written @phone', async ({
    page,
    request,
  }) => {
    const admin = makeAdmin();
    await page.goto('/admin/login?da=/admin/orders/vouchers');
    await signInAdmin(page, admin);
    const code = page.getByLabel('Codice', { exact: true });
    await code.fill('MAI-CREATO');
    await page.getByLabel('Valore', { exact: true }).fill('5');
    await page.getByLabel('Dal giorno').fill('2026-12-01');
    await page.getByLabel('Al giorno', { exact: true }).fill('2026-12-31');
    const authorization = `Bearer ${await storedToken(page)}`;
    await request.post('/api/admin/logout', { headers: { authorization } });

    await page.getByRole('button', { name: 'Crea il buono' }).click();
    await expect.poll(() => path(page)).toBe('/admin/login?da=/admin/orders/vouchers');
    await expect(page.getByText('e ritrovi quello che avevi scritto')).toBeVisible();
    await expectAccessible(page);
    await signInAdmin(page, admin);
    await expect(page.getByText(/^Quello che avevi scritto/)).toBeVisible();
    await expect(code).toHaveValue('MAI-CREATO');
    await expect(code).toBeFocused();
    await expect(page.getByLabel('Al giorno', { exact: true })).toHaveValue('2026-12-31');
    await expectAccessible(page);
  });

  test('ends and begins in all tabs', async ({ page, context }) => {
    const admin = makeAdmin();
    await page.goto('/admin/login');
    await signInAdmin(page, admin);
    await expect(page.getByRole('button', logout)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin/niente?pagina=3');
    await expect(other.getByText('Questa pagina non c’è')).toBeVisible();

    await page.getByRole('button', logout).click();
    await expect.poll(() => path(page)).toBe('/admin/login');
    await expect.poll(() => path(other)).toBe('/admin/login?da=/admin/niente?pagina=3');
    await signInAdmin(page, admin);
    await expect.poll(() => path(other)).toBe('/admin/niente?pagina=3');
    await other.close();
  });

  test('does not touch a customer’s pages', async ({ page, request }) => {
    const token = await adminToken(request);
    await page.goto('/');
    await page.evaluate((value) => localStorage.setItem('adminToken', value), token);
    await page.goto('/search');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
    expect(await storedToken(page)).toBe(token);
  });
});

test('a counter that fails says so alone, and is asked for again @phone', async ({ page }) => {
  await page.route('**/api/admin/users/count', (route) => route.fulfill({ status: 503 }));
  await page.goto('/admin/login');
  await signInAdmin(page, makeAdmin());
  const overview = page.getByRole('region', { name: 'Panoramica rapida' });
  await expect(overview.getByRole('alert')).toHaveText('Servizio momentaneamente non disponibile');
  await expect(overview).toContainText(/Prodotti attivi\d+/);
  await expectAccessible(page);
  await page.unroute('**/api/admin/users/count');
  await overview.getByRole('button', { name: 'Riprova a contare: Utenti registrati' }).click();
  await expect(overview).toContainText(/Utenti registrati\d+/);
  await expect(overview.getByRole('alert')).toHaveCount(0);
});
