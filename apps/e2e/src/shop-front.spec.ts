import {
  expectSignedIn,
  newPerson,
  register,
  signIn,
  signOut,
} from '@zaino/browser-testing/account';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { ownerAt } from './accounts/bookshop-owner';
import { findDemoClass } from './demo-school';
import { stockProduct } from './checkout/stocked-product';

/** The address of a bookshop's own shop, as its service makes it. */
const frontOf = (domain: string, baseURL: string | undefined) =>
  `http://${domain}.localhost:${new URL(baseURL ?? '').port}`;

test('a family comes from the list of bookshops to one’s front, looks for a school and goes back @phone @short', async ({
  page,
  baseURL,
  problems,
}) => {
  const front = frontOf('il-segnalibro', baseURL);
  await page.goto('/librerie');
  await hydrated(page);
  await page.getByRole('link', { name: /^il-segnalibro\.localhost/ }).click();
  await expect(page).toHaveURL(`${front}/`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Libreria Il Segnalibro' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Libreria Il Segnalibro, Cremona | Zaino');
  await expect(page.getByText(/^(?:Aperta|Chiusa) adesso$/)).toBeVisible();
  await expect(page.getByText('Ritiro alla cassa, con il numero dell’ordine.')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(
    'Questa è la vetrina di Libreria Il Segnalibro, Via dei Banchi',
  );
  await expect(footer).toContainText('Partita IVA 00000120196.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  }
  await hydrated(page);
  await page.getByRole('searchbox').fill('Cremona');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${front}/search?nome=Cremona`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`^${baseURL}/search`));
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Libreria Il Segnalibro' }).click();
  await expect(page).toHaveURL(`${front}/`);
  await expect(canonical).toHaveAttribute('href', `${front}/`);
  await banner.getByRole('link', { name: 'Vai a Zaino' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La lista della tua classe');
  expect(problems).toEqual([]);
});

test('a bookshop chooses its schools and says when it is closed, and its front shows it', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  await page.goto('/');
  const { school } = await findDemoClass(page.request);
  const owner = await ownerAt(browser, '/dashboard/negozio', page);
  const form = owner.getByRole('form', { name: 'Orari e chiusure' });
  await form.getByRole('button', { name: 'Aggiungi una chiusura' }).click();
  const closure = form.getByRole('group', { name: 'Chiusura 1' });
  await closure.getByLabel('Dal').fill('2099-08-10');
  await closure.getByLabel('Al, compreso').fill('2099-08-20');
  await closure.getByLabel('Motivo (facoltativo)').fill('Ferie');
  await form.getByRole('button', { name: 'Salva gli orari' }).click();
  await expect(owner.getByText(/dati della libreria sono salvati/)).toBeVisible();
  await owner.getByRole('button', { name: 'Chiudi l’avviso' }).click();
  const schools = owner.getByRole('form', { name: 'Scuole' });
  await schools.getByRole('searchbox').fill(school.nomeScuola);
  await schools.getByRole('button', { name: 'Cerca' }).click();
  await schools
    .getByRole('list', { name: 'Scuole trovate' })
    .getByRole('button', { name: school.nomeScuola })
    .first()
    .click();
  await expectAccessible(owner);
  await owner.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(owner)).toBe(0);
  await schools.getByRole('button', { name: 'Salva le scuole' }).click();
  await expect(owner.getByText(/dati della libreria sono salvati/)).toBeVisible();
  await owner.context().close();

  const front = frontOf('la-matita', baseURL);
  await page.goto(front);
  await expect(page.getByText('Chiusa dal 10 al 20 agosto: Ferie')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'Le scuole che seguiamo' })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${front}/scuola/[A-Z0-9]{10}$`));
  await expect(page.getByRole('banner')).toContainText('Cartolibreria La Matita');
  expect(problems).toEqual([]);
});

