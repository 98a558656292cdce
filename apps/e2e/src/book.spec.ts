import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Book } from '@zaino/contracts/schools';
import { type FoundDemoClass, findDemoClass } from './demo-school';

const main = (page: Page) => page.getByRole('main');

/** A book of the class, once its adoptions were counted: that takes some seconds after an import. */
async function findBook(
  request: APIRequestContext,
): Promise<{ found: FoundDemoClass; book: Book }> {
  const found = await findDemoClass(request);
  let book: Book | undefined;
  await expect(async () => {
    const answer = await request.get(`/api/books/${found.toBuy[0]}`);
    book = (await answer.json()) as Book;
    expect(book.adozioni.annoScolastico).not.toBeNull();
  }).toPass({ timeout: 60_000 });
  if (book === undefined) throw new Error('The demo data has no such book');
  return { found, book };
}

test('a book is opened from the list of a class and bought for it @phone @short', async ({
  page,
  problems,
}) => {
  const { found, book } = await findBook(page.request);
  const { school, classe, sezione } = found;
  const list = `/scuola/${school.codiceScuola}?${new URLSearchParams({ classe, sezione })}`;
  await page.goto(list);
  await hydrated(page);
  await main(page).getByRole('link', { name: book.titolo, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: book.titolo })).toBeVisible();
  await expect(main(page).getByText(/^Prezzo di copertina, lista del ministero/)).toBeVisible();
  const buy = main(page).getByRole('button', { name: 'Aggiungi al carrello' });
  await expect(buy).toBeVisible();
  await expect(
    main(page)
      .getByText(/consegna (tra )?(il|l’)/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await buy.click();
  await main(page).getByRole('link', { name: 'Vai al carrello' }).click();
  await expect(page.getByRole('heading', { level: 3, name: book.titolo })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: book.titolo, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: book.titolo })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Aggiungi un’altra copia' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('by its own address a class is chosen among those that have it @phone', async ({
  page,
  problems,
}) => {
  const { found, book } = await findBook(page.request);
  const { school } = found;
  await page.goto(`/libro/${book.isbn}`);
  await hydrated(page);
  await expectAccessible(page);
  await main(page).getByText(school.regione, { exact: false }).first().click();
  await main(page).getByRole('link', { name: school.provincia, exact: true }).click();
  const head = `Scuole in provincia di ${school.provincia}`;
  await expect(main(page).getByRole('heading', { name: new RegExp(head) })).toBeVisible();
  const { comune } = school;
  const municipality = main(page).getByLabel('Comune');
  if (await municipality.isVisible()) {
    await municipality.selectOption(comune);
    await main(page).getByRole('button', { name: 'Mostra' }).click();
    await expect(page).toHaveURL(/comune=/);
  }
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  const ofClass = main(page).getByRole('link', {
    name: `${found.classe}ª ${found.sezione} ${school.nomeScuola}`,
  });
  await ofClass.first().focus();
  await page.keyboard.press('Enter');
  const heading = main(page).getByRole('heading', {
    name: `Per la ${found.classe}ª ${found.sezione}`,
  });
  await expect(heading).toBeFocused();
  await expect(main(page).getByRole('button', { name: 'Aggiungi al carrello' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('it is dark for whom that is easier on the eyes', async ({ page }) => {
  const { found, book } = await findBook(page.request);
  const { school, classe, sezione } = found;
  await page.emulateMedia({ colorScheme: 'dark' });
  const ofClass = new URLSearchParams({ scuola: school.codiceScuola, classe, sezione });
  await page.goto(`/libro/${book.isbn}?${ofClass}&provincia=${school.provincia}`);
  await hydrated(page);
  await expectAccessible(page, { ofColours: true });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is complete, and leads to the list of a class @phone', async ({ page }) => {
    const { found, book } = await findBook(page.request);
    const { school, classe, sezione } = found;
    const { provincia, comune } = school;
    const place = new URLSearchParams({ provincia, comune });
    await page.goto(`/libro/${book.isbn}?${place}`);
    await expect(page.getByRole('heading', { level: 1, name: book.titolo })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(book.isbn));
    const ofClass = { name: `${classe}ª ${sezione} ${school.nomeScuola}` };
    await main(page).getByRole('link', ofClass).first().click();
    await expect(main(page).getByText(/serve JavaScript/)).toBeVisible();
    await main(page)
      .getByRole('link', { name: new RegExp(`^Lista della ${classe}ª ${sezione}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
  });
});

test('a code that nobody has is not found, with a way on @phone', async ({ page }) => {
  for (const code of ['9788899999999', 'non-un-isbn']) {
    const answer = await page.goto(`/libro/${code}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Libro non trovato' })).toBeVisible();
    await expectAccessible(page);
  }
  await main(page).getByRole('link', { name: 'Cerca la tua scuola' }).click();
  await expect(page).toHaveURL(/\/search$/);
});
