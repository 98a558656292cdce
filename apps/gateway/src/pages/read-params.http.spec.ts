import 'reflect-metadata';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyInstance } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

const say = 'render: ({ url }) => ({ html: ++made + " [" + url + "]" })';
const routes = ['/', '/products', '/old', '/profile'].map((path) => `{ path: '${path}', ${say} }`);
const nobody = `{ path: '/dashboard', render: ({ url }) => ({
  status: 302, location: '/auth/login?da=' + encodeURIComponent(url) }) }`;

const patterns = [
  { app: 'shell', path: '/', searchParams: {} },
  { app: 'shell', path: '/*', searchParams: {} },
  { app: 'shell', path: '/products', searchParams: { get: ['search'], getAll: ['cursor'] } },
  // Of a release that says nothing of its parameters.
  { app: 'shell', path: '/old', chunk: 'old' },
  { app: 'shell', path: '/dashboard', chunk: 'dashboard' },
];

describe('the parameters that a page reads', () => {
  const releases = new PublishedReleases();
  const bundle = `let made = 0; ${shellBundle([...routes, nobody].join(), patterns)}`;
  releases.publish({ name: 'shell', version: 's1', bundle });
  let gateway: FastifyInstance;

  beforeEach(async () => {
    gateway = await openGateway(releases.folder, {
      PUBLIC_URL: 'https://zaino.example',
      ADMIN_URL: 'https://admin.zaino.example',
    });
  });
  afterEach(() => gateway.close());
  afterAll(() => releases.remove());

  const ask = (url: string, headers: Record<string, string> = {}) =>
    gateway.inject({ url, headers });
  const page = async (url: string, headers?: Record<string, string>) =>
    /\d+ \[[^\]]*\]/.exec((await ask(url, headers)).body)?.[0];

  it('are the only ones that it is told of, and that make it another page', async () => {
    const first = await page('/products?search=zaino');
    expect(first).toMatch(/ \[https:\/\/zaino\.example\/products\?search=zaino\]$/);
    for (const query of [
      'search=zaino&x=1',
      'utm_source=posta&search=zaino&gclid=7',
      'search=zaino&search=astuccio',
      'search=z%61ino',
    ]) {
      expect(await page(`/products?${query}`)).toBe(first);
    }
    expect(await page('/products?search=astuccio')).not.toBe(first);
  });

  it('have one order, but for those of one name', async () => {
    const first = await page('/products?search=a&cursor=b&cursor=c');
    expect(await page('/products?cursor=b&search=a&cursor=c')).toBe(first);
    expect(await page('/products?search=a&cursor=c&cursor=b')).not.toBe(first);
  });

  it('are none on the home page and where there is no page', async () => {
    expect(await page('/?utm_campaign=settembre')).toBe(await page('/'));
    for (const path of ['/nowhere', '/nowhere?x=1']) {
      expect((await ask(path)).statusCode).toBe(404);
    }
    const { body } = await ask('/metrics');
    expect(body).toContain('gateway_page_lookups_total{lookup="miss"} 2');
  });

  it('are all there are in a release that does not say which', async () => {
    const first = await page('/old?a=1&b=2');
    expect(first).toContain('/old?a=1&b=2]');
    expect(await page('/old?b=2&a=1')).toContain('/old?b=2&a=1]');
  });

  it('are the same for the signed-in', async () => {
    const mine = await page('/products?x=1&search=zaino', { cookie: `${SESSION_COOKIE}=abc` });
    expect(mine).toContain('/products?search=zaino]');
  });

  it('do not shorten the way back from the sign-in, nor the way to the shop', async () => {
    const guest = await ask('/dashboard?classe=1&utm_source=posta');
    expect(decodeURIComponent(String(guest.headers['location']))).toContain(
      '/dashboard?classe=1&utm_source=posta',
    );
    const headers = { host: 'admin.zaino.example' };
    const { headers: left } = await ask('/products?search=a&utm_source=posta', headers);
    expect(left['location']).toBe('https://zaino.example/products?search=a&utm_source=posta');
  });
});
