import { countShifts, shiftedSoFar } from '@zaino/browser-testing/layout-shifts';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';

const listPath = '/products';
/** Products with reviews: those that tests of the admin area make meanwhile have none. */
const reviewedPath = `${listPath}?minValutazione=1`;
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /prodott/ });
const box = (page: Page) => page.getByLabel('Cerca un prodotto');

/** Filters are folded away on a narrow screen. */
async function unfold(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtri/ });
  if (await button.isVisible()) await button.click();
}

test('from the header to a product in the cart @phone @short-phone', async ({ page }) => {
  await page.goto(reviewedPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prodotti per la Scuola');
  await expectAccessible(page);

  await unfold(page);
  await page.getByLabel('Solo disponibili').check();
  await expect(page).toHaveURL(/soloDisponibili=true/);
  await expectAccessible(page);
  const name = (await cards(page).first().textContent()) ?? '';
  await page.getByRole('link', { name: `Dettagli ${name}` }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Disponibile', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const quantity = page.getByRole('textbox', { name: /^Quantità/ });
  const fewest = Number(await quantity.inputValue());
  await page.getByRole('button', { name: /^Aumenta/ }).click();
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
  await expect(page.getByRole('button', { name: 'Aggiunto al carrello!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aggiungi al carrello' })).toBeVisible();

  await page
    .getByRole('link', { name: /Carrello/ })
    .first()
    .click();
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(line.getByRole('group', { name: /^Quantità/ })).toContainText(String(fewest + 1));
  await expect(line.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
});

test('a list is filtered while one types, and nothing moves; Back leaves it @phone', async ({
  page,
}) => {
  await countShifts(page);
  await page.goto('/');
  await page.goto(listPath);
  await expect(count(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  await box(page).fill('quardeno');
  await expect(page.getByText('Risultati per “quaderno”')).toBeVisible();
  await expect(page).toHaveURL(/search=quardeno$/);
  await box(page).fill('zzzzzz');
  await expect(page.getByText('Nessun prodotto trovato')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vedi tutti i prodotti' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(box(page)).toHaveValue('');
  await box(page).fill('zaino');
  await expect(page).toHaveURL(/search=zaino$/);
  await expect(cards(page).first()).toContainText(/zain/i);
  // To the digit to which web vitals are told.
  expect(await shiftedSoFar(page)).toBeCloseTo(0, 3);

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('on the way back the list is as it was: page, filters and place @phone', async ({ page }) => {
  await page.goto(reviewedPath);
  await unfold(page);
  await page.getByLabel('Ordina per').selectOption('Prezzo decrescente');
  await expect(page).toHaveURL(/ordine=prezzo-decrescente/);
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page.getByText('Pagina 2')).toBeVisible();
  await expect(count(page)).toBeVisible();
  const names = await cards(page).allTextContents();
  const address = page.url();

  const seen = cards(page).nth(30);
  await seen.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await seen.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[30] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards(page)).toHaveText(names);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(page.getByText('Pagina 1')).toBeVisible();
});

test('the keyboard alone filters, looks at the images and buys', async ({ page }) => {
  await page.goto(`${reviewedPath}&soloDisponibili=true`);
  await page.waitForLoadState('networkidle');
  await box(page).focus();
  await page.keyboard.type('zaino');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=zaino/);
  await expect(cards(page).first()).toContainText(/zain/i);
  await page
    .getByRole('link', { name: /^Dettagli/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');

  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page.getByRole('tabpanel').getByRole('img')).toHaveAccessibleName(/immagine 2 di/);
  await page.keyboard.press('Tab');
  await expect(tabs.nth(1)).not.toBeFocused();
  await page.getByRole('textbox', { name: /^Quantità/ }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await page.getByRole('button', { name: 'Aggiungi al carrello' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Aggiunto al carrello!' })).toBeFocused();
});

test('images above the fold are named ahead, in the form that is then drawn', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(reviewedPath);
  await page.waitForLoadState('networkidle');
  const preloads = page.locator('head link[rel="preload"][as="image"]');
  await expect(preloads).toHaveCount(4);
  const images = asked.filter((path) => path.startsWith('/api/media/'));
  expect(images.every((path) => path.endsWith('.avif'))).toBe(true);
  expect(new Set(images).size).toBe(images.length);
  // Neither an image that is drawn in another form, nor all of them at once.
  const drawn = await page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .slice(0, 4)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
  expect(images.slice(0, 4).sort()).toEqual(drawn.sort());
  expect(images.length).toBeLessThan(40);
  expect(problems).toEqual([]);
});

test('a product that is not there has status 404 and a way back', async ({ page }) => {
  const answer = await page.goto('/products/P-99999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Prodotto non trovato' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Torna ai prodotti' }).click();
  await expect(page).toHaveURL(/\/products$/);
});
