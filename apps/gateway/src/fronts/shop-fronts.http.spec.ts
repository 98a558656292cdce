import 'reflect-metadata';
import { createHash } from 'node:crypto';
import type { DomainHolder } from '@zaino/contracts/bookshops';
import { cookieName, dataChangedChannel, SESSION_COOKIE } from '@zaino/contracts/shared';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis, createTestRedis } from '@zaino/testing/test-redis';
import type { InjectOptions } from 'fastify';
import { notingService } from '../testing/noting-service';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, remoteBundle, shellBundle } from '../testing/published-releases';
import { makeFront } from '../testing/sample-front';

const MAIN = 'https://zaino.example';
const aurora = { host: 'aurora.zaino.example' };
const verdi = { host: 'verdi.zaino.example' };
const session = { cookie: `${cookieName(SESSION_COOKIE, true)}=abc` };

/** A page says how often one was made, where it stands and whose address that is. */
const page = (name: string) =>
  `({ url, shopFront }) => ({ html: '${name} ' + ++made + ' at ' + url + ' of ' + (shopFront ? shopFront.name : 'nobody') })`;
const shell = `let made = 0; ${shellBundle(
  `{ path: '/', render: (request, watch) => (request.shopFront ? remotes.bookshops.routes[0] : { render: ${page('Home')} }).render(request, watch) },
   { path: '/search', render: ${page('Search')} }`,
  [
    { app: 'shell', path: '/', isEntrance: true, searchParams: { get: [], getAll: [] } },
    { app: 'shell', path: '/search', searchParams: { get: ['nome'], getAll: [] } },
    { app: 'bookshops', path: '/', isOfFront: true, searchParams: { get: [], getAll: [] } },
  ],
)}`;

