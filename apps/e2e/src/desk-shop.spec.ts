import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { registerReadyBookshop } from './accounts/new-bookshop';

const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a bookshop tells of itself section by section, by keys, and loses nothing @phone @short', async ({
  page,
  problems,
}) => {
  await registerReadyBookshop(page);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'La tua libreria' })
    .getByRole('link', { name: 'Negozio' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Negozio' })).toBeVisible();
  await hydrated(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widerThanScreen(page)).toBe(0);

  // From the list of parts into one, and by the keys alone.
  await page.getByRole('link', { name: 'Ritiro', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#ritiro$/);
  await page.keyboard.press('Tab');
  const notes = page.getByLabel('Note per il ritiro');
  await expect(notes).toBeFocused();
  await page.keyboard.type('Suona al civico 6');
  await page.getByRole('link', { name: 'La tua libreria' }).first().click();
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(notes).toHaveValue('Suona al civico 6');
  await notes.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Salva il ritiro' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('I dati della libreria sono salvati.')).toBeVisible();
  await page.getByRole('link', { name: 'La tua libreria' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(problems).toEqual([]);
});
