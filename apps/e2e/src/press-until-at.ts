import { expect } from '@zaino/browser-testing/shop';
import type { Locator, Page } from '@playwright/test';

/**
 * Presses again and again, as a person does whose press led nowhere, until the page is at the address. What is pressed
 * may be gone by then: on a busy machine the next page comes after the wait for it.
 */
export async function pressUntilAt(page: Page, pressed: Locator, address: string): Promise<void> {
  await expect(async () => {
    if (await pressed.isVisible()) await pressed.click({ timeout: 1_000 });
    await expect(page).toHaveURL(address, { timeout: 2_000 });
  }).toPass();
}
