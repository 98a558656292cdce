import 'reflect-metadata';
import { gunzipSync } from 'node:zlib';
import { dataChangedChannel, type SitemapPage, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis, createTestRedis } from '@zaino/testing/test-redis';
import { DOMParser } from '@xmldom/xmldom';
import { createSites } from '../sites';
import { listen, openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';
import { createServer } from '../create-server';
import { configSchema } from '../config';
import { serveSitemap } from './serve-sitemap';

const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
const shop = 'https://zaino.example';

/** The texts of all elements of a name. */
function textsOf(xml: string, name: string): string[] {
  const failures: string[] = [];
  const onError = (_level: string, message: string) => failures.push(message);
  const document = new DOMParser({ onError }).parseFromString(xml, 'text/xml');
  expect(failures).toEqual([]);
  const elements = document.getElementsByTagNameNS(
    'http://www.sitemaps.org/schemas/sitemap/0.9',
    name,
  );
  return Array.from(elements).map(({ textContent }) => textContent ?? '');
}

/** Services that have these pages, in slices of two, by the paths of their calls. */
async function services(sections: Record<string, SitemapPage[]>) {
  const keys: unknown[] = [];
  let isDown = false;
  let refused = 0;
  const { url, close } = await listen((request, response) => {
    if (isDown) {
      refused += 1;
      request.socket.destroy();
      return;
    }
    keys.push(request.headers[SERVICE_KEY_HEADER]);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
    const pages = sections[pathname.replace('/internal/sitemap/', '')] ?? [];
    const after = Number(searchParams.get('after'));
    const next = after + 2 < pages.length ? after + 2 : null;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ pages: pages.slice(after, after + 2), next }));
  });
  const down = (is: boolean) => (isDown = is);
  return { url, close, keys, sections, down, refused: () => refused };
}

const page = (path: string, modified: string | null = null): SitemapPage => ({ path, modified });
const early = '2025-09-01T05:00:00.000Z';
const late = '2025-09-12T05:00:00.000Z';

