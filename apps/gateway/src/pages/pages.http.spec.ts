import 'reflect-metadata';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cookieName, demoCompany, SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

/** A page each, that says how often it was made and for whom. */
const routes = `
  { path: '/', render: ({ headers }) => ({ html: 'Home ' + ++made + ' for ' + headers.cookie }) },
  { path: '/long', render: () => ({ html: 'Longa ' + 'libro '.repeat(1000) + ++made }) },
  { path: '/always', render: () => ({ html: 'Sempre' }) },
  { path: '/always-head', render: () => ({ html: 'Sempre', head: '<title>x</title>' }) },
  { path: '/always-data', render: () => ({ html: 'Sempre', data: '{}' }) },
  { path: '/search', render: ({ url }) => ({ html: ++made + ' ' + url }) },
  { path: '/scuola/none', render: () => ({ status: 404, html: 'Scuola non trovata ' + ++made }) },
  { path: '/school/old', render: () => ({ status: 302, location: '/scuola/new?from=' + ++made }) },
  { path: '/down', render: () => ({
      status: 503, html: 'Momentaneamente non disponibile ' + ++made, data: '{}',
      failures: [{ phase: 'load', route: 'down', reason: 'no answer' }] }) },
  { path: '/partial', render: () => ({
      html: 'Partial ' + ++made, failures: [{ phase: 'render', route: 'x', reason: 'thrown' }] }) },
  { path: '/broken', render: () => { ++made; throw new Error('secret reason'); } }`;

/** As a shop on HTTPS names it. */
const SESSION = cookieName(SESSION_COOKIE, true);
const withSession = { cookie: `consent=yes; ${SESSION}=abc` };

/** Sends an address as it is: other clients tidy it up first. */
function getAsIs({ port }: AddressInfo, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, headers: { host: 'evil.example' } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    call.on('error', reject).end();
  });
}

