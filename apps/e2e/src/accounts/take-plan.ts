import type { Page } from '@playwright/test';
import { mouse } from '@zaino/browser-testing/hands';
import { expect } from '@zaino/browser-testing/shop';
import { cards, payByCard } from '../checkout/card-page';

/** Takes the paid plan on the provider's page, and waits until the bookshop has it. */
export async function takePlan(page: Page): Promise<void> {
  await page.goto('/dashboard/piano');
  await page.getByRole('button', { name: 'Passa al piano Plus' }).click();
  await payByCard(page, mouse, cards.paid);
  await page.waitForURL(/\/dashboard\/piano\?piano=ok/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Il tuo piano: Plus' })).toBeVisible();
  }).toPass();
}
