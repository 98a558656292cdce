import 'reflect-metadata';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyInstance } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

const routes = `
  { path: '/', render: () => ({ html: 'Home ' + ++made + '.' }) },
  { path: '/search', render: () => ({ html: 'Cerca' }) }`;

describe('the pages rendered for an address', () => {
  const releases = new PublishedReleases();
  releases.publish({
    name: 'shell',
    version: 's1',
    bundle: `let made = 0; ${shellBundle(routes)}`,
  });
  let gateway: FastifyInstance;

  afterEach(() => gateway.close());
  afterAll(() => releases.remove());

  /** With three renderings in a window. */
  async function open(env: Record<string, string> = {}) {
    gateway = await openGateway(releases.folder, {
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_FACTOR: '0.00375',
      ...env,
    });
  }

  const get = (url: string, address: string, cookie?: string) =>
    gateway.inject({ url, headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) } });

  async function statuses(address: string, urls: string[], cookie?: string) {
    const all: number[] = [];
    for (const url of urls) all.push((await get(url, address, cookie)).statusCode);
    return all;
  }

  const others = (count: number) => Array.from({ length: count }, (_, at) => `/search?x=${at}`);

  it('are refused beyond its budget, in words and with the time to wait', async () => {
    await open();
    expect(await statuses('203.0.113.9', others(5))).toEqual([200, 200, 200, 429, 429]);
    const { headers, body } = await get('/search?x=new', '203.0.113.9');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/Aspetta .*, poi riprova\..*<a href="">Riprova<\/a>/);
  });

  it('leave other addresses theirs', async () => {
    await open();
    await statuses('203.0.113.9', others(5));
    expect(await statuses('203.0.113.10', ['/', '/search?x=more'])).toEqual([200, 200]);
  });

  it('count where they had to be made, not where they were kept', async () => {
    await open();
    const again = Array<string>(10).fill('/');
    expect(await statuses('203.0.113.9', [...again, ...others(3)])).toEqual([
      ...Array<number>(12).fill(200),
      429,
    ]);
    expect(await statuses('203.0.113.9', ['/', '/search?x=0'])).toEqual([200, 200]);
  });

  it('count once where several ask at the same time', async () => {
    await open();
    await statuses('203.0.113.9', others(2));
    const answers = await Promise.all(
      ['9', '10', '11'].map((last) => get('/', `203.0.113.${last}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('count for the signed-in, whose pages are kept by nobody', async () => {
    await open();
    const same = Array<string>(4).fill('/');
    const cookie = `${SESSION_COOKIE}=abc`;
    expect(await statuses('203.0.113.9', same, cookie)).toEqual([200, 200, 200, 429]);
  });

  it('count for a network of IPv6', async () => {
    await open();
    await statuses('2001:db8:1:2::1', others(3));
    expect(await statuses('2001:db8:1:2::2', ['/'])).toEqual([429]);
    expect(await statuses('2001:db8:1:3::2', ['/'])).toEqual([200]);
  });

  it('leave an old page as it is once there are too many', async () => {
    await open({ PAGE_FRESH_MS: '1' });
    expect((await get('/', '203.0.113.9')).body).toContain('Home 1.');
    await statuses('203.0.113.9', others(4));
    expect(await statuses('203.0.113.9', ['/'])).toEqual([200]);
    // The one thread makes it after whatever it was given before.
    await get('/search?x=after', '203.0.113.10');
    expect((await get('/', '203.0.113.9')).body).toContain('Home 1.');
  });

  it('are not counted where it is turned off', async () => {
    await open({ RATE_LIMIT_FACTOR: '0' });
    expect(await statuses('203.0.113.9', others(6))).toEqual(Array(6).fill(200));
  });
});
