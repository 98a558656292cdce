import { expect, hydrated } from '@zaino/browser-testing/shop';
import { test } from './album';

test('blog', async ({ page, album }) => {
  await album.visit('list', '/blog');
  const article = await page.getByRole('main').locator('h3 a').first().getAttribute('href');
  await album.visit('second page', '/blog?pagina=2');
  await album.visit('category', '/blog?categoria=spese-e-risparmio');
  await album.visit('found', '/blog?cerca=dizionario');
  await album.visit('nothing found', '/blog?cerca=qwertyuiop');
  await album.visit('article', article ?? '');
  await hydrated(page);
  await page.getByRole('button', { name: 'Invia commento' }).click();
  await expect(page.getByText('Scrivi il tuo nome')).toBeVisible();
  await album.shoot('comment with errors', { ofWindow: true });
  await album.visit('unknown article', '/blog/mai-scritto');
});
