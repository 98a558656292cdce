import { register } from '@zaino/browser-testing/account';
import { countShifts, shiftedByFonts, shiftedSoFar } from '@zaino/browser-testing/layout-shifts';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { inShortForm } from '@zaino/browser-testing/short-form';
import type { Page, Request } from '@playwright/test';
import { stockProduct } from './checkout/stocked-product';
import { findDemoClass, schoolsNearby } from './demo-school';
import { firstProduct } from './site/public-pages';

/** The pages, each by how its address is found. */
const pages: Record<string, (page: Page) => Promise<string> | string> = {
  home: () => '/',
  search: () => '/search',
  'search in a place': async ({ request }) => schoolsNearby((await findDemoClass(request)).school),
  class: async ({ request }) => {
    const { school, classe, sezione } = await findDemoClass(request);
    return `/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`;
  },
  book: async ({ request }) => `/libro/${(await findDemoClass(request)).toBuy[0]}`,
  'list on paper': () => '/lista-libri',
  'used books': () => '/libri-usati',
  products: () => '/products?categoria=zaini',
  product: async ({ request }) => `/products/${await firstProduct(request)}`,
  'materials of all years': () => '/materiale',
  'materials of a year': () => '/materiale/media/1',
  cart: () => '/cart',
  'sign-in': () => '/auth/login?da=/profile',
  registration: () => '/auth/register',
  'forgotten password': () => '/auth/reset',
  terms: () => '/terms-of-service',
  'old privacy notice': () => '/privacy-policy/2026-11-23',
  'cookies’': () => '/cookie-policy',
  accessibility: () => '/accessibility',
  'how it works': () => '/how-it-works',
  support: () => '/support?ordine=ZN-7K3M-9QXD',
  questions: () => '/faq?cerca=recesso',
  bookshops: () => '/librerie',
  'for bookshops': () => '/for-libraries',
  'unknown product': () => '/products/P-99999999',
  'unknown book': () => '/libro/9788899999999',
  'unknown school': () => '/scuola/ZZMM00000X',
  'unknown route': () => '/nowhere',
};

/** All that the page says: console messages of any kind, and what React repaired on the quiet. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    // The browser's own lines: about the status of the document, and the service worker that tests do without.
    const isBrowsers = /status of 404|Service Worker registration blocked/.test(message.text());
    if (!isBrowsers) said.push(message.text());
  });
  await page.exposeFunction('noteError', (what: string) => said.push(what));
  await page.addInitScript(() => {
    const { noteError } = window as unknown as { noteError: (what: string) => void };
    window.addEventListener('zaino:error', (event) =>
      noteError(JSON.stringify((event as CustomEvent).detail)),
    );
  });
  return said;
}

/** URLs of the scripts and fonts that a page's HTML asks for. */
async function namedFiles(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  const html = await answer.text();
  const named = html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.(?:js|woff2))"/g);
  return [...named].map(([, file = '']) => new URL(file, answer.url()).href);
}

const isReleased = (request: Request) =>
  /\/releases\/.*\.(js|css|woff2)$/.test(new URL(request.url()).pathname);

/** Buttons for favourites come once a product's or a book's page is alive (docs/decisions/favourites-and-notices.md). */
const comesLater = (file: string) =>
  /\/releases\/catalogue\/[^/]+\/(favourite-parts|\d+)\.\w+\.(js|css)$/.test(file) ||
  /\/releases\/school-finder\/[^/]+\/book-favourite\.\w+\.(js|css)$/.test(file);

/** One of each remote, and where everybody begins. */
const first = inShortForm('home', 'class', 'product', 'cart', 'bookshops', 'sign-in');

