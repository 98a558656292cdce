import { keyboard } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, hydrated } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { expectPage, test } from './reader';

const cards = (page: Page) => page.getByRole('main').locator('h3 a');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca nel blog' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categorie' });
const found = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: words });

test('articles are found by category, words and tag, and page by page @phone', async ({
  page,
  problems,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await expectPage(page, 'Blog');
  await expect(cards(page)).toHaveCount(12);
  await expectAccessible(page);

  await categories(page)
    .getByRole('link', { name: /^Spese e risparmio/ })
    .click();
  await expect(page).toHaveURL(/\?categoria=spese-e-risparmio$/);
  const chip = page.getByRole('link', { name: 'Togli il filtro: Spese e risparmio' });
  await expect(chip).toBeVisible();
  await expect(found(page, /^\d+ articoli trovati$/)).toBeVisible();
  await search(page).fill('libri ustai');
  await expect(page).toHaveURL(/categoria=spese-e-risparmio/);
  await expect(page).toHaveURL(/cerca=libri\+ustai/);
  await expect(cards(page).filter({ hasText: /usati/i }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Togli il filtro: “libri ustai”' }).click();
  await expect(search(page)).toHaveValue('');
  await chip.click();
  await expect(page).toHaveURL(/\/blog$/);

  await page.getByRole('link', { name: 'Articoli precedenti' }).click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(page.getByText(/^Pagina 2 di \d+$/)).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('link', { name: 'Articoli più recenti' }).click();
  await expect(page).toHaveURL(/\/blog$/);

  await search(page).fill('qwertyuiop');
  await expect(page.getByText('Nessun articolo trovato')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vedi tutti gli articoli' }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(search(page)).toHaveValue('');
  expect(problems).toEqual([]);
});

test('the keyboard alone finds an article, by words and by category', async ({
  page,
  problems,
}) => {
  const { use, write } = keyboard(page);
  await page.goto('/blog');
  await hydrated(page);
  await write(search(page), 'dizionario');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cerca=dizionario/);
  await use(page.getByRole('link', { name: 'Togli il filtro: “dizionario”' }));
  await expect(page).toHaveURL(/\/blog$/);
  await use(categories(page).getByRole('link', { name: /^Studio e compiti/ }));
  await expect(found(page, /trovati$/)).toBeVisible();
  const first = cards(page).first();
  const title = (await first.textContent()) ?? '';
  await use(first);
  await expectPage(page, title);
  await expect(page.getByRole('main')).toBeFocused();
  expect(problems).toEqual([]);
});
