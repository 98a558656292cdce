import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { liveVersion } from '@zaino/testing/live-file';
import { type Running, start } from '@zaino/browser-testing/processes';
import { expect, hydrated, test as base } from '@zaino/browser-testing/shop';
import { inShortForm } from '@zaino/browser-testing/short-form';
import type { Page } from '@playwright/test';
import type { School } from '@zaino/contracts/schools';
import { type Release, releaseSchema } from '@zaino/contracts/shared';
import { findDemoClass } from './demo-school';

const failureHeading = 'Questa pagina non si è caricata';

/** A shop of its own whose release files can be damaged. */
class DamagedShop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'zaino-damaged-'));
  private gateway: Running | undefined;

  get url(): string {
    return this.gateway?.url ?? '';
  }

  async open(): Promise<void> {
    const published = process.env['E2E_RELEASES_DIR'];
    if (!published) throw new Error('E2E_RELEASES_DIR is set by the global setup');
    cpSync(published, this.folder, { recursive: true });
    this.gateway = await start('gateway', {
      RELEASES_DIR: this.folder,
      // No page of these tests asks a service.
      SCHOOLS_URL: `http://127.0.0.1:${await keptPort()}`,
    });
  }

  async close(): Promise<void> {
    await this.gateway?.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** Changes one byte of a file of the cart's active release; gives how to change it back. */
  damage(pick: (release: Release) => string | undefined): { file: string; repair: () => void } {
    const version = liveVersion(this.folder, 'cart');
    const folder = join(this.folder, 'cart', version);
    const text = readFileSync(join(folder, 'release.json'), 'utf8');
    const file = pick(releaseSchema.parse(JSON.parse(text)));
    if (!file) throw new Error('The release has no such file');
    // The gateway sends the compressed ones where they are.
    for (const compressed of ['.br', '.gz']) rmSync(join(folder, file + compressed));
    const whole = readFileSync(join(folder, file));
    const changed = Buffer.from(whole);
    changed[changed.length - 1] = ' '.charCodeAt(0);
    writeFileSync(join(folder, file), changed);
    return { file, repair: () => writeFileSync(join(folder, file), whole) };
  }
}

const test = base.extend<{ shop: DamagedShop }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter's form.
  shop: async ({}, use) => {
    const shop = new DamagedShop();
    try {
      await shop.open();
      await use(shop);
    } finally {
      await shop.close();
    }
  },
});

const chunk = (name: string, extension: string) => (release: Release) =>
  release.chunks[name]?.find((file) => file.endsWith(extension));

const files: [name: string, pick: (release: Release) => string | undefined][] = [
  ['container', ({ entry }) => entry[0]],
  ['routes', chunk('routes', '.js')],
  ['page', chunk('cart-page', '.js')],
  ['stylesheet', chunk('cart-page', '.css')],
];

const hasBlocked = (problems: string[], file: string) =>
  problems.some((problem) => problem.includes('integrity') && problem.includes(file));

async function openCart(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Carrello/ })
    .first()
    .click();
}

const first = inShortForm('container');

for (const [name, pick] of files) {
  test(`a remote's ${name} with one byte changed is blocked, and "Riprova" brings the page back${first(name)}`, async ({
    page,
    shop,
    problems,
  }) => {
    const { file, repair } = shop.damage(pick);
    await page.goto(shop.url);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openCart(page);
    await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(hasBlocked(problems, file)).toBe(true);

    repair();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

for (const [name, pick] of files.slice(0, 3)) {
  test(`a page that came from the server says so when its ${name} is blocked`, async ({
    page,
    shop,
    problems,
  }) => {
    const { file, repair } = shop.damage(pick);
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(hasBlocked(problems, file)).toBe(true);

    repair();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  });
}

test('a file that no release of the page names is not even asked for', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/"cart-page\.\w+\.js":"/, '"other.js":"'),
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  await openCart(page);
  const failure = page.getByRole('heading', { name: failureHeading });
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(failure).toBeVisible();
  expect(asked.some((url) => /\/cart-page\.\w+\.css/.test(url))).toBe(true);
  expect(asked.filter((url) => /\/cart-page\.\w+\.js/.test(url))).toEqual([]);
});

/** What of the page's code is tried out below. */
interface PageCode {
  __zaino_file__: (element: HTMLElement, url: string) => void;
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

test('text does not become code on a page, nor does a file of no release @short', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await hydrated(page);
  const report = page.waitForResponse(/\/csp-reports$/);
  const outcomes = await page.evaluate(() => {
    const code = window as unknown as PageCode;
    const outcomeOf = (attempt: () => unknown) => {
      try {
        return String(attempt());
      } catch (error) {
        return String(error);
      }
    };
    const load = (url: string) => () => code.__zaino_file__(document.createElement('script'), url);
    return {
      markup: outcomeOf(() => (document.body.innerHTML = '<img src=x onerror="alert(1)">')),
      script: outcomeOf(() => (document.createElement('script').src = '/api/regions')),
      policy: outcomeOf(() => code.trustedTypes.createPolicy('other', {})),
      elsewhere: outcomeOf(load('https://example.org/steal.js')),
      answer: outcomeOf(load('/api/regions?callback=steal')),
    };
  });
  expect(outcomes.markup).toContain('TrustedHTML');
  expect(outcomes.script).toContain('TrustedScriptURL');
  expect(outcomes.policy).toContain('disallowed');
  expect(outcomes.elsewhere).toContain('Not a file of this page');
  expect(outcomes.answer).toContain('Not a file of this page');
  await expect(page.getByRole('banner')).toBeVisible();
  expect((await report).status()).toBe(204);
  expect(problems.filter((problem) => / forbids trusted-types-/.test(problem))).toHaveLength(3);
});

/** The search that finds a school by its place. */
function searchOf({ regione, provincia, comune }: School): string {
  return `/search?${new URLSearchParams({ regione, provincia, comune })}`;
}

test('no page does what its policy forbids @phone', async ({ page, problems }) => {
  const { school, classe, sezione } = await findDemoClass(page.request);
  const list = `/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`;
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  );
  for (const path of ['/search', searchOf(school), list, '/cart']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await openCart(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a link on which the pointer rests asks for its page, and the click asks no more', async ({
  page,
}) => {
  const { school } = await findDemoClass(page.request);
  await page.goto(searchOf(school));
  const link = page.locator(`a[href="/scuola/${school.codiceScuola}"]`).first();
  await expect(link).toBeVisible();
  await hydrated(page);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const data = page.waitForResponse(/\/api\/getadozionibycodicescuola/);
  await link.hover();
  await data;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/api/getscuole'))).toHaveLength(1);
  expect(asked.some((url) => /school-page\.[^/]+\.js$/.test(url))).toBe(true);

  const before = asked.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
  expect(asked.slice(before).filter((url) => /\/api\/|\.js|\.css/.test(url))).toEqual([]);
});
