import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { changeLive, liveVersion } from '@zaino/testing/live-file';
import { type Running, start } from '@zaino/browser-testing/processes';
import { inShortForm } from '@zaino/browser-testing/short-form';
import { expect, test as base } from '@zaino/browser-testing/shop';
import { releaseSchema } from '@zaino/contracts/shared';

const emptyCart = 'Il tuo carrello è vuoto';

/** Code that spoils every page of a server bundle; the browser's files stay as they are. */
const spoilt = (route: string) => `
;module.exports = { routes: module.exports.routes.map((route) => ({ ...route, ${route} })) };`;

const faults: [name: string, code: string, status: number][] = [
  ['throws while it is drawn', spoilt("Component: () => { throw new Error('geheim'); }"), 500],
  [
    'waits for ever while it is drawn',
    spoilt('Component: () => { throw new Promise(() => undefined); }'),
    500,
  ],
  ['fails to load its data', spoilt("loader: () => { throw new Error('geheim'); }"), 503],
  ['never has its data', spoilt('loader: () => new Promise(() => undefined)'), 503],
  ['loops', spoilt('Component: () => { for (;;); }'), 500],
  [
    'loops some time later',
    spoilt(
      'loader: () => new Promise((resolve) => setTimeout(resolve, 50)).then(() => { for (;;); })',
    ),
    500,
  ],
  ['does not even load', '\n;throw new Error("geheim");', 503],
];

/** A shop whose cart has one version only, with a damaged server bundle. */
class SpoiltShop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'zaino-spoilt-'));
  private gateway: Running | undefined;

  get url(): string {
    return this.gateway?.url ?? '';
  }

  async open(code: string): Promise<void> {
    const published = process.env['E2E_RELEASES_DIR'];
    if (!published) throw new Error('E2E_RELEASES_DIR is set by the global setup');
    cpSync(published, this.folder, { recursive: true });
    this.publishCart('spoilt', code);
    this.gateway = await start('gateway', {
      RELEASES_DIR: this.folder,
      // No page of these tests asks a service.
      SCHOOLS_URL: `http://127.0.0.1:${await keptPort()}`,
    });
  }

  /** A version like the built one, with more code in its server bundle. */
  publishCart(version: string, code: string): void {
    const published = process.env['E2E_RELEASES_DIR'] ?? '';
    const built = join(published, 'cart', liveVersion(published, 'cart'));
    const folder = join(this.folder, 'cart', version);
    cpSync(built, folder, { recursive: true });
    const manifest = join(folder, 'release.json');
    const release = releaseSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    const bundle = join(folder, release.server?.file ?? '');
    appendFileSync(bundle, code);
    const hash = createHash('sha256').update(readFileSync(bundle)).digest('base64');
    const server = { ...release.server, integrity: `sha256-${hash}` };
    writeFileSync(manifest, JSON.stringify({ ...release, version, server }));
    changeLive(this.folder, { stable: { cart: version } });
  }

  async close(): Promise<void> {
    await this.gateway?.stop();
    rmSync(this.folder, { recursive: true });
  }
}

const test = base.extend<{ shop: SpoiltShop }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter's form.
  shop: async ({}, use) => {
    const shop = new SpoiltShop();
    try {
      await use(shop);
    } finally {
      await shop.close();
    }
  },
});

const first = inShortForm('throws while it is drawn');

for (const [name, code, status] of faults.slice(0, -1)) {
  test(`a remote that ${name} on the server is drawn by the browser${first(name)}`, async ({
    page,
    shop,
  }) => {
    await shop.open(code);
    const [spoiltPage, ...others] = await Promise.all(
      ['/cart', '/', '/', '/nowhere'].map((path) => fetch(shop.url + path)),
    );
    expect(others.map((answer) => answer.status)).toEqual([200, 200, 404]);
    expect(spoiltPage?.status).toBe(status);
    expect(spoiltPage?.headers.get('cache-control')).toBe('no-store');
    const html = await spoiltPage?.text();
    expect(html).toMatch(/<header.*<main.*Caricamento.*<footer/s);
    expect(html).not.toContain('geheim');

    const answer = await page.goto(`${shop.url}/cart`);
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByText(emptyCart)).toBeVisible();
    await expect(page).toHaveTitle(/Carrello/);
    await page.getByRole('banner').getByRole('link', { name: 'Cerca Libri' }).first().click();
    await expect(page).toHaveURL(`${shop.url}/search`);
  });
}

test('a remote whose only version does not load on the server keeps its place @short', async ({
  page,
  shop,
}) => {
  const [, code = '', status] = faults.at(-1) ?? [];
  await shop.open(code);
  const answer = await page.goto(`${shop.url}/cart`);
  expect(answer?.status()).toBe(status);
  await expect(
    page.getByRole('heading', { name: 'Questa pagina non si è caricata' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  shop.publishCart('whole', '');
  await expect.poll(async () => (await fetch(`${shop.url}/cart`)).status).toBe(200);
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText(emptyCart)).toBeVisible();
});
