import { expect, test } from '@zaino/browser-testing/shop';
import { drawAll } from '../album';

test.use({ viewport: { width: 1440, height: 1320 } });

test('school page', async ({ page }) => {
  await page.goto('/search?nome=Irma+Valsecchi');
  await page
    .getByRole('link', { name: /Irma Valsecchi/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^2B/ }).click();
  await expect(page.getByText('libri disponibili')).toBeVisible();
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await drawAll(page);
  await page.screenshot({ path: 'docs/images/school-page.png' });
});
