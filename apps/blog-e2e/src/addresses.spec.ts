import { expect, hydrated } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { changeArticle, newMark, writeArticle } from './blog-calls';
import { expectPage, test } from './reader';

type Thing = Record<string, unknown>;

/** The page's data for search engines, by their type. */
async function structuredData(page: Page): Promise<Record<string, Thing>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = blocks.flatMap((text) => {
    const block = JSON.parse(text) as Thing & { '@graph'?: Thing[] };
    return block['@graph'] ?? [block];
  });
  return Object.fromEntries(things.map((thing) => [String(thing['@type']), thing]));
}

test('an article says of itself what search engines and other sites show', async ({ page }) => {
  const article = await writeArticle(page.request, {
    title: `Titolo con “virgolette” & </script> ${newMark()}`,
    category: 'studio-e-compiti',
    author: 'Giulia Ferri',
    excerpt: 'In breve: <b>niente</b>.',
  });
  await page.goto(`/blog/${article.slug}`);
  const { BlogPosting: posting, BreadcrumbList: crumbs } = await structuredData(page);
  expect(posting).toMatchObject({
    headline: article.title,
    author: { name: 'Giulia Ferri' },
    datePublished: article.publishedAt,
    description: 'In breve: <b>niente</b>.',
    wordCount: 4,
  });
  expect(crumbs?.['itemListElement']).toHaveLength(3);
  await expect(page).toHaveTitle(new RegExp(article.title.slice(-8)));
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  expect(await content('meta[property="og:type"]')).toBe('article');
  expect(await content('meta[property="og:title"]')).toContain(article.title);
  const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(`/blog/${article.slug}`);
  await page.goto('/blog?categoria=studio-e-compiti');
  expect(Object.keys(await structuredData(page)).sort()).toEqual(['Blog', 'BreadcrumbList']);
});

test('an old address leads to the one that counts now, by a link too', async ({ page }) => {
  const article = await writeArticle(page.request);
  const linking = await writeArticle(page.request, {
    content: `<p><a href="/blog/${article.slug}">Leggi anche</a></p>`,
  });
  const title = `Un altro titolo ${newMark()}`;
  const renamed = await changeArticle(page.request, article, { title });
  expect(renamed.slug).not.toBe(article.slug);
  const answer = await page.request.get(`/blog/${article.slug}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(`/blog/${renamed.slug}`);
  await page.goto(`/blog/${linking.slug}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Leggi anche' }).click();
  await expectPage(page, renamed.title);
  await expect(page).toHaveURL(new RegExp(`/blog/${renamed.slug}$`));
});

test('an article that is not there is said to be missing, with a way on @phone', async ({
  page,
}) => {
  const draft = await writeArticle(page.request, { status: 'draft' });
  for (const path of ['/blog/mai-scritto', `/blog/${draft.slug}`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expectPage(page, 'Articolo non trovato');
  }
  await hydrated(page);
  await page.getByRole('link', { name: 'Torna al blog' }).click();
  await expectPage(page, 'Blog');
});

/** Titles of a feed's articles, as a browser's reader of XML finds them. */
function titlesOf(path: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('GET', path);
    call.overrideMimeType('text/xml');
    call.onload = () => {
      const { responseXML: feed } = call;
      if (!feed || feed.querySelector('parsererror, script')) reject(new Error(call.responseText));
      const titles = feed?.querySelectorAll('item > title, entry > title') ?? [];
      resolve([...titles].map(({ textContent }) => textContent.trim()));
    };
    call.onerror = () => reject(new Error(path));
    call.send();
  });
}

test('the feeds are linked, well-formed, and carry the latest articles', async ({ page }) => {
  const article = await writeArticle(page.request, {
    title: `]]><b>Titolo</b> & altro ${newMark()}`,
    content: '<p>Un ]]&gt; e un <a href="/blog">link</a>.</p>',
  });
  await page.goto('/blog');
  const links = page.locator('head link[rel="alternate"]');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname),
  );
  expect(hrefs.sort()).toEqual(['/blog/atom.xml', '/blog/rss.xml']);
  await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/blog/rss.xml');
  for (const path of hrefs) {
    await expect(async () => {
      const titles = await page.evaluate(titlesOf, path);
      expect(titles).toContain(article.title);
    }).toPass();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are found and read by plain links and a form @phone', async ({ page }) => {
    await page.goto('/blog?categoria=libri-e-adozioni');
    await page.getByRole('searchbox', { name: 'Cerca nel blog' }).fill('dizionario');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page).toHaveURL(/cerca=dizionario/);
    await expect(page).toHaveURL(/categoria=libri-e-adozioni/);
    await page.getByRole('link', { name: 'Togli il filtro: “dizionario”' }).click();
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Articoli precedenti' }).click();
    await expect(page.getByText(/^Pagina 2 di/)).toBeVisible();
    const link = page.getByRole('main').locator('h3 a').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expectPage(page, title);
    await expect(page.getByRole('article').getByRole('paragraph').nth(3)).toBeVisible();
    // Playwright's words for texts pass over what stands in this element.
    await expect(page.locator('form noscript p')).toHaveText(/^Per scrivere un commento serve/);
    await expect(page.locator('form noscript p')).toBeVisible();
  });
});
