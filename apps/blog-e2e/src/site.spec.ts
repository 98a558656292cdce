import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { htmlErrors } from '@zaino/browser-testing/check-html';
import { pageFaults } from '@zaino/browser-testing/page-faults';
import { expect, hydrated } from '@zaino/browser-testing/shop';
import { LinkWalk } from '@zaino/browser-testing/walk-links';
import type { APIRequestContext } from '@playwright/test';
import { approve, leaveComment, waitingComments, writeArticle } from './blog-calls';
import { test } from './reader';

/** Pages of remotes and calls of services that are not started for these tests (apps/e2e walks them). */
const isElsewhere = (path: string) =>
  /^\/(?:search|scuola|products|cart|checkout|orders|tracking|librerie|for-libraries)(?:\/|$)/.test(
    path,
  ) || /^\/api\/(?!blog)/.test(path);

/** The blog's pages, one of each kind and state, by their names. */
async function blogPages(request: APIRequestContext): Promise<Map<string, string>> {
  const article = await writeArticle(request, {
    content: ['Uno', 'Due', 'Tre'].map((words) => `<h2>${words}</h2><p>Testo.</p>`).join(''),
    category: 'studio-e-compiti',
    tags: ['libri'],
    excerpt: 'In breve.',
  });
  await leaveComment(request, article);
  const comments = await waitingComments(request, article);
  await approve(
    request,
    comments.map(({ id }) => id),
  );
  return new Map([
    ['list', '/blog'],
    ['second page', '/blog?pagina=2'],
    ['category', '/blog?categoria=studio-e-compiti'],
    ['tag', '/blog?tag=libri'],
    ['search', '/blog?cerca=libri'],
    ['nothing found', '/blog?cerca=qwertyuiop'],
    ['article with a comment', `/blog/${article.slug}`],
    ['unknown article', '/blog/non-c-e-mai-stato'],
  ]);
}

test('every link of the blog’s pages leads somewhere', async ({ request, baseURL }) => {
  const walk = new LinkWalk({ request, isLeftOut: isElsewhere }, baseURL ?? '');
  for (const path of (await blogPages(request)).values()) await walk.follow(path);
  expect(walk.faults).toEqual([]);
});

/** Pages of the admins, and what is pressed there before they are looked at. */
const adminPages: [name: string, path: string, button?: string][] = [
  ['admins’ list', '/admin/blog'],
  ['new article', '/admin/blog', 'Nuovo articolo'],
  ['admins’ comments', '/admin/blog/comments'],
];

test('every page of the blog is valid and accessible at 390 and 1440 px, light and dark', async ({
  page,
}) => {
  // A virtual machine starts beside all that the other tests do.
  test.setTimeout(300_000);
  await holdToken(page, await staffToken(page.request));
  const found: string[] = [];
  const html = new Map<string, string>();
  const look = async (name: string, path: string, button?: string) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (button !== undefined) await page.getByRole('main').getByText(button).first().click();
    found.push(...(await pageFaults(page, name)));
  };
  for (const [name, path] of await blogPages(page.request)) {
    await look(name, path);
    html.set(name, await (await page.request.get(path)).text());
  }
  for (const [name, path, button] of adminPages) {
    await look(name, path, button);
    // As it stands in the browser: the server draws no more than the gate.
    html.set(name, await page.content());
  }
  expect([...found, ...(await htmlErrors(html))]).toEqual([]);
});
