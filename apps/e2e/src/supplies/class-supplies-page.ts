import { expect, type Page } from '@playwright/test';

/** The row of the page that has the compass. */
export const compassOf = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Compasso' }).first();

/** Takes another brand of compass. */
export async function exchangeCompass(page: Page): Promise<void> {
  const compass = compassOf(page);
  const brands = compass.getByRole('combobox');
  const other = (await brands.locator('option').nth(1).textContent()) ?? '';
  await brands.selectOption({ index: 1 });
  await expect(compass.getByRole('link')).toHaveText(other.replace(/, [\d,]+\s€.*/, ''));
}

/** Puts all that is ticked into the cart by one press. */
export async function addTicked(page: Page, isMobile: boolean): Promise<void> {
  const place = isMobile
    ? page.getByRole('group', { name: 'Prodotti spuntati' })
    : page.getByRole('complementary', { name: 'Totale' });
  await place.getByRole('button', { name: /^Aggiungi \d+ al carrello/ }).click();
  await expect(page.getByText(/prodotti aggiunti al carrello\./)).toBeVisible();
  await expect(compassOf(page).getByText('Nel carrello ✓')).toBeVisible();
}
