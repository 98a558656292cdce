import { expect, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { findDemoClass, schoolsNearby } from './demo-school';

test.use({ javaScriptEnabled: false });

/** A book's code as it is printed, in groups. */
const spaced = (isbn: string) => new RegExp(isbn.replace(/\d(?=\d)/g, '$&[\\s-]?'));

const main = (page: Page) => page.getByRole('main');
const description = (page: Page) => page.locator('head meta[name="description"]');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).selectOption(option);
  await page.getByRole('button', { name: 'Continua' }).click();
}

test('from home to the list of a class by plain links and forms @phone @short', async ({
  page,
}) => {
  const { school, classe, sezione } = await findDemoClass(page.request);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /regione, provincia e comune/i })
    .first()
    .click();

  await expect(page).toHaveURL(/\/search$/);
  await choose(page, 'Regione', school.regione);
  await choose(page, 'Provincia', school.provincia);
  await choose(page, 'Comune', school.comune);
  await expect(page.getByLabel('Comune')).toHaveValue(school.comune);
  await expect(page.getByRole('heading', { name: /^Scuole trovate \(\d+\)$/ })).toBeVisible();
  await main(page).getByRole('link', { name: school.nomeScuola }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
  await main(page)
    .getByRole('link', { name: new RegExp(`^${classe}\\s*ª?\\s*${sezione}\\b`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`classe=${classe}&sezione=${sezione}`));
  await expect(main(page).getByRole('heading', { level: 4 })).not.toHaveCount(0);
});

test('the address of a place carries its schools, chosen fields and words for search engines @phone', async ({
  page,
}) => {
  const { school } = await findDemoClass(page.request);
  const answer = await page.goto(schoolsNearby(school));
  expect(answer?.status()).toBe(200);
  await expect(page.getByLabel('Regione')).toHaveValue(school.regione);
  await expect(page.getByLabel('Provincia')).toHaveValue(school.provincia);
  await expect(page.getByLabel('Comune')).toHaveValue(school.comune);
  await expect(main(page).getByRole('link', { name: school.nomeScuola }).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(school.comune));
  await expect(description(page)).toHaveAttribute('content', new RegExp(school.comune));
});

test('a shared class is readable, book by book @phone', async ({ page }) => {
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);
  const path = `/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`;
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  for (const isbn of toBuy) await expect(main(page).getByText(spaced(isbn)).first()).toBeVisible();
  await expect(
    main(page)
      .getByText(/serve JavaScript/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /al carrello/ })).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(school.nomeScuola));
  await expect(description(page)).toHaveAttribute('content', new RegExp(school.nomeScuola));
});

test('a class is chosen by the two selects', async ({ page }) => {
  const { school, classe, sezione } = await findDemoClass(page.request);
  await page.goto(`/scuola/${school.codiceScuola}`);
  for (const [label, value] of [
    ['Classe', classe],
    ['Sezione', sezione],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption(value);
    await page.getByRole('button', { name: 'Mostra la lista' }).click();
  }
  await expect(page).toHaveURL(new RegExp(`classe=${classe}&sezione=${sezione}`));
});

test('a school is found by its name from the home page @phone', async ({ page }) => {
  await page.goto('/');
  const search = main(page).getByRole('search');
  await search.getByRole('textbox').fill('valsechi irma');
  await search.getByRole('button').click();
  await expect(page).toHaveURL(/\/cerca\?q=valsechi/);
  const school = main(page)
    .getByRole('link', { name: /Irma Valsecchi/i })
    .first();
  await school.click();
  await expect(page.getByRole('heading', { level: 1, name: /Irma Valsecchi/i })).toBeVisible();
});

test('a filter is a form, too', async ({ page }) => {
  const { school } = await findDemoClass(page.request);
  await page.goto(schoolsNearby(school));
  const kind = page.getByLabel('Tipologia Scuola');
  const option = await kind.getByRole('option').nth(1).textContent();
  await kind.selectOption(option);
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect(page).toHaveURL(/tipologia=/);
  await expect(kind).toHaveValue(option ?? '');
  await expect(page.getByRole('heading', { name: /^Scuole trovate \(\d+\)$/ })).toBeVisible();
});

for (const [what, path, words] of [
  ['an unknown school', '/scuola/ZZMM00000X', 'ZZMM00000X'],
  ['an unknown route', '/nowhere', 'Unexpected Application Error!'],
] as const) {
  test(`${what} is readable, with status 404 and a way on @phone`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(main(page).getByText(words).first()).toBeVisible();
    await main(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(path);
  });
}

test('the cart says what it needs, and nothing of what is in it @phone', async ({ page }) => {
  await page.goto('/cart');
  await expect(main(page).getByText(/serve JavaScript/)).toBeVisible();
  await expect(page.getByText('Il tuo carrello è vuoto')).toHaveCount(0);
  await main(page).getByRole('link').first().click();
  await expect(page.getByLabel('Regione')).toBeVisible();
});

test('the header of a phone leads to the links at the page’s foot @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: /menu/i }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cerca Libri' }).click();
  await expect(page.getByLabel('Regione')).toBeVisible();
});
