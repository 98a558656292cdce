import {
  expectGuest,
  expectSignedIn,
  newPerson,
  register,
  signIn,
  signOut,
} from '@zaino/browser-testing/account';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { caughtMail, linkIn } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';
import { findDemoClass } from './demo-school';

const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Signs out, and waits until the session is gone: the sign-in page leads on whoever still has one. */
async function leave(page: Page): Promise<void> {
  await signOut(page);
  const session = async (): Promise<unknown> => (await page.request.get('/api/auth/me')).json();
  await expect.poll(session).toBeNull();
}

async function openProfile(page: Page, person: Parameters<typeof signIn>[1]): Promise<void> {
  await page.goto('/auth/login?da=/profile');
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
}

test('a profile is changed, and still is so after a reload @phone', async ({
  page,
  request,
  problems,
}) => {
  await openProfile(page, await register(request));
  await expectAccessible(page);
  const fields = {
    'Come ti chiamiamo': 'Anna',
    Telefono: '+39 0372 000111',
    Indirizzo: 'Via dei Tigli 14',
    CAP: '26100',
    Città: 'Cremona',
    Provincia: 'Cremona',
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(page.getByText('I tuoi dati sono salvati.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  for (const [label, text] of Object.entries(fields)) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
  }
  expect(problems).toEqual([]);
});

test('what the service refuses is told at its field @phone', async ({ page, request }) => {
  await openProfile(page, await register(request));
  const code = page.getByRole('textbox', { name: 'CAP' });
  await code.fill('261');
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(code).toHaveAccessibleDescription('Il CAP ha cinque cifre');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('261');
  await expectAccessible(page);
});

test('a password is changed, and the old one refused @phone', async ({ page, request }) => {
  const person = await register(request);
  await openProfile(page, person);
  const renewed = { ...person, password: `${person.password}-nuova` };
  const form = part(page, 'Password');
  await form.getByRole('button', { name: 'Cambia password' }).click();
  await form.getByLabel('Password attuale').fill('sbagliata');
  await form.getByLabel('Nuova password', { exact: true }).fill(renewed.password);
  await form.getByLabel('Ripeti la nuova password').fill(renewed.password);
  await form.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(form.getByLabel('Password attuale')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await form.getByLabel('Password attuale').fill(person.password);
  await form.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page.getByText(/^Password cambiata/)).toBeVisible();
  // The device that it was changed on goes on, the other one does not.
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(page.getByText('I tuoi dati sono salvati.')).toBeVisible();
  expect(await (await request.get('/api/auth/me')).json()).toBeNull();

  await leave(page);
  await page.goto('/auth/login');
  await signIn(page, person);
  await expect(page.getByText('Credenziali non valide')).toBeVisible();
  await signIn(page, renewed);
  await expectSignedIn(page, renewed);
});

test('an e-mail is changed by the mail to the new address @phone', async ({ page, request }) => {
  const person = await register(request);
  const renewed = { ...person, email: newPerson().email };
  await openProfile(page, person);
  const form = part(page, 'E-mail');
  await form.getByRole('button', { name: 'Cambia e-mail' }).click();
  await form.getByLabel('Nuovo indirizzo').fill(renewed.email);
  await form.getByLabel('La tua password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Mandami il link' }).click();
  await expect(form.getByText(`In attesa di conferma: ${renewed.email}`)).toBeVisible();
  await expectSignedIn(page, person);

  const mail = await caughtMail(renewed.email, 'Conferma il nuovo indirizzo e-mail');
  await page.goto(linkIn(mail, '/auth/verify'));
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click();
  await expect(page.getByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible();
  await expect.poll(() => path(page)).toBe('/auth/verify');
  await leave(page);
  await page.goto('/auth/login');
  await signIn(page, renewed);
  await expectSignedIn(page, renewed);
});

test('a link’s token stays out of the address and of what the page asks for', async ({ page }) => {
  const token = 'x'.repeat(43);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    told.push(request.url(), request.headers()['referer'] ?? '');
  });
  await page.goto(`/auth/reset?token=${token}`);
  await expect.poll(() => path(page)).toBe('/auth/reset');
  await expect(page.getByLabel('Nuova password', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nuova password', { exact: true })).toBeVisible();
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter((text) => text.includes(token))).toEqual([]);
});

test('a guest saves a class from a school’s page by signing in @phone', async ({
  page,
  request,
  problems,
}) => {
  const person = await register(request);
  const { school, classe, sezione } = await findDemoClass(request);
  const list = `/scuola/${school.codiceScuola}?${new URLSearchParams({ classe, sezione })}`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Salva questa classe' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?da=/);
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Salva questa classe' })).toBeVisible();
  await expect(page.getByText(school.nomeScuola)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Soprannome').fill('Teo');
  await page.getByRole('button', { name: 'Salva la classe' }).click();
  await expect(page.getByText('La classe di Teo è salvata.')).toBeVisible();
  await expect.poll(() => path(page)).toBe('/dashboard');
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('link', { name: `Lista della ${classe}ª ${sezione}` }).click();
  await expect.poll(() => path(page)).toBe(list);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Rimuovi Teo' }).click();
  await expect(page.getByText('La classe di Teo non è più salvata.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('button', { name: 'Rimuovi Teo' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a class is added by the name of its school @phone', async ({ page, request }) => {
  const person = await register(request);
  const { school, classe, sezione } = await findDemoClass(request);
  await page.goto('/auth/login?da=/dashboard');
  await signIn(page, person);
  await page.getByRole('button', { name: 'Aggiungi qui scuola e classe' }).click();
  await page.getByLabel('Soprannome').fill('Mia');
  await page.getByLabel('Nome della scuola').fill(school.nomeScuola);
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', { name: 'Scuole trovate' });
  const address = new RegExp(`${school.comune} \\(`);
  await found
    .getByRole('button', { name: address })
    .filter({ hasText: school.nomeScuola })
    .first()
    .click();
  await page.getByLabel('Classe', { exact: true }).selectOption({ label: `${classe}ª ${sezione}` });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salva la classe' }).click();
  await expect(page.getByRole('link', { name: `Lista della ${classe}ª ${sezione}` })).toBeVisible();
});

test('a bookshop completes its data and asks to be opened @phone', async ({ page, request }) => {
  const person = await register(request);
  await proveAddress(request, person.email);
  await openProfile(page, person);
  const family = part(page, 'Hai una libreria?');
  await family.getByRole('button', { name: 'Aprila qui' }).click();
  await family.getByLabel('Nome della libreria').fill('Libreria Portici');
  const domain = `portici-${person.email.split(/[.@]/)[1] ?? ''}`;
  await family.getByLabel('Dominio della libreria').fill(domain);
  await family.getByRole('button', { name: 'Apri la libreria' }).click();

  await part(page, 'La tua libreria').getByRole('link', { name: 'Negozio' }).click();
  const own = part(page, 'Apertura');
  const open = own.getByRole('button', { name: 'Apri la libreria' });
  await expect(own.getByText('Per aprirla manca ancora:')).toBeVisible();
  await expect(open).toBeDisabled();
  await expectAccessible(page);
  const place = {
    Indirizzo: 'Corso Garibaldi 3',
    CAP: '26100',
    Città: 'Cremona',
    Provincia: 'Cremona',
  };
  const address = part(page, 'Indirizzo');
  for (const [label, text] of Object.entries(place)) {
    await address.getByRole('textbox', { name: label }).fill(text);
  }
  await address.getByRole('button', { name: 'Salva l’indirizzo' }).click();
  await expect(page.getByText('I dati della libreria sono salvati.')).toBeVisible();
  await page.getByLabel('Partita IVA').fill('00000140194');
  await part(page, 'Dati').getByLabel('E-mail per i clienti').fill('ordini@libreria.example');
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(own.getByText('la partita IVA')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Lunedì' }).check();
  await page.getByRole('button', { name: 'Ripeti gli orari di lunedì fino a venerdì' }).click();
  await page.getByRole('button', { name: 'Salva gli orari' }).click();
  await expect(open).toBeEnabled();
  await open.click();
  await expect(page.getByText(/Abbiamo ricevuto la tua richiesta/)).toBeVisible();
  await expect(own.getByText(/Stiamo controllando la tua libreria/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await expect(page.getByText(/Libreria Portici/)).toBeVisible();
  await expectAccessible(page);
});

test('all data come as a file, and the account goes @phone', async ({ page, request }) => {
  const person = await register(request);
  await openProfile(page, person);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^zaino-dati-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const content = JSON.parse(Buffer.concat(chunks).toString()) as { profile: { email: string } };
  expect(content.profile.email).toBe(person.email);

  const end = part(page, 'Elimina l’account');
  await end.getByRole('button', { name: 'Elimina l’account' }).click();
  await end.getByLabel('La tua password, per conferma', { exact: true }).fill('sbagliata');
  await end.getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(end.getByText('La password non è quella giusta')).toBeVisible();
  await end.getByLabel('La tua password, per conferma', { exact: true }).fill(person.password);
  await end.getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(
    page.getByRole('heading', { name: 'Il tuo account è stato eliminato' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectGuest(page);
  await page.goto('/auth/login');
  await signIn(page, person);
  await expect(page.getByText('Credenziali non valide')).toBeVisible();
});
