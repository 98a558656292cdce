import 'reflect-metadata';
import type { DomainHolder } from '@zaino/contracts/bookshops';
import type { InjectOptions } from 'fastify';
import { notingService } from '../testing/noting-service';
import { openGateway } from '../testing/open-gateway';
import { PreviewedGateway, previewCookie } from '../testing/previewed-gateway';
import { aLocalCart, tokenOf } from '../testing/previewed-shop';
import { PublishedReleases } from '../testing/published-releases';
import { makeFront } from '../testing/sample-front';

const files = { 'icon-192.png': 'small', 'icon-512.png': 'large', 'icon-maskable-512.png': 'cut' };
const shop = { host: 'zaino.example' };
const admins = { host: 'admin.zaino.example' };

describe('the web app manifest', () => {
  const releases = new PublishedReleases();
  const closing: (() => unknown)[] = [];

  beforeAll(() => releases.publish({ name: 'shell', version: 's1', files }));
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => releases.remove());

  async function open(env: Record<string, string> = {}) {
    const aurora: DomainHolder = { standing: 'open', front: makeFront() };
    const service = await notingService(({ url = '' }) =>
      url.endsWith('/aurora') ? aurora : { standing: 'unknown' },
    );
    closing.push(service.close);
    const gateway = await openGateway(releases.folder, {
      PUBLIC_URL: 'https://zaino.example',
      BOOKSHOPS_URL: service.url,
      ...env,
    });
    closing.push(() => gateway.close());
    return (url: string, headers: InjectOptions['headers'] = shop) =>
      gateway.inject({ url, headers });
  }

  it('says all that an installed shop needs, and its icons are there', async () => {
    const get = await open({ BRAND_NAME: 'Cartella' });
    const { statusCode, headers, body } = await get('/manifest.webmanifest');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ]);
    const manifest = JSON.parse(body) as { icons: { src: string; purpose: string }[] };
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Cartella',
      lang: 'it',
      start_url: '/',
      scope: '/',
      shortcuts: [{ url: '/search' }, { url: '/dashboard' }, { url: '/cart' }],
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
  });

  it('is named by the pages of the shop, and not by those of admins', async () => {
    const get = await open();
    const link = '<link rel="manifest" href="/manifest.webmanifest">';
    const { body, headers } = await get('/');
    expect(body).toContain(link);
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
    expect(body).toMatch(/<meta name="theme-color" media="\(prefers-color-scheme: dark\)"/);
    expect((await get('/admin')).body).not.toContain(link);
    expect((await get('/admin', admins)).body).not.toContain(link);
    expect((await get('/manifest.webmanifest', admins)).statusCode).toBe(404);
  });

  it('is another one at the address of a bookshop, and none where there is no bookshop', async () => {
    const get = await open();
    const at = async (name: string) =>
      get('/manifest.webmanifest', { host: `${name}.zaino.example` });
    const { body } = await at('aurora');
    expect(JSON.parse(body)).toMatchObject({ name: 'Libreria aurora', start_url: '/' });
    expect((await at('nessuna')).statusCode).toBe(404);
  });

  it('is named by no page where nothing may be kept', async () => {
    const get = await open({ OFFLINE: 'false' });
    const { body, headers } = await get('/');
    expect(body).not.toContain('rel="manifest"');
    expect(headers['x-zaino-copy']).toBeUndefined();
  });
});

describe('a preview', () => {
  it('is neither installed nor kept', async () => {
    const previewed = new PreviewedGateway();
    const page = await previewed.open();
    expect((await page('/')).headers['x-zaino-copy']).toBe('nobody keep');
    const { body, headers } = await page('/', previewCookie(tokenOf(aLocalCart())));
    expect(body).not.toContain('rel="manifest"');
    expect(headers['x-zaino-copy']).toBeUndefined();
    await previewed.close();
  });
});
