import { holdToken, adminToken, makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { keyboard } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { caughtMail } from './accounts/caught-mails';

const NEW_PASSWORD = 'tutta un’altra password';

test('an admin changes the password by the keyboard, and other devices are out @phone', async ({
  page,
  browser,
  request,
}) => {
  const email = `admin-${crypto.randomUUID()}@posta.example`;
  const admin = makeAdmin(undefined, email);
  const other = await browser.newContext();
  await holdToken(other, await adminToken(request, admin));
  const { use, write } = keyboard(page);
  await page.goto('/admin/login?da=/admin');
  await signInAdmin(page, admin);
  await use(page.getByRole('link', { name: 'Cambia password' }));

  const form = page.getByRole('form', { name: 'Cambia password' });
  const current = form.getByLabel('Password attuale', { exact: true });
  const chosen = form.getByLabel('Nuova password', { exact: true });
  const repeated = form.getByLabel('Ripeti la nuova password', { exact: true });
  const save = form.getByRole('button', { name: 'Salva la nuova password' });
  await expectAccessible(page);
  await write(current, 'sbagliata');
  await write(chosen, admin.username);
  await write(repeated, admin.username);
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription(/La password attuale non è quella giusta/);
  await expect(current).toBeFocused();
  await expectAccessible(page);

  await write(current, admin.password);
  await use(save);
  await expect(chosen).toHaveAccessibleDescription(/non può essere il tuo nome/);
  await expect(chosen).toBeFocused();
  await write(chosen, NEW_PASSWORD);
  await expect(form.getByText('Lunghezza e varietà: Molto buona.')).toBeVisible();
  await write(repeated, NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password cambiata' })).toBeFocused();
  await expectAccessible(page);
  await caughtMail(email, 'Area Riservata: password cambiata');

  const elsewhere = await other.newPage();
  await elsewhere.goto('/admin');
  await expect(elsewhere.getByLabel('Username')).toBeVisible();
  await other.close();

  await use(page.getByRole('main').getByRole('link', { name: 'Torna all’Area Riservata' }));
  await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();
  await expectAccessible(page);
  await use(page.getByRole('button', { name: 'Logout', exact: true }));
  await signInAdmin(page, { ...admin, password: NEW_PASSWORD });
  await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();
});
