import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';

test('the page of an app that there is not says so and leads back @phone', async ({
  page,
  request,
}) => {
  await holdToken(page, await staffToken(request));
  await page.goto('/admin/releases/giocattoli');
  await expect(page.getByText('Nessuna parte del sito si chiama così.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tutte le parti del sito' }).click();
  const apps = page.getByRole('list', { name: 'Parti del sito' });
  await expect(apps.getByRole('link', { name: 'Carrello' })).toBeVisible();
});
