import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';

test('the list leads to an article @phone', async ({ page, problems }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