for (const [name, address] of Object.entries(pages)) {
  test(`the ${name} page comes to life silently, with what it named and nothing twice @phone${first(name)}`, async ({
    page,
    problems,
  }) => {
    const path = await address(page);
    const named = await namedFiles(page, path);
    const said = await listen(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(path);
    await hydrated(page);

    expect(said).toEqual([]);
    expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
    const data = requests.filter((request) => ['fetch', 'xhr'].includes(request.resourceType()));
    expect(data.map((request) => request.url())).toEqual([]);
    const files = requests.filter(isReleased).map((request) => request.url());
    const later = files.filter(comesLater).filter((file) => !named.includes(file));
    expect(files.filter((file) => !later.includes(file)).sort()).toEqual(named.sort());
    expect(new Set(files).size).toBe(files.length);
    const run = (await page.coverage.stopJSCoverage()).map(({ url }) => url);
    expect(named.filter((file) => file.endsWith('.js') && !run.includes(file))).toEqual([]);
    const fonts = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
    expect(fonts).toContain('loaded');
  });

  test(`the ${name} page asks for all of its code at once`, async ({ page }) => {
    const path = await address(page);
    const named = await namedFiles(page, path);
    const missing = new Set(named.filter((file) => file.endsWith('.js')));
    expect(missing.size).toBeGreaterThan(0);
    let letAllThrough = () => {};
    const allAskedFor = new Promise<void>((resolve) => (letAllThrough = resolve));
    // No file arrives before the last one was asked for: a page that finds one by another stands still.
    await page.route(/\/releases\/.*\.js$/, async (route) => {
      missing.delete(route.request().url());
      if (missing.size === 0) letAllThrough();
      await allAskedFor;
      await route.continue();
    });
    const late: string[] = [];
    void allAskedFor.then(() =>
      page.on('request', (request) => {
        const isImage = request.resourceType() === 'image' || request.url().endsWith('.svg');
        if (!isImage && !comesLater(request.url())) late.push(request.url());
      }),
    );
    await page.goto(path);
    await hydrated(page);
    expect(late).toEqual([]);
  });
}

function withoutLateParts(main: HTMLElement): string {
  const copy = document.createElement('div');
  copy.append(...[...main.childNodes].map((node) => node.cloneNode(true)));
  for (const late of copy.querySelectorAll('[data-late]')) late.remove();
  return copy.innerHTML;
}

/**
 * The page's own part, without what is there for browsers without script only, and what comes once the page is alive. Some of its buttons wait for
 * input, which without script would be for ever.
 */
const drawnMain = async (page: Page) =>
  (await page.locator('main').evaluate(withoutLateParts))
    .replaceAll(/(<button type="submit"[^>]*?) disabled=""/g, '$1')
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '');

for (const name of [
  'home',
  'search',
  'search in a place',
  'class',
  'unknown school',
  'products',
  'product',
  'for bookshops',
] as const) {
  test(`hydration changes nothing in the ${name} page${inShortForm('class', 'product')(name)}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const path = await pages[name]?.(page);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const still = await context.newPage();
    await still.goto(path ?? '');
    const sent = await drawnMain(still);
    await context.close();
    await page.goto(path ?? '');
    await hydrated(page);
    expect(await drawnMain(page)).toBe(sent);
  });
}

/** Opened at a part far down: what grows above it would move it from under the finger. */
const profile = async ({ request }: Page) => {
  await register(request);
  return '/profile#libreria';
};

/** Has next to nothing to say: its words are as high as what comes late among them. */
const briefProduct = async ({ request }: Page) =>
  `/products/${(await stockProduct(request, 4)).id}`;

for (const [name, address] of Object.entries({
  ...pages,
  profile,
  'brief product': briefProduct,
}).filter(([page]) =>
  [
    'home',
    'search',
    'search in a place',
    'class',
    'cart',
    'products',
    'product',
    'brief product',
    'bookshops',
    'profile',
  ].includes(page),
)) {
  test(`nothing moves in the ${name} page while it comes to life @phone${inShortForm('class')(name)}`, async ({
    page,
  }) => {
    await countShifts(page);
    const letFontsThrough = await held(page, /\.woff2$/);
    const letScriptsThrough = await held(page, /\/releases\/.*\.js$/);
    await page.goto(await address(page), { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    letFontsThrough();
    const byFonts = await shiftedByFonts(page);
    // A line may break elsewhere where a font comes late. What counts as good is 0.1.
    expect(byFonts).toBeLessThan(0.01);
    letScriptsThrough();
    await hydrated(page);
    // What comes once the page is alive, too.
    await page.waitForLoadState('networkidle');
    // To the digit to which web vitals are told.
    expect((await shiftedSoFar(page)) - byFonts).toBeCloseTo(0, 3);
  });
}

/** Holds what a page asks for until the returned function is called. */
async function held(page: Page, url: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(url, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

test('what a visitor sends is in nobody’s page @short', async ({ page }) => {
  for (const path of ['/', '/search', '/cart', '/nowhere']) {
    const secret = `anna-${path.length}-a3f9c2`;
    const personal = await page.request.get(path, {
      headers: {
        cookie: `zaino_session=${secret}; other=${secret}`,
        authorization: `Bearer ${secret}`,
        'x-forwarded-host': `${secret}.example`,
        'user-agent': secret,
      },
    });
    expect(personal.headers()['cache-control']).toMatch(/no-store|private/);
    const answers = [await page.request.get(path), await page.request.get(path)];
    for (const answer of answers) {
      expect(await answer.text()).not.toContain(secret);
      expect(JSON.stringify(answer.headers())).not.toContain(secret);
      expect(answer.headers()).not.toHaveProperty('set-cookie');
    }
  }
});
