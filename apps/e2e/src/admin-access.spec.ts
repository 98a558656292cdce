import { makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { caughtMail, linkIn } from './accounts/caught-mails';

test('an admin whom wrong passwords keep out gets back in by a mail @phone', async ({ page }) => {
  const email = `admin-${crypto.randomUUID()}@posta.example`;
  const admin = makeAdmin(undefined, email);
  await page.goto('/admin/login');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await signInAdmin(page, { ...admin, password: 'sbagliata' });
    await expect(page.getByRole('alert')).toHaveText(
      attempt < 5 ? 'Credenziali non valide' : 'Account bloccato per troppi tentativi falliti',
    );
    await page.reload();
  }
  await signInAdmin(page, admin);
  await expect(page.getByRole('alert')).toHaveText('Account bloccato');

  await page.getByRole('link', { name: 'Accesso bloccato? Ricevi un link via e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Accesso bloccato?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByRole('button', { name: 'Inviami il link' }).click();
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeFocused();
  await expectAccessible(page);

  const mail = await caughtMail(email, 'Sblocca l’accesso all’Area Riservata');
  await page.goto(linkIn(mail, '/admin/login/link'));
  await page.getByRole('button', { name: 'Sblocca l’accesso' }).click();
  await expect(page.getByRole('heading', { name: 'Accesso sbloccato' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await signInAdmin(page, admin);
  await expect(page.getByText(`Ti diamo il benvenuto, ${admin.username}`)).toBeVisible();
});

test('a registration shows how strong a password looks, and refuses the most common ones', async ({
  page,
}) => {
  await page.goto('/auth/register');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('una password lunga');
  await expect(page.getByText('Lunghezza e varietà: Molto buona.')).toBeVisible();
  await password.fill('juventus');
  await expect(page.getByText(/Lunghezza e varietà: Debole/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nome e cognome').fill('Ottavia Neri');
  await page.getByLabel('E-mail').fill(`ottavia-${crypto.randomUUID()}@posta.example`);
  await page.getByLabel('Conferma password').fill('juventus');
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(password).toHaveAccessibleDescription(/Questa password è fra le più usate/);
  await expect(password).toBeFocused();
  await expectAccessible(page);
});