describe('pages', () => {
  let releases: PublishedReleases;
  const open: FastifyInstance[] = [];

  beforeAll(() => {
    releases = new PublishedReleases();
    releases.publish({
      name: 'shell',
      version: 's1',
      bundle: `let made = 0; ${shellBundle(routes)}`,
    });
  });
  afterEach(async () => {
    for (const gateway of open.splice(0)) await gateway.close();
  });
  afterAll(() => releases.remove());

  async function openPages(env: Record<string, string> = {}) {
    const gateway = await openGateway(releases.folder, {
      PUBLIC_URL: 'https://zaino.example',
      ...env,
    });
    open.push(gateway);
    return (url: string, headers: InjectOptions['headers'] = {}) =>
      gateway.inject({ url, headers });
  }

  it('say whose shop it is, as the settings do', async () => {
    const get = await openPages({ COMPANY_NAME: 'Prova </script> Ltd' });
    const { body } = await get('/');
    const [, json = ''] = /id="company">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({ ...demoCompany, name: 'Prova </script> Ltd' });
  });

  describe('everybody gets alike', () => {
    it('are made once for seconds', async () => {
      const get = await openPages();
      const first = await get('/');
      expect(first.statusCode).toBe(200);
      expect(first.body).toContain('Home 1 for undefined');
      expect((await get('/', { cookie: 'consent=yes' })).body).toBe(first.body);
    });

    it('are made once for all who ask at the same time', async () => {
      const get = await openPages();
      const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    });

    it('stay for the browser to ask about', async () => {
      const get = await openPages();
      const { headers } = await get('/');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['vary']).toBe('accept-encoding, cookie');
      const again = await get('/', { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({
        etag: headers['etag'],
        vary: headers['vary'],
        'content-security-policy': headers['content-security-policy'],
      });
      expect(again.headers['content-type']).toBeUndefined();
      expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    });

    it('depend on path and query as they are', async () => {
      const get = await openPages();
      const urls = ['/search?a=1&b=2', '/search?b=2&a=1', '/search?a=1', '/search', '/search?A=1'];
      const bodies = new Set<string>();
      for (const url of urls) {
        const { body } = await get(url);
        expect(body).toContain(`https://zaino.example${url}</div>`);
        bodies.add(body);
      }
      expect(bodies.size).toBe(urls.length);
      expect(bodies).toContain((await get('/search?')).body);
    });

    it.each([
      '//evil.example/search',
      '/\\evil.example/search',
      '//evil.example',
      'http://evil.example/search',
      '/..//evil.example/search',
    ])('are of the shop, whatever the address looks like: %s', async (path) => {
      await openPages();
      const [gateway] = open;
      await gateway?.listen({ port: 0, host: '127.0.0.1' });
      const answer = await getAsIs(gateway?.server.address() as AddressInfo, path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).not.toMatch(/evil\.example\/search/);
    });

    it('may be made anew each time', async () => {
      const get = await openPages({ PAGE_FRESH_MS: '0' });
      expect((await get('/')).body).toContain('Home 1');
      expect((await get('/')).body).toContain('Home 2');
    });

    it('are not kept in development', async () => {
      const get = await openPages({ DEVELOPMENT: 'true' });
      await get('/');
      expect((await get('/')).body).toContain('Home 2');
    });
  });

  describe('of somebody with a session', () => {
    it('are made with the cookies, for nobody else and nobody’s disk', async () => {
      const get = await openPages();
      await get('/');
      const mine = await get('/', withSession);
      expect(mine.body).toContain(`Home 2 for ${withSession.cookie}`);
      expect(mine.headers['cache-control']).toBe('private, no-store');
      expect(mine.headers['etag']).toBeUndefined();
      const conditional = { ...withSession, 'if-none-match': '*' };
      expect((await get('/', conditional)).body).toContain('Home 3');
      expect((await get('/')).body).toContain('Home 1 for undefined');
    });

    it('are not taken from a name that only ends alike', async () => {
      const get = await openPages();
      const { body } = await get('/', { cookie: `not_${SESSION}=abc` });
      expect(body).toContain('for undefined');
    });
  });

  describe.each([
    ['kept', {}],
    ['not kept', { PAGE_FRESH_MS: '0' }],
    ['personal', withSession],
  ])('%s', (kind, setting) => {
    const env = kind === 'not kept' ? (setting as Record<string, string>) : {};
    const cookies = kind === 'personal' ? setting : {};

    it.each([
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ])('are compressed for a client that takes %s', async (accepted, encoding, unpack) => {
      const get = await openPages(env);
      const { headers, rawPayload } = await get('/long', {
        'accept-encoding': accepted,
        ...cookies,
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack(rawPayload).toString()).toMatch(/Longa libro .*<\/html>$/s);
    });
  });

  it('have one entity tag for all encodings', async () => {
    const get = await openPages();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/long', { 'accept-encoding': encoding })).headers['etag'],
      ),
    );
    expect(new Set(tags).size).toBe(1);
  });

  it('have another entity tag as soon as anything in them is another', async () => {
    const get = await openPages({ PAGE_FRESH_MS: '0' });
    const tagOf = async (url: string) => (await get(url)).headers['etag'];
    expect(await tagOf('/always')).toBe(await tagOf('/always'));
    const tags = new Set<unknown>();
    for (const url of ['/always', '/always-head', '/always-data', '/long', '/long']) {
      tags.add(await tagOf(url));
    }
    expect(tags.size).toBe(5);
  });

  it('answer HEAD with the headers alone', async () => {
    await openPages();
    const [gateway] = open;
    const headers = { 'accept-encoding': 'br' };
    const get = await gateway?.inject({ url: '/long', headers });
    const head = await gateway?.inject({ method: 'HEAD', url: '/long', headers });
    expect([head?.statusCode, head?.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'vary']) {
      expect(head?.headers[name]).toEqual(get?.headers[name]);
    }
  });

  it.each(['/scuola/none', '/nowhere', '/homepage', '/cart/'])(
    'answer 404 with the page: %s',
    async (url) => {
      const get = await openPages();
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toMatch(/non trovata/);
      const again = await get(url, { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([404, body]);
    },
  );

  it('answer 302 with the place to go to and nothing else', async () => {
    const get = await openPages();
    for (const headers of [{}, {}, withSession]) {
      const answer = await get('/school/old', headers);
      expect([answer.statusCode, answer.body]).toEqual([302, '']);
      const made = headers === withSession ? 2 : 1;
      expect(answer.headers['location']).toBe(`/scuola/new?from=${made}`);
      expect(answer.headers['content-type']).toBeUndefined();
    }
  });

  it('that a service cannot give data for keep their text, answer 503 and are made anew', async () => {
    const get = await openPages();
    for (const made of [1, 2]) {
      const { statusCode, headers, body } = await get('/down');
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
      expect(headers['etag']).toBeUndefined();
      expect(body).toContain(`Momentaneamente non disponibile ${made}`);
    }
  });

  it('that lack a part are sent and made anew', async () => {
    const get = await openPages();
    for (const made of [1, 2]) {
      const { statusCode, headers, body } = await get('/partial');
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toContain(`Partial ${made}`);
    }
  });

  it('that cannot be rendered leave the work to the browser and tell it nothing', async () => {
    const get = await openPages();
    const { statusCode, headers, body } = await get('/broken');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toContain('src="/releases/shell/s1/entry.s1.js"');
    expect(body).not.toContain('secret');
  });

  it('are counted by how they were found', async () => {
    const get = await openPages();
    for (const headers of [{}, {}, withSession]) await get('/', headers);
    const { body } = await get('/metrics');
    for (const lookup of ['miss', 'fresh', 'none']) {
      expect(body).toContain(`gateway_page_lookups_total{lookup="${lookup}"} 1`);
    }
  });
});
