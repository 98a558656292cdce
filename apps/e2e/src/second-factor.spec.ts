import { newPerson, register, signIn, signOut } from '@zaino/browser-testing/account';
import { signInAdmin } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Locator, Page, Request } from '@playwright/test';
import { TOTP } from 'otpauth';
import { GuardedShop } from './accounts/guarded-shop';

const STEP_MS = 30_000;

let shop: GuardedShop;
test.beforeAll(async () => {
  shop = await GuardedShop.open();
});
test.afterAll(() => shop.close());

/** A fingerprint reader in the browser itself, whose owner always says yes. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** What an app shows that was given the key on the screen; `later` is so many times 30 seconds from now. */
async function appOf(place: Locator): Promise<(later: number) => string> {
  const words = (await place.getByText(/^Chiave:/).textContent()) ?? '';
  const secret = words.replace('Chiave:', '').replaceAll(' ', '');
  return (later) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * STEP_MS });
}

async function codesShown(place: Locator): Promise<string[]> {
  return place
    .getByRole('list', { name: 'Codici di recupero' })
    .getByRole('listitem')
    .allTextContents();
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Notes the calls of a page that have no answer yet. */
function watchCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
}

const callsOf = (page: Page) => underWay.get(page)?.size ?? 0;

/** Signs out and in again, as far as the question for the second factor. */
async function comeBack(page: Page, person: Parameters<typeof signIn>[1]): Promise<Locator> {
  // A change reads the profile anew: who signs out meanwhile has those calls refused.
  await expect.poll(() => callsOf(page)).toBe(0);
  await signOut(page);
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get(`${shop.url}/api/auth/me`)).json())
    .toBeNull();
  await page.goto(`${shop.url}/auth/login?da=/profile`);
  await signIn(page, person);
  await expect(page.getByText(/La password è giusta/)).toBeVisible();
  return page.getByRole('main');
}

/** Orders, products and articles are not part of this shop: their calls say so. */
const isOfThisShop = (problem: string) => !problem.includes('status of 503');

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Profilo' });

test('a family signs in by an app, a passkey and a recovery code @phone', async ({
  page,
  request,
  problems,
}) => {
  await addAuthenticator(page);
  watchCalls(page);
  const person = await register(request, newPerson(), shop.url);
  await page.goto(`${shop.url}/auth/login?da=/profile`);
  await signIn(page, person);
  await expect(profile(page)).toBeVisible();

  const part = page.getByRole('region', { name: 'Verifica in due passaggi' });
  await expect(part.getByText('Non attiva')).toBeVisible();
  await part.getByRole('button', { name: 'Attiva la verifica in due passaggi' }).click();
  await part.getByRole('button', { name: 'Con un’app di codici' }).click();
  await part.getByLabel('La tua password, per conferma').fill(person.password);
  await part.getByRole('button', { name: 'Continua' }).click();
  await expect(part.getByRole('img', { name: /Codice QR/ })).toBeVisible();
  await expectAccessible(page);
  const code = await appOf(part);
  const first = code(0);
  await part.getByRole('textbox', { name: 'Codice di verifica' }).fill(first);
  await part.getByRole('button', { name: 'Attiva' }).click();
  await expect(part.getByRole('heading', { name: 'Conserva i codici di recupero' })).toBeFocused();
  const recovery = await codesShown(part);
  expect(recovery).toHaveLength(10);
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(part.getByText('App di codici')).toBeVisible();
  await expectAccessible(page);

  const byCode = await comeBack(page, person);
  const field = byCode.getByRole('textbox', { name: 'Codice di verifica' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  // The code that it was set up with was used.
  await field.fill(first);
  await byCode.getByRole('button', { name: 'Accedi' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await field.fill(code(1));
  await byCode.getByRole('button', { name: 'Accedi' }).click();
  await expect(profile(page)).toBeVisible();

  await part.getByRole('button', { name: 'Gestisci la verifica' }).click();
  await part.getByRole('button', { name: 'Aggiungi un altro modo' }).click();
  await part.getByRole('button', { name: 'Con una passkey' }).click();
  await part.getByLabel('La tua password, per conferma').fill(person.password);
  await part.getByRole('button', { name: 'Continua' }).click();
  await part.getByLabel('Nome della passkey').fill('Telefono');
  await part.getByRole('button', { name: 'Crea la passkey' }).click();
  await expect(part.getByText('Passkey “Telefono”')).toBeVisible();

  const byPasskey = await comeBack(page, person);
  await byPasskey.getByRole('button', { name: 'Usa una passkey' }).click();
  await expect(profile(page)).toBeVisible();

  await part.getByRole('button', { name: 'Gestisci la verifica' }).click();
  await part.getByRole('button', { name: 'Togli: App di codici' }).click();
  await part.getByRole('button', { name: 'Usa una passkey' }).click();
  await expect(part.getByText('App di codici')).toBeHidden();

  const byRecovery = await comeBack(page, person);
  await byRecovery.getByRole('button', { name: 'Usa un codice di recupero' }).click();
  await byRecovery.getByRole('textbox', { name: 'Codice di recupero' }).fill(recovery[0] ?? '');
  await expectAccessible(page);
  await byRecovery.getByRole('button', { name: 'Accedi' }).click();
  await expect(profile(page)).toBeVisible();
  await part.getByRole('button', { name: 'Gestisci la verifica' }).click();
  await expect(part.getByText('Ne restano 9 di 10')).toBeVisible();
  expect(problems.filter(isOfThisShop)).toEqual([]);
});

test('an admin enrols a passkey before anything else, and signs in by it @short', async ({
  page,
  problems,
}) => {
  await addAuthenticator(page);
  const admin = shop.makeAdmin();
  const welcome = page.getByText(`Ti diamo il benvenuto, ${admin.username}`);
  await page.goto(`${shop.adminUrl}/admin/login`);
  await signInAdmin(page, admin);
  await expect(
    page.getByRole('heading', { name: 'Attiva la verifica in due passaggi' }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();

  // There is no way around.
  await page.goto(`${shop.adminUrl}/admin/orders`);
  await expect(page.getByLabel('Username')).toBeVisible();
  await signInAdmin(page, admin);
  await page.getByRole('button', { name: 'Con una passkey' }).click();
  await page.getByLabel('Nome della passkey').fill('Ufficio');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crea la passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Conserva i codici di recupero' })).toBeVisible();
  expect(await codesShown(page.getByRole('main'))).toHaveLength(10);
  await page.getByRole('button', { name: 'Li ho conservati, entra' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/orders');

  await page.goto(`${shop.adminUrl}/admin`);
  await expect(welcome).toBeVisible();
  await page.getByRole('link', { name: 'Verifica in due passaggi' }).click();
  await expect(page.getByText('Passkey “Ufficio”')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();

  await signInAdmin(page, admin);
  await expect(page.getByText(/La password è giusta/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usa una passkey' }).click();
  await expect(welcome).toBeVisible();
  expect(problems.filter(isOfThisShop)).toEqual([]);
});
