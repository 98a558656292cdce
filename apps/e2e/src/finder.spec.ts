import { expect, expectAccessible, holdBackShell, test } from '@zaino/browser-testing/shop';
import { findDemoClass } from './demo-school';

test('a school is found by a misspelled name, and Back and reload keep the search @phone', async ({
  page,
  problems,
}) => {
  await page.goto('/search');
  const box = page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /Nome della scuola/ }));
  await box.first().fill('valsechi irma');
  await page.keyboard.press('Enter');
  const school = page.getByRole('link', { name: /Irma Valsecchi/i }).first();
  await expect(school).toBeVisible();
  await school.click();
  await expect(page.getByText('Seleziona una classe')).toBeVisible();
  await page.goBack();
  await expect(school).toBeVisible();
  await page.reload();
  await expect(school).toBeVisible();
  expect(problems).toEqual([]);
});

test('a name that no school has is said so', async ({ page }) => {
  await page.goto('/search?nome=qqqwwwzzz');
  await expect(page.getByText('Nessuna scuola trovata', { exact: true })).toBeVisible();
});

test('a shared link opens the class, in the dark too @phone', async ({ page, problems }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);
  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`);
  await expect(
    page.getByRole('button', { name: `Aggiungi ${toBuy.length} al carrello` }).first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(school.nomeScuola));
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('both spellings of the address lead to the school', async ({ page }) => {
  const { school } = await findDemoClass(page.request);
  await page.goto(`/school/${school.codiceScuola}`);
  await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
});

test('an unknown school says so with its code', async ({ page }) => {
  await page.goto('/scuola/ZZMM00000X');
  await expect(page.getByText('Scuola non trovata')).toBeVisible();
  await expect(page.getByText('ZZMM00000X')).toBeVisible();
});

test('a class added twice says so, and "Annulla" takes the second back', async ({ page }) => {
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);
  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`);
  const add = page.getByRole('button', { name: `Aggiungi ${toBuy.length} al carrello` }).first();
  const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
  await add.click();
  await expect(badge).toContainText(String(toBuy.length));
  await add.click();
  await expect(badge).toContainText(String(toBuy.length * 2));
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(badge).toContainText(String(toBuy.length));
});

test('a region counts that is chosen before the page’s code has come @phone', async ({ page }) => {
  const letThrough = await holdBackShell(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByLabel('Regione').selectOption('Lombardia');
  letThrough();
  await expect(page).toHaveURL(/regione=Lombardia/);
  await expect(page.getByLabel('Provincia')).toBeEnabled();
});
