import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { findDemoClass } from './demo-school';

const box = (page: Page) => page.getByRole('banner').getByLabel('Scuola, classe, libro o prodotto');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggerimenti' });

/** The blog's service is not part of this shop: its tests are elsewhere. */
test.beforeEach(({ page }) =>
  page.route('**/api/search/articles?*', (route) =>
    route.fulfill({ json: { articles: { fit: null, total: 0, results: [] } } }),
  ),
);

test('a class is found in the header of any page, by keyboard @phone @short', async ({
  page,
  problems,
}) => {
  const { school, classe, sezione } = await findDemoClass(page.request);
  await page.goto('/cookie-policy');
  await box(page).click();
  const words = `${classe}${sezione} ${school.nomeScuola} ${school.comune}`;
  await page.keyboard.type(words);
  // Until then the list is that of the letters before, with a school of the same name in another town.
  await expect(suggestions(page).getByRole('option').last()).toHaveText(
    `Tutti i risultati per “${words}”`,
  );
  const option = suggestions(page).getByRole('option', {
    name: `Classe ${classe}ª ${sezione} ${school.nomeScuola} · ${school.comune}`,
  });
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    `/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(school.nomeScuola);
  expect(problems).toEqual([]);
});

test('a book, a product and an article are found with errors, and Enter shows all results @phone', async ({
  page,
  problems,
}) => {
  const { toBuy } = await findDemoClass(page.request);
  await page.goto('/');
  await box(page).click();
  await box(page).fill(toBuy[0] ?? '');
  const books = suggestions(page).getByRole('group', { name: 'Libri' });
  await expect(books.getByRole('option')).toHaveCount(1);
  await box(page).fill('qaderno');
  await expect(suggestions(page).getByRole('group', { name: 'Prodotti' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cerca?q=qaderno');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per “qaderno”');
  await expect(page.getByRole('region', { name: /^Prodotti/ })).toBeVisible();
  await expect(box(page)).toHaveValue('qaderno');
  await expectAccessible(page);
  await expect(suggestions(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('a part that is away costs only itself, on the page of the server too @phone @short', async ({
  page,
}) => {
  const answer = await page.goto('/cerca?q=valsecchi');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('region', { name: /^Scuole/ })).toBeVisible();
  await expect(page.getByText('Gli articoli non si possono cercare adesso')).toBeVisible();
  await expectAccessible(page);
  // Answered by now, as the route above has it.
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Gli articoli non si possono cercare adesso')).toBeHidden();
  await expect(page.getByRole('region', { name: /^Scuole/ })).toBeVisible();
});

test('what nothing has is said, with ways on @phone', async ({ page }) => {
  await page.goto('/');
  await box(page).click();
  await box(page).fill('qqqwwwzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nessun risultato' })).toBeVisible();
  await expect(page).toHaveURL('/cerca?q=qqqwwwzzz');
  await expect(page.getByRole('link', { name: 'Cerca la scuola per comune' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the results come from the server @phone', async ({ page }) => {
    await page.goto('/products');
    await box(page).fill('valsechi irma');
    await page.getByRole('banner').getByRole('button', { name: 'Trova' }).click();
    await expect(page).toHaveURL(/\/cerca\?q=valsechi\+irma/);
    await page
      .getByRole('link', { name: /Irma Valsecchi/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Irma Valsecchi/i })).toBeVisible();
  });
});
