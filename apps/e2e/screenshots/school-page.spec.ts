import { findDemoClass } from '../src/demo-school';
import { expect, test } from '../src/shop';

test('school page', async ({ page }) => {
  const { school, classe, sezione } = await findDemoClass(page.request);
  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`);
  await expect(page.getByText('libri disponibili')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: 'docs/images/school-page.png' });
});