test('what is bought there is picked up there, unless one wants it sent @phone', async ({
  page,
  baseURL,
  problems,
}) => {
  const { id } = await stockProduct(page.request, 5);
  await page.goto(`${frontOf('il-segnalibro', baseURL)}/products/${id}`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /Aggiungi/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Carrello/ })
    .click();
  const pickup = page.getByRole('radio', { name: /Ritiro in libreria/ });
  await expect(pickup).toBeChecked();
  await expect(page.getByText('Da Libreria Il Segnalibro, o in un’altra')).toBeVisible();
  await page.getByRole('radio', { name: /Spedizione a casa/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Spedizione a casa/ })).toBeChecked();
  expect(problems).toEqual([]);
});

test('a guest takes the cart of a bookshop’s address along to the main site, which asks first @phone', async ({
  page,
  baseURL,
  problems,
}) => {
  const { id, nome } = await stockProduct(page.request, 5);
  const front = frontOf('il-segnalibro', baseURL);
  await page.goto(`${front}/products/${id}`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /Aggiungi/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Carrello/ })
    .click();
  const take = page.getByRole('button', { name: 'Porta il carrello su Zaino' });
  await expect(take).toBeVisible();
  await expectAccessible(page);
  await take.click();
  await expect(page).toHaveURL(/\/cart\?lista=[\w-]{22}$/);
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  await expect(page.getByRole('heading', { name: 'Lista condivisa con te' })).toBeVisible();
  // Nothing is in a cart there before somebody says so.
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect(page.getByRole('heading', { name: 'Lista condivisa con te' })).toBeHidden();
  await expect(page.getByText(nome).first()).toBeVisible();
  await expect(take).toBeHidden();
  expect(problems).toEqual([]);
});

test('who is signed in on the main site is so at a bookshop’s address, and signs out of both @phone', async ({
  page,
  baseURL,
  problems,
}) => {
  const front = frontOf('il-segnalibro', baseURL);
  const person = await register(page.request, newPerson());
  await page.goto('/librerie');
  await hydrated(page);
  await page.getByRole('link', { name: /^il-segnalibro\.localhost/ }).click();
  await expect(page).toHaveURL(`${front}/`);
  await hydrated(page);
  await expectSignedIn(page, person);
  await page.goto(`${front}/profile`);
  await signOut(page);
  await expect(page).toHaveURL(`${front}/`);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(problems).toEqual([]);
});

test('a guest at a bookshop’s address who is signed in on the main site comes in by one press', async ({
  page,
  baseURL,
}) => {
  const front = frontOf('la-matita', baseURL);
  const person = await register(page.request, newPerson());
  await page.goto(`${front}/search?nome=Cremona`);
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(`${front}/search?nome=Cremona`);
  await expectSignedIn(page, person);
});

test('a guest on both is led to the form, and is signed in on both from there', async ({
  page,
  request,
  baseURL,
  problems,
}) => {
  const front = frontOf('la-matita', baseURL);
  const person = await register(request, newPerson());
  await page.goto(`${front}/search?nome=Cremona`);
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(`${front}/auth/login?da=%2Fsearch%3Fnome%3DCremona`);
  await hydrated(page);
  await signIn(page, person);
  await expect(page).toHaveURL(`${front}/search?nome=Cremona`);
  await expectSignedIn(page, person);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile$/);
  await expectSignedIn(page, person);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a front is read, and leads on by plain links and forms @phone', async ({
    page,
    baseURL,
  }) => {
    const front = frontOf('il-segnalibro', baseURL);
    await page.goto(front);
    await expect(page.getByText('lun 15:30–19:00')).toBeVisible();
    await page.getByRole('searchbox').fill('Cremona');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page).toHaveURL(`${front}/search?nome=Cremona`);
  });

  test('an address that nobody has says so, and leads on @phone', async ({ page, baseURL }) => {
    const answer = await page.goto(`${frontOf('nessuna-libreria', baseURL)}/scuola/X`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Qui non c’è nessuna libreria' })).toBeVisible();
    await expectPlain(page);
    await page.getByRole('link', { name: 'Cerca una libreria' }).click();
    await expect(page).toHaveURL(`${baseURL}/librerie`);
  });
});

/** In the shop's look, within the screen's width. */
async function expectPlain(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Come continuare' })).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
}
