import { keyboard } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, hydrated } from '@zaino/browser-testing/shop';
import { newMark, writeArticle } from './blog-calls';
import { expectPage, test } from './reader';

const headings = ['Prima parte', 'Seconda parte', 'Terza parte'];
const longText = headings
  .map((words) => `<h2>${words}</h2>${`<p>${'Parole da leggere. '.repeat(60)}</p>`.repeat(3)}`)
  .join('');

/** A visitor counts once in it. */
const hour = () => Math.floor(Date.now() / 3_600_000);

test('an article is read, liked and shared @phone @short-phone', async ({ page, problems }) => {
  const tag = `prova-${newMark()}`;
  // A list of its own: who opens the first article of another list would be counted here.
  const category = `prova-${newMark()}`;
  const article = await writeArticle(page.request, {
    content: longText,
    excerpt: 'In breve.',
    category,
    tags: [tag],
    author: 'Giulia Ferri',
  });
  await page.goto(`/blog?categoria=${category}`);
  await hydrated(page);
  await page.getByRole('link', { name: article.title }).click();
  await expectPage(page, article.title);
  const margin = page.getByRole('complementary', { name: 'Informazioni sull’articolo' });
  await expect(margin).toContainText('Giulia Ferri');
  await expect(margin).toContainText('Letto1 volta');
  const hourBefore = hour();
  await expectAccessible(page);

  const arrived = page.waitForResponse(/likeBlogArticle/);
  await margin.getByRole('button', { name: 'Mi piace, 0' }).click();
  const liked = margin.getByRole('button', { name: 'Mi piace, 1' });
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await arrived;
  await page.reload();
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await expect(margin).toContainText(hour() === hourBefore ? 'Letto1 volta' : 'Letto2 volte');
  await liked.click();
  await expect(margin.getByRole('button', { name: 'Mi piace, 0' })).toBeVisible();

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    const clipboard = { writeText: (text: string) => void Object.assign(window, { copied: text }) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await margin.getByRole('button', { name: 'Condividi' }).click();
  await expect(page.getByText('Link copiato negli appunti!')).toBeVisible();
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(copied).toBe(new URL(`/blog/${article.slug}`, page.url()).href);

  await page.getByRole('list', { name: 'Tag' }).getByRole('link', { name: tag }).click();
  await expect(page.getByRole('heading', { name: '1 articolo trovato' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the device’s own way of sharing goes first', async ({ page }) => {
  const { slug, title } = await writeArticle(page.request);
  await page.addInitScript(() => {
    const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data }));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(`/blog/${slug}`);
  await page.getByRole('button', { name: 'Condividi' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared).toMatchObject({ title, url: new URL(`/blog/${slug}`, page.url()).href });
  await expect(page.getByText('Link copiato negli appunti!')).toBeHidden();
});

test('the keyboard goes to a part of a long text, likes it and goes on to a related article', async ({
  page,
  problems,
}) => {
  const { use } = keyboard(page);
  // Their own: a reader of another test's article would be counted there.
  const category = `prova-${newMark()}`;
  const { title } = await writeArticle(page.request, { category });
  const { slug } = await writeArticle(page.request, { content: longText, category });
  await page.goto(`/blog/${slug}`);
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'In questo articolo' });
  await use(page.getByRole('button', { name: 'Mi piace, 0' }));
  await expect(page.getByRole('button', { name: 'Mi piace, 1' })).toBeFocused();
  await use(contents.getByRole('link', { name: 'Terza parte' }));
  const part = page.getByRole('heading', { name: 'Terza parte' });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  const related = page.getByRole('region', { name: 'Da leggere anche' });
  await use(related.getByRole('heading').getByRole('link', { name: title }));
  await expectPage(page, title);
  expect(problems).toEqual([]);
});