describe('the sub-domains of bookshops', () => {
  const releases = new PublishedReleases();
  const closing: (() => unknown)[] = [];

  beforeAll(() => {
    releases.publish({ name: 'shell', version: 's1', bundle: shell });
    releases.publish({
      name: 'bookshops',
      version: 'b1',
      mounts: ['/librerie'],
      frontMounts: ['/'],
      chunks: { routes: ['routes.js'] },
      files: { 'routes.js': '1' },
      bundle: `let made = 0; ${remoteBundle(`{ path: '/front', render: ${page('Front')} }`)}`,
    });
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => releases.remove());

  async function open(env: Record<string, string> = {}) {
    const held: Record<string, DomainHolder> = {
      aurora: { standing: 'open', front: makeFront({ domain: 'aurora' }) },
      verdi: { standing: 'open', front: makeFront({ domain: 'verdi' }) },
    };
    const service = await notingService(({ url = '' }) => {
      const [, domain = ''] = /^\/internal\/shop-fronts\/(.*)$/.exec(url) ?? [];
      return held[domain] ?? { standing: 'unknown' };
    });
    closing.push(service.close);
    const gateway = await openGateway(releases.folder, {
      PUBLIC_URL: MAIN,
      BOOKSHOPS_URL: service.url,
      ...env,
    });
    closing.push(() => gateway.close());
    const get = (url: string, headers: InjectOptions['headers'] = {}, more: InjectOptions = {}) =>
      gateway.inject({ url, headers, ...more });
    return { get, held, service };
  }

  it('have a page each, of the remote whose front it is, told whose it is', async () => {
    const { get } = await open();
    const { statusCode, body, headers } = await get('/', aurora);
    expect(statusCode).toBe(200);
    expect(body).toContain('Front 1 at https://aurora.zaino.example/ of Libreria aurora');
    expect(headers['cache-control']).toBe('no-cache');
    const [, json = ''] = /id="shop-front">([^<]*)</.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({ ...makeFront(), mainSite: MAIN });
    const [, set = ''] = /id="release-set">([^<]*)</.exec(body) ?? [];
    expect(JSON.parse(set)).toMatchObject({ remotes: [{ mounts: ['/librerie', '/'] }] });
    expect(body).toContain('/releases/bookshops/b1/entry.b1.js');
  });

  it('have the bookshop’s colour as a style that the policy names, and no other style', async () => {
    const { get, held } = await open();
    held.aurora = { standing: 'open', front: makeFront({ accent: '#3f6fb5' }) };
    const { body, headers } = await get('/', aurora);
    const [, style = ''] = /<style>(:root\{--accent[^<]*)<\/style>/.exec(body) ?? [];
    expect(style).toMatch(/^:root\{--accent:#3f6fb5;--on-accent:#ffffff;--accent-deep:#\w{6}\}$/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(body.indexOf(style)).toBeLessThan(body.indexOf('<body>'));
    expect((await get('/', verdi)).body).not.toContain('--accent');
  });

  it('take no style from a colour that is none', async () => {
    const { get, held } = await open();
    held.aurora = { standing: 'open', front: makeFront({ accent: '#fff}</style><script>' }) };
    const { body } = await get('/', aurora);
    expect(body).not.toMatch(/--accent|<\/style><script>/);
  });

  it('change nothing of the main site', async () => {
    const { get, service } = await open();
    for (const host of ['zaino.example', 'www.zaino.example', 'evil.example']) {
      const { body } = await get('/', { host });
      expect(body).toContain(`Home 1 at ${MAIN}/ of nobody`);
      expect(body).not.toMatch(/id="shop-front"|"mounts":\["\/librerie","\/"\]/);
    }
    expect(service.calls).toEqual([]);
  });

  it('never have one another’s pages, nor the main site’s, out of what is kept', async () => {
    const { get } = await open();
    const [atAurora, atVerdi, atMain] = [
      (await get('/search?nome=a', aurora)).body,
      (await get('/search?nome=a', verdi)).body,
      (await get('/search?nome=a')).body,
    ];
    expect(atAurora).toContain('at https://aurora.zaino.example/search?nome=a of Libreria aurora');
    expect(atVerdi).toContain('at https://verdi.zaino.example/search?nome=a of Libreria verdi');
    expect(atMain).toContain(`at ${MAIN}/search?nome=a of nobody`);
    expect((await get('/search?nome=a&x=1', verdi)).body).toBe(atVerdi);
    expect((await get('/search?nome=a', aurora)).body).toBe(atAurora);
    expect((await get('/search?nome=a')).body).toBe(atMain);
  });

  it.each([
    ['in large letters', { host: 'AURORA.ZAINO.example' }],
    ['with a port', { host: 'aurora.zaino.example:8443' }],
    ['with the root’s dot', { host: 'aurora.zaino.example.' }],
    ['with all of it', { host: 'Aurora.zaino.example.:443' }],
    ['beside what a stranger says', { ...aurora, 'x-forwarded-host': 'verdi.zaino.example' }],
    ['beside what another says', { ...aurora, forwarded: 'host=verdi.zaino.example' }],
    ['beside another origin', { ...aurora, origin: 'https://verdi.zaino.example' }],
    ['beside an older way', { ...aurora, 'x-original-host': 'verdi.zaino.example' }],
  ])('are one site, made for one name, however it is written: %s', async (_how, headers) => {
    const { get } = await open();
    const first = await get('/', headers);
    expect(first.body).toContain('at https://aurora.zaino.example/ of Libreria aurora');
    expect((await get('/', aurora)).body).toBe(first.body);
    expect(first.body).not.toMatch(/verdi|8443/);
    expect((await get('/')).body).toContain('Home');
  });

  it('are told apart by the word of a proxy that is trusted', async () => {
    const { get } = await open({ TRUSTED_PROXIES: '127.0.0.1' });
    const { body } = await get('/', { ...aurora, 'x-forwarded-host': 'verdi.zaino.example' });
    expect(body).toContain('of Libreria verdi');
  });

  it('have pages with a session made for their visitor alone', async () => {
    const { get } = await open();
    const { headers, body } = await get('/', { ...aurora, ...session });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['etag']).toBeUndefined();
    expect((await get('/', aurora)).body).not.toBe(body);
  });

  it.each([
    [404, { standing: 'unknown' }, 'Qui non c’è nessuna libreria'],
    [404, { standing: 'closed' }, 'Questa libreria non è aperta'],
    [503, { standing: 'paused', name: 'A & <B>' }, 'A &amp; &lt;B&gt; è in pausa'],
    [503, { standing: 'paused', name: null }, 'Questa libreria è sospesa'],
  ] as const)('say with %i that none is there: %j', async (status, holder, words) => {
    const { get, held } = await open();
    held.verdi = holder;
    for (const path of ['/', '/search?nome=a', '/scuola/X']) {
      const { statusCode, body, headers } = await get(path, verdi);
      expect(statusCode).toBe(status);
      expect(body).toContain(`<h1>${words}</h1>`);
      expect(body).toContain(`href="${MAIN}/librerie"`);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    }
  });

  it('lead to the new one of a bookshop that has moved, with all that was asked for', async () => {
    const { get, held } = await open();
    held.verdi = { standing: 'moved', url: 'https://rossi.zaino.example' };
    const { statusCode, headers } = await get('//evil.example/x?a=1', verdi);
    expect([statusCode, headers.location]).toEqual([
      302,
      'https://rossi.zaino.example//evil.example/x?a=1',
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('go on while the bookshops service is away, and say of a new name that nobody knows', async () => {
    const { get, service } = await open();
    await get('/', aurora);
    service.close();
    expect((await get('/search', aurora)).statusCode).toBe(200);
    const { statusCode, headers, body } = await get('/', verdi);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body).toContain('Servizio momentaneamente non disponibile');
    expect(headers['retry-after']).toBe('5');
  });

  it('show a change as soon as it is told, and cost nobody else’s pages', async () => {
    const redis = await createTestRedis();
    closing.push(() => redis.drop());
    const { get, held } = await open({ REDIS_URL: redis.url });
    const atMain = (await get('/search')).body;
    expect((await get('/', aurora)).body).toContain('of Libreria aurora');
    held.aurora = {
      standing: 'open',
      front: makeFront({ domain: 'aurora', name: 'Nuovo nome', version: 2 }),
    };
    const teller = await connectTestRedis(redis.url);
    closing.push(() => teller.close());
    const isShown = async () => {
      await teller.publish(dataChangedChannel(teller), JSON.stringify({ domain: 'bookshops' }));
      return (await get('/', aurora)).body.includes('of Nuovo nome');
    };
    expect(await waitUntil(isShown, 8_000)).toBe(true);
    expect((await get('/search')).body).toBe(atMain);
  });

  it('are not asked for without end by whoever thinks of names', async () => {
    const { get, service } = await open({ RATE_LIMIT_FACTOR: '0.01' });
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      statuses.push((await get('/', { host: `nome-${tried}.zaino.example` })).statusCode);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(8);
    expect(statuses.at(-1)).toBe(429);
    expect(service.calls).toHaveLength(8);
  });

  it('have no admin area: the way leads to the shop', async () => {
    const { get, service } = await open();
    const { statusCode, headers } = await get('/admin/login?a=1', aurora);
    expect([statusCode, headers.location]).toEqual([302, `${MAIN}/admin/login?a=1`]);
    expect(service.calls).toEqual([]);
  });

  it('have no sitemap, and let programs read pages that name the main site’s', async () => {
    const { get } = await open();
    expect((await get('/sitemap.xml', aurora)).statusCode).toBe(404);
    expect((await get('/sitemap-pagine-1.xml', aurora)).statusCode).toBe(404);
    const { body } = await get('/robots.txt', aurora);
    expect(body).toContain('Disallow: /api/');
    expect(body).not.toContain('Sitemap:');
  });

  it('have files of releases as everywhere', async () => {
    const { get } = await open();
    expect((await get('/releases/bookshops/b1/routes.js', aurora)).statusCode).toBe(200);
  });
});