describe('the sitemap', () => {
  let releases: PublishedReleases;
  const closing: (() => unknown)[] = [];
  beforeAll(() => {
    releases = new PublishedReleases();
    releases.publish({ name: 'shell', version: 's1' });
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => releases.remove());

  async function open(sections: Record<string, SitemapPage[]>, env: Record<string, string> = {}) {
    const known = await services(sections);
    closing.push(known.close);
    const gateway = await openGateway(releases.folder, {
      PUBLIC_URL: shop,
      SERVICE_KEY,
      SCHOOLS_URL: known.url,
      CATALOGUE_URL: known.url,
      BLOG_URL: known.url,
      BOOKSHOPS_URL: known.url,
      ...env,
    });
    closing.push(() => gateway.close());
    const get = (path: string, headers = {}) => gateway.inject({ url: path, headers });
    return { ...known, gateway, get };
  }

  const whole = () => ({
    schools: [page('/scuola/A', early), page('/scuola/B', late), page('/scuola/C', early)],
    classes: [page('/scuola/A?classe=1&sezione=A', early)],
    places: [page('/search?regione=Lazio')],
    books: [page('/libro/9788899001214')],
    products: [page('/products/P-0001', late)],
    articles: [page('/blog/a', early)],
    provinces: [page('/librerie?provincia=CR')],
  });

  it('lists its files with the latest change of each', async () => {
    const { get, keys } = await open(whole());
    const { statusCode, headers, body } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const names = [
      'pagine',
      'luoghi',
      'scuole',
      'classi',
      'libri',
      'prodotti',
      'articoli',
      'librerie',
    ];
    expect(textsOf(body, 'loc')).toEqual(names.map((name) => `${shop}/sitemap-${name}-1.xml`));
    expect(textsOf(body, 'lastmod')).toEqual([late, early, late, early]);
    expect(new Set(keys)).toEqual(new Set([SERVICE_KEY]));
  });

  it('has every address of every slice, as XML', async () => {
    const { get } = await open(whole());
    const schools = (await get('/sitemap-scuole-1.xml')).body;
    expect(textsOf(schools, 'loc')).toEqual(
      ['A', 'B', 'C'].map((code) => `${shop}/scuola/${code}`),
    );
    expect(textsOf(schools, 'lastmod')).toEqual([early, late, early]);
    const classes = (await get('/sitemap-classi-1.xml')).body;
    expect(textsOf(classes, 'loc')).toEqual([`${shop}/scuola/A?classe=1&sezione=A`]);
    const own = textsOf((await get('/sitemap-pagine-1.xml')).body, 'loc');
    for (const path of ['/', '/search', '/faq', '/privacy-policy', '/librerie', '/for-libraries']) {
      expect(own).toContain(shop + path);
    }
  });

  it('is sent packed to those who take it, and not again to those who have it', async () => {
    const { get } = await open(whole());
    const packed = await get('/sitemap-scuole-1.xml', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
      'last-modified': new Date(late).toUTCString(),
    });
    const plain = (await get('/sitemap-scuole-1.xml')).body;
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain);
    const none = await get('/sitemap-scuole-1.xml', { 'accept-encoding': 'gzip;q=0' });
    expect(none.body).toBe(plain);
    const { etag } = packed.headers;
    expect((await get('/sitemap-scuole-1.xml', { 'if-none-match': etag })).statusCode).toBe(304);
    const index = await get('/sitemap.xml');
    const again = await get('/sitemap.xml', { 'if-none-match': index.headers['etag'] });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/sitemap-scuole-2.xml',
    '/sitemap-scuole-0.xml',
    '/sitemap-scuole.xml',
    '/sitemap-altro-1.xml',
    '/sitemap-..%2f1.xml',
  ])('has no %s', async (path) => {
    const { get } = await open(whole());
    expect((await get(path)).statusCode).toBe(404);
  });

  it('names no file of a section without pages', async () => {
    const { get } = await open({ ...whole(), articles: [] });
    expect((await get('/sitemap.xml')).body).not.toContain('articoli');
    expect((await get('/sitemap-articoli-1.xml')).statusCode).toBe(404);
  });

  it('says that a section is away whose service never answered, beside all others', async () => {
    const { get } = await open(whole(), { BLOG_URL: 'http://127.0.0.1:1' });
    const index = await get('/sitemap.xml');
    expect(index.statusCode).toBe(200);
    expect(textsOf(index.body, 'loc')).toContain(`${shop}/sitemap-articoli-1.xml`);
    const away = await get('/sitemap-articoli-1.xml');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
    expect(away.headers['cache-control']).toBe('no-store');
    expect((await get('/sitemap-scuole-1.xml')).statusCode).toBe(200);
  });

  it('is the last one while its service is away, and another once its data changed', async () => {
    const sections = whole();
    const known = await services(sections);
    closing.push(known.close);
    const config = configSchema.parse({ LOG_LEVEL: 'silent', PUBLIC_URL: shop });
    const app = createServer(config);
    closing.push(() => app.close());
    const read = async (after: number) => {
      const answer = await fetch(`${known.url}/internal/sitemap/schools?after=${after}`);
      return (await answer.json()) as { pages: SitemapPage[]; next: number | null };
    };
    const tell = serveSitemap(app, {
      sources: [{ name: 'scuole', domain: 'schools', read }],
      siteOf: createSites(config),
      pauseMs: 1,
    });
    const addresses = async () => {
      const { body, statusCode } = await app.inject('/sitemap-scuole-1.xml');
      expect(statusCode).toBe(200);
      return textsOf(body, 'loc').length;
    };
    expect(await addresses()).toBe(3);
    sections.schools.push(page('/scuola/D'));
    known.down(true);
    tell('schools');
    expect(await waitUntil(() => Promise.resolve(known.refused() > 0), 5_000)).toBe(true);
    expect(await addresses()).toBe(3);
    known.down(false);
    expect(await waitUntil(async () => (await addresses()) === 4, 5_000)).toBe(true);
    sections.schools.push(page('/scuola/E'));
    const calls = known.keys.length;
    tell('blog');
    expect(await addresses()).toBe(4);
    expect(known.keys).toHaveLength(calls);
    tell();
    expect(await waitUntil(async () => (await addresses()) === 5, 5_000)).toBe(true);
  });

  it('is renewed when a service says that its data changed', async () => {
    const redis = await createTestRedis();
    closing.push(() => redis.drop());
    const { get, keys, gateway } = await open(whole(), { REDIS_URL: redis.url });
    const client = await connectTestRedis(redis.url);
    closing.push(() => client.close());
    await get('/sitemap-scuole-1.xml');
    const calls = keys.length;
    await client.publish(dataChangedChannel(client), JSON.stringify({ domain: 'schools' }));
    // Within the pause nothing is asked for: a shop's data change by the second.
    await get('/sitemap-scuole-1.xml');
    expect(keys).toHaveLength(calls);
    await gateway.close();
  });

  it('holds at most 50,000 addresses a file', async () => {
    const many = Array.from({ length: 120_000 }, (_, index) => page(`/scuola/${index}`, early));
    const app = createServer(configSchema.parse({ LOG_LEVEL: 'silent' }));
    closing.push(() => app.close());
    const read = (after: number) => {
      const next = after + 7_000;
      return Promise.resolve({
        pages: many.slice(after, next),
        next: next < many.length ? next : null,
      });
    };
    serveSitemap(app, {
      sources: [{ name: 'scuole', domain: 'schools', read }],
      siteOf: () => ({ origin: shop }),
    });
    const index = (await app.inject('/sitemap.xml')).body;
    expect(textsOf(index, 'loc')).toHaveLength(3);
    const files = await Promise.all(
      [1, 2, 3].map(async (number) => (await app.inject(`/sitemap-scuole-${number}.xml`)).body),
    );
    const counts = files.map((xml) => xml.match(/<loc>/g)?.length);
    expect(counts).toEqual([50_000, 50_000, 20_000]);
    expect(files.join('')).toContain(`<loc>${shop}/scuola/119999</loc>`);
  });

  it('does not let anybody wait for ever', async () => {
    const app = createServer(configSchema.parse({ LOG_LEVEL: 'silent' }));
    closing.push(() => app.close());
    serveSitemap(app, {
      sources: [{ name: 'scuole', domain: 'schools', read: () => new Promise(() => undefined) }],
      siteOf: () => ({ origin: shop }),
      waitMs: 10,
    });
    expect((await app.inject('/sitemap-scuole-1.xml')).statusCode).toBe(503);
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
  });
});

describe('robots.txt', () => {
  let releases: PublishedReleases;
  beforeAll(() => {
    releases = new PublishedReleases();
    releases.publish({ name: 'shell', version: 's1' });
  });
  afterAll(() => releases.remove());

  it('names the sitemap, and keeps programs away from calls but not from images', async () => {
    const gateway = await openGateway(releases.folder, { PUBLIC_URL: shop });
    const { headers, body } = await gateway.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/covers/',
      'Allow: /api/media/',
      'Allow: /api/blog/media/',
      'Allow: /api/books/media/',
      'Allow: /api/share-images/',
      'Disallow: /api/',
      '',
      `Sitemap: ${shop}/sitemap.xml`,
      '',
    ]);
    await gateway.close();
  });

  it('keeps them away from all of the admin area’s own address', async () => {
    const gateway = await openGateway(releases.folder, { PUBLIC_URL: shop });
    const headers = { host: 'admin.zaino.example' };
    const { body } = await gateway.inject({ url: '/robots.txt', headers });
    expect(body).toBe('User-agent: *\nDisallow: /\n');
    expect((await gateway.inject({ url: '/sitemap.xml', headers })).statusCode).toBe(404);
    await gateway.close();
  });
});
