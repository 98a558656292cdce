import { countShifts, shiftedByFonts, shiftedSoFar } from '@zaino/browser-testing/layout-shifts';
import { expect, hydrated } from '@zaino/browser-testing/shop';
import { inShortForm } from '@zaino/browser-testing/short-form';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { writeArticle } from './blog-calls';
import { test } from './reader';

const withEverything = {
  content: ['Uno', 'Due', 'Tre'].map((words) => `<h2>${words}</h2><p>Testo.</p>`).join(''),
  category: 'studio-e-compiti',
  tags: ['libri'],
  excerpt: 'In breve.',
};

/** The pages, each by how its address is found. */
const pages: Record<string, (request: APIRequestContext) => Promise<string> | string> = {
  list: () => '/blog',
  'filtered list': () => '/blog?categoria=spese-e-risparmio&cerca=libri',
  'empty list': () => '/blog?cerca=qwertyuiop',
  article: async (request) => `/blog/${(await writeArticle(request, withEverything)).slug}`,
  'unknown article': () => '/blog/non-c-e-mai-stato',
};

/** URLs of the scripts and fonts that a page's HTML asks for. */
async function namedFiles(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  const named = (await answer.text()).matchAll(
    /<(?:script|link)[^>]* (?:src|href)="([^"]+\.(?:js|woff2))"/g,
  );
  return [...named].map(([, file = '']) => new URL(file, answer.url()).href);
}

const isReleased = (request: Request) =>
  /\/releases\/.*\.(js|css|woff2)$/.test(new URL(request.url()).pathname);

/** What tells how often something was read is counted anew once it is seen. */
const drawnMain = async (page: Page) =>
  (await page.locator('main').innerHTML())
    .replaceAll(/(<button type=")(?:submit|button)("[^>]*?)(?: disabled="")?>/g, '$1$2>')
    .replaceAll('<input type="submit" disabled="" hidden="">', '')
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replaceAll(/[\d.]+ volt[ae]/g, '')
    .replaceAll(/<!--.*?-->/gs, '');

/** All that the page says: console messages of any kind, what React repaired on the quiet, and how far things moved. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    // The browser's own line about the status of the document.
    if (!/status of 404/.test(message.text())) said.push(message.text());
  });
  await page.exposeFunction('noteError', (what: string) => said.push(what));
  await page.addInitScript(() => {
    const { noteError } = window as unknown as { noteError: (what: string) => void };
    window.addEventListener('zaino:error', (event) =>
      noteError(JSON.stringify((event as CustomEvent).detail)),
    );
  });
  await countShifts(page);
  return said;
}

const first = inShortForm('list', 'article');

for (const [name, address] of Object.entries(pages)) {
  test(`the ${name} page comes to life silently: nothing moves, changes or is asked for twice @phone${first(name)}`, async ({
    page,
    problems,
  }) => {
    const path = await address(page.request);
    const named = await namedFiles(page, path);
    const said = await listen(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    let letThrough = () => {};
    const painted = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/\/releases\/.*\.js$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const sent = await drawnMain(page);
    const byFonts = await shiftedByFonts(page);
    // A line of a title may break elsewhere. What counts as good is 0.1.
    expect(byFonts).toBeLessThan(0.1);
    letThrough();
    await hydrated(page);

    expect(await drawnMain(page)).toBe(sent);
    // To the digit to which web vitals are told.
    expect((await shiftedSoFar(page)) - byFonts).toBeCloseTo(0, 3);
    expect(said).toEqual([]);
    expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
    const data = requests.filter((request) => ['fetch', 'xhr'].includes(request.resourceType()));
    expect(data.map((request) => new URL(request.url()).pathname)).toEqual(
      name === 'article' ? ['/api/blog/visits'] : [],
    );
    const files = requests.filter(isReleased).map((request) => request.url());
    expect(files.sort()).toEqual(named.sort());
  });
}
