import { register } from '@zaino/browser-testing/account';
import { makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, holdBackShell, test } from '@zaino/browser-testing/shop';
import { standInForBlog } from './site/stand-in-for-blog';

test.describe('the admin area at an origin of its own', () => {
  test('is the same pages in a slim bar, and leads to the shop @phone @short', async ({
    page,
    baseURL,
    problems,
  }) => {
    const adminUrl = settings('E2E_ADMIN_URL');
    const admin = makeAdmin();
    await standInForBlog(page);
    const releaseShell = await holdBackShell(page);
    await page.goto(adminUrl, { waitUntil: 'commit' });
    // As the server drew it, before any script: nothing of the shop flashes by.
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Torna al sito' })).toHaveAttribute(
      'href',
      baseURL ?? '',
    );
    await expect(page.getByText('Verifica accesso...')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(bar.getByRole('link', { name: /Carrello|Accedi/ })).toHaveCount(0);
    releaseShell();

    await expect(page).toHaveURL(`${adminUrl}/admin/login`);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Torna al sito' }),
    ).toHaveAttribute('href', baseURL ?? '');
    await expectAccessible(page);
    await signInAdmin(page, admin);
    await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();

    await page.goto(`${adminUrl}/search?regione=Lazio`);
    await expect(page).toHaveURL(`${baseURL}/search?regione=Lazio`);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
    expect(problems).toEqual([]);
  });

  test('asks nobody about cookies, and knows no customer', async ({ page, context, request }) => {
    const adminUrl = settings('E2E_ADMIN_URL');
    await register(request);
    const { cookies } = await request.storageState();
    await context.addCookies(cookies);
    await context.addInitScript(() => localStorage.removeItem('analytics-consent'));
    await page.goto(`${adminUrl}/admin/login`);
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const me = await page.evaluate(async () => (await fetch('/api/auth/me')).json() as unknown);
    expect(me).toBeNull();
    await page.getByLabel('Username').fill('qualcuno');
    await expect(page.getByLabel('Username')).toHaveValue('qualcuno');
  });

  test('says so in its own bar when the remote does not come', async ({ page, baseURL }) => {
    const adminUrl = settings('E2E_ADMIN_URL');
    await page.route('**/releases/admin/**', (route) => route.abort());
    await page.goto(`${adminUrl}/admin/login`);
    await expect(page.getByText('Questa pagina non si è caricata')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.unroute('**/releases/admin/**');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();

    await page.route('**/releases/admin/**', (route) => route.abort());
    await page.goto(`${adminUrl}/admin/login`);
    await page.getByRole('link', { name: 'Vai alla pagina iniziale' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});
