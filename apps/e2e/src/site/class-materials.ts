import { expect } from '@zaino/browser-testing/shop';
import type { Locator, Page } from '@playwright/test';

/** What a class's page of materials names by a word. */
export const materialOf = (page: Page, word: string): Locator =>
  page.getByRole('listitem').filter({ hasText: word }).first();

/** Takes another brand's product in the place of the one that is proposed. */
export async function exchangeBrand(material: Locator): Promise<void> {
  const brands = material.getByRole('combobox');
  const other = (await brands.locator('option').nth(1).textContent()) ?? '';
  await brands.selectOption({ index: 1 });
  await expect(material.getByRole('link')).toHaveText(other.replace(/, [\d,]+\s€.*/, ''));
}

/** All that is ticked goes into the cart, by one press. */
export async function buyMaterials(page: Page, isMobile: boolean): Promise<void> {
  const place = isMobile
    ? page.getByRole('group', { name: 'Prodotti spuntati' })
    : page.getByRole('complementary', { name: 'Totale' });
  await place.getByRole('button', { name: /^Aggiungi \d+ al carrello/ }).click();
  await expect(page.getByText(/prodotti aggiunti al carrello\./)).toBeVisible();
}
