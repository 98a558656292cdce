import { expect, expectAccessible, holdBackShell, test } from '@zaino/browser-testing/shop';
import { findDemoClass } from './demo-school';
import { pressUntilAt } from './press-until-at';

test('a school is found by a misspelled name, and Back and reload keep the search @phone @short', async ({
  page,
  problems,
}) => {
  await page.goto('/search');
  const box = page.getByRole('combobox', { name: /Nome della scuola/ });
  await box.fill('valseci');
  await page.keyboard.press('Enter');
  const school = page.getByRole('link', { name: /Irma Valsecchi/i }).first();
  await expect(school).toBeVisible();
  await expect(school).toBeInViewport();
  await school.click();
  await expect(page.getByText('Seleziona una classe')).toBeVisible();
  await page.goBack();
  await expect(school).toBeVisible();
  await page.reload();
  await expect(school).toBeVisible();
  expect(problems).toEqual([]);
});

test('an institute is suggested while one types, and leads to its schools @phone', async ({
  page,
  problems,
}) => {
  await page.goto('/search');
  const box = page.getByRole('combobox', { name: /Nome della scuola/ });
  await box.pressSequentially('ic valsecchi');
  const institute = page.getByRole('option', { name: /I\.?C\.? Valsecchi|Istituto Comprensivo/ });
  await expect(institute.last()).toContainText(/Valsecchi.*delle sue 2 scuole/);
  await expectAccessible(page);
  // From the box up to the last: those with a list of their own stand before it.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Le scuole dell’istituto 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Irma Valsecchi/ }).click();
  await expect(page.getByText('Seleziona una classe')).toBeVisible();
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

test('a list keeps its ticks, is added once and leads to the cart @phone', async ({
  page,
  problems,
}) => {
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);
  const path = `/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`;
  await page.goto(path);
  const button = (name: string) => page.getByRole('button', { name }).first();
  const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
  const fewer = `Aggiungi ${toBuy.length - 1} al carrello`;
  const ticked = page.getByRole('checkbox', { checked: true });
  await ticked.first().uncheck();
  await expect(button(fewer)).toBeVisible();
  await page.goto('/search');
  await page.goBack();
  await expect(button(fewer)).toBeVisible();
  await page.reload();
  await expect(button(fewer)).toBeVisible();

  await button(fewer).dblclick();
  await expect(badge).toContainText(String(toBuy.length - 1));
  await expect(page.getByRole('listitem').filter({ hasText: 'Nel carrello ✓' })).toHaveCount(
    toBuy.length - 1,
  );
  await expect(ticked).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(badge).not.toContainText(/\d/);
  await button(fewer).click();
  // Right after the press before it the button takes this one for its second half.
  await pressUntilAt(page, button('Vai al carrello'), '/cart');
  expect(problems).toEqual([]);
});

test('a class list prints on one page, with its codes and boxes to tick', async ({ page }) => {
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);
  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`);
  await expect(page.getByRole('button', { name: 'Stampa la lista' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  for (const isbn of toBuy) {
    const spaced = new RegExp(isbn.replace(/\d(?=\d)/g, '$&[\\s-]?'));
    await expect(rows.filter({ hasText: spaced }).getByText(spaced)).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a region counts that is chosen before the page’s code has come @phone', async ({ page }) => {
  const letThrough = await holdBackShell(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const fold = page.locator('summary', { hasText: 'Per regione, provincia e comune' });
  if (await fold.isVisible()) await fold.click();
  await page.getByLabel('Regione').selectOption('Lombardia');
  letThrough();
  await expect(page).toHaveURL(/regione=Lombardia/);
  await expect(page.getByLabel('Provincia')).toBeEnabled();
});
