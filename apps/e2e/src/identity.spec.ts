import {
  expectGuest,
  expectSignedIn,
  newPerson,
  type TestPerson,
  register,
  signIn,
  signOut,
} from '@zaino/browser-testing/account';
import { expect, expectAccessible, holdBackShell, test } from '@zaino/browser-testing/shop';
import type { Browser, Page } from '@playwright/test';
import { caughtMail, linkIn } from './accounts/caught-mails';

const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};

async function registerFamily(page: Page, { email, password, name }: TestPerson): Promise<void> {
  await page.getByRole('tab', { name: 'Famiglia' }).click();
  await expect(page.getByLabel('Dominio della libreria')).toBeHidden();
  await page.getByLabel('Nome e cognome').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click();
}

test.describe('a family', () => {
  test('registers, verifies by the mail, signs out and in @phone @short-phone', async ({
    page,
    problems,
  }) => {
    const person = newPerson();
    await page.goto('/');
    await expectGuest(page);
    await page.goto('/auth/register');
    await expectAccessible(page);
    await registerFamily(page, person);
    await expect.poll(() => path(page)).toBe('/');
    await expectSignedIn(page, person);
    await page.reload();
    await expectSignedIn(page, person);

    const mail = await caughtMail(person.email, 'Conferma il tuo indirizzo e-mail');
    await page.goto(linkIn(mail, '/auth/verify'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Conferma indirizzo' }).click();
    await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
    await expectAccessible(page);

    await signOut(page);
    await expectGuest(page);
    await page.goto('/auth/login');
    await signIn(page, person);
    await expect.poll(() => path(page)).toBe('/');
    await expectSignedIn(page, person);
    expect(problems).toEqual([]);
  });

  test('is led to the sign-in by a page of its own, and back @phone', async ({ page, request }) => {
    const person = await register(request);
    await page.goto('/profile?scheda=dati');
    await expect.poll(() => path(page)).toBe('/auth/login?da=/profile?scheda=dati');
    await expectAccessible(page);
    await signIn(page, person);
    await expect.poll(() => path(page)).toBe('/profile?scheda=dati');
    await expect(page.getByRole('heading', { name: 'Profilo', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(person.email);
    await expectAccessible(page);
  });

  test('comes in by a button pressed before the page’s code has come @phone', async ({
    page,
    request,
  }) => {
    const person = await register(request);
    const letThrough = await holdBackShell(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await signIn(page, person);
    letThrough();
    await expect.poll(() => path(page)).toBe('/');
    await expectSignedIn(page, person);
  });

  test('does all of it by the keyboard', async ({ page, request }) => {
    const person = await register(request);
    await page.goto('/auth/login');
    const email = page.getByLabel('E-mail');
    await expect(page.getByRole('main').getByRole('button', { name: 'Accedi' })).toHaveAttribute(
      'type',
      'submit',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Mostra Password' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Ricordami')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSignedIn(page, person);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => /session/.test(name));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 86_400);
  });

  test('is told why it cannot come in, and is locked at the fifth failure @phone', async ({
    page,
    request,
    playwright,
    baseURL,
  }) => {
    // From another device: the one that registered is known, and keeps a count of its own.
    const person = await register(request);
    const wrong = { ...person, password: 'sbagliata' };
    await page.goto('/auth/login');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await signIn(page, wrong);
      await expect(page.getByText('Credenziali non valide')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Accedi' })).toBeEnabled();
      if (attempt < 4) await page.reload();
    }
    await signIn(page, wrong);
    await expect(page.getByText('Account bloccato per troppi tentativi falliti')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await signIn(page, person);
    await expect(page.getByText('Account bloccato', { exact: true })).toBeVisible();
    await expectGuest(page);

    // An address without an account locks alike.
    const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const { email } = newPerson();
    const answers: unknown[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const answer = await stranger.post('/api/auth/login', {
        data: { email, password: 'sbagliata' },
      });
      answers.push(((await answer.json()) as { error: string }).error);
    }
    await stranger.dispose();
    expect(answers.slice(-2)).toEqual([
      'Account bloccato per troppi tentativi falliti',
      'Account bloccato',
    ]);
  });

  test('sets a new password by a mail, which ends its sessions elsewhere and signs in here @phone', async ({
    page,
    request,
  }) => {
    const person = await register(request);
    await page.goto('/auth/login?da=%2Fsearch');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Inviami il link' }).click();
    await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
    await expectAccessible(page);

    const mail = await caughtMail(person.email, 'Scegli una nuova password');
    const link = linkIn(mail, '/auth/reset');
    await page.goto(link);
    const renewed = { ...person, password: `${person.password}-nuova` };
    await page.getByLabel(/^(?:Nuova password|Password)$/).fill(renewed.password);
    await page.getByLabel(/^(?:Conferma|Ripeti)/).fill(renewed.password);
    await page.getByRole('button', { name: 'Salva la nuova password' }).click();
    await expect(page.getByRole('heading', { name: 'Password cambiata' })).toBeVisible();
    expect(await (await request.get('/api/auth/me')).json()).toBeNull();
    await expectSignedIn(page, renewed);
    await page.getByRole('link', { name: 'Continua' }).click();
    await expect.poll(() => path(page)).toBe('/search');

    await signOut(page);
    await expectGuest(page);
    await page.goto('/auth/login');
    await signIn(page, person);
    await expect(page.getByText('Credenziali non valide')).toBeVisible();
    await signIn(page, renewed);
    await expectSignedIn(page, renewed);

    await page.goto(link);
    await page.getByLabel(/^(?:Nuova password|Password)$/).fill('un-altra-password');
    await page.getByLabel(/^(?:Conferma|Ripeti)/).fill('un-altra-password');
    await page.getByRole('button', { name: 'Salva la nuova password' }).click();
    await expect(page.getByRole('heading', { name: 'Il link non è più valido' })).toBeVisible();
  });

  test('signs out everywhere, on all its devices @phone', async ({ page, request, browser }) => {
    const person = await register(request);
    const other = await signedInElsewhere(browser, person);
    await page.goto('/auth/login?da=/profile');
    await signIn(page, person);
    const everywhere = page.getByRole('button', { name: 'Esci da tutti i dispositivi' });
    await everywhere.click();
    const devices = page.getByRole('region', { name: 'Dispositivi collegati' });
    await expect(devices.getByLabel('La tua password, per conferma')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/profile');
    await expectGuest(page);

    await other.page.goto('/profile');
    await expect.poll(() => path(other.page)).toBe('/auth/login?da=/profile');
    await other.close();
    expect(await (await request.get('/api/auth/me')).json()).toBeNull();
  });
});

async function signedInElsewhere(browser: Browser, person: TestPerson) {
  const context = await browser.newContext({ baseURL: process.env['BASE_URL'] ?? '' });
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const page = await context.newPage();
  await page.goto('/auth/login');
  await signIn(page, person);
  await expectSignedIn(page, person);
  return { page, close: () => context.close() };
}

test('a bookshop registers with its address before its eyes @phone', async ({ page }) => {
  const person = newPerson();
  const domain = `libreria-${person.email.split('.')[1]?.split('@')[0] ?? ''}`;
  await page.goto('/auth/register?da=%2Ffor-libraries');
  await expect(page.getByRole('tab', { name: 'Libreria' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByLabel('Nome della libreria').fill('Libreria Portici');
  const field = page.getByLabel('Dominio della libreria');
  await field.fill('admin');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(domain);
  await expect(page.getByText(`${domain}.`)).toBeVisible();
  await expect(page.getByText('Dominio disponibile')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nome e cognome').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Conferma password').fill('altra-password');
  const send = page.getByRole('main').getByRole('button', { name: 'Registrati' });
  await send.click();
  await expect(page.getByText('Le password non coincidono').first()).toBeVisible();
  await page.getByLabel('Conferma password').fill(person.password);
  await send.click();
  await expectSignedIn(page, person);

  const again = await page.request.get(`/api/bookshop-domains/${domain}`);
  expect(await again.json()).toMatchObject({ isAvailable: false });
  const me = (await (await page.request.get('/api/auth/me')).json()) as { tenant: unknown };
  expect(me.tenant).toMatchObject({ domain, name: 'Libreria Portici' });
});

test('an e-mail that has an account already is told so', async ({ page, request }) => {
  const person = await register(request);
  await page.goto('/auth/register');
  await registerFamily(page, person);
  await expect(page.getByText('Email già registrata').first()).toBeVisible();
});
