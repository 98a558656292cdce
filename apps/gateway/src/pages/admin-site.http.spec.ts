import 'reflect-metadata';
import { cookieName, SESSION_COOKIE } from '@zaino/contracts/shared';
import type { InjectOptions } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

const shop = 'https://zaino.example';
const admins = { host: 'admin.zaino.example' };

/** A page each, that says how often it was made and where it stands. */
const routes = `
  { path: '/', render: () => ({ html: 'Home ' + ++made }) },
  { path: '/admin', render: ({ url, shop }) => ({ html: ++made + ' ' + url + ' of ' + shop }) }`;
const login = `{
  path: '/admin/login',
  render: () => ({ html: 'Sign-in', chunks: ['login', 'login-page'].map((chunk) => ({ app: 'admin', chunk })) }) }`;

function directivesOf(policy: unknown): Record<string, string> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(parts.map((part) => [part.replace(/ .*/, ''), part] as const));
}

describe('the admin area', () => {
  const releases = new PublishedReleases();
  const closing: (() => unknown)[] = [];

  beforeAll(() => {
    releases.publish({
      name: 'shell',
      version: 's1',
      bundle: `let made = 0; ${shellBundle(routes)}`,
    });
    releases.publish({
      name: 'admin',
      version: 'a1',
      mounts: ['/admin'],
      guarded: true,
      files: { 'login.js': '1', 'login-page.js': '2', 'routes.js': '3', 'products.js': '4' },
      chunks: {
        login: ['login.js'],
        'login-page': ['login-page.js'],
        routes: ['routes.js'],
        'products-page': ['products.js'],
      },
      bundle: `exports.routes = [${login}];`,
    });
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => releases.remove());

  async function open(env: Record<string, string> = {}) {
    const gateway = await openGateway(releases.folder, { PUBLIC_URL: shop, ...env });
    closing.push(() => gateway.close());
    return (url: string, headers: InjectOptions['headers'] = {}) =>
      gateway.inject({ url, headers });
  }

  it('names no file of it but those of the sign-in', async () => {
    const get = await open();
    const { body } = await get('/admin/login');
    const preloaded = [...body.matchAll(/rel="preload" as="script"[^>]*href="([^"]+)"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual([
      '/releases/admin/a1/entry.a1.js',
      '/releases/admin/a1/login.js',
      '/releases/admin/a1/login-page.js',
    ]);
    expect(body).toContain('"guarded":true');
    const frame = (await get('/admin/elsewhere')).body;
    expect(frame).not.toMatch(/rel="preload"[^>]*(?:routes|products)\.js/);
  });

  it('has a policy of its own, at both origins', async () => {
    const get = await open();
    for (const headers of [{}, admins]) {
      const answer = await get('/admin', headers);
      expect(directivesOf(answer.headers['content-security-policy'])).toMatchObject({
        'default-src': "default-src 'none'",
        'img-src': "img-src 'self' https: blob:",
        'trusted-types': 'trusted-types zaino zaino-article zaino-editor ProseMirrorClipboard',
        'connect-src': "connect-src 'self'",
        'form-action': "form-action 'none'",
      });
      expect(answer.headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-cache',
      });
    }
    const ofShop = await get('/');
    expect(directivesOf(ofShop.headers['content-security-policy'])).toMatchObject({
      'img-src': "img-src 'self' https:",
      'trusted-types': 'trusted-types zaino zaino-article zaino-worker',
      'form-action': "form-action 'self'",
    });
    expect(ofShop.headers).not.toHaveProperty('x-robots-tag');
  });

  it('is kept apart by origin, and made for its own', async () => {
    const get = await open();
    const atShop = await get('/admin');
    const apart = await get('/admin', admins);
    expect(atShop.body).toContain(`${shop}/admin of undefined`);
    expect(apart.body).toContain(`https://admin.zaino.example/admin of ${shop}`);
    expect((await get('/admin')).body).toBe(atShop.body);
    expect((await get('/admin', admins)).body).toBe(apart.body);
  });

  it.each([
    ['/', '/admin'],
    ['/?a=1', '/admin'],
    ['/products/P-0001?a=1', `${shop}/products/P-0001?a=1`],
    ['/administration', `${shop}/administration`],
    ['//evil.example/x', `${shop}//evil.example/x`],
    ['/auth/login', `${shop}/auth/login`],
  ])('at its own origin leads from %s to %s', async (path, location) => {
    const get = await open();
    const answer = await get(path, admins);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has its files and health at its own origin too', async () => {
    const get = await open();
    expect((await get('/releases/admin/a1/login.js', admins)).statusCode).toBe(200);
    expect((await get('/health/ready', admins)).statusCode).toBe(200);
  });

  it('is nobody else’s page when a customer asks for it', async () => {
    const get = await open();
    const { headers } = await get('/admin', { cookie: `${cookieName(SESSION_COOKIE, true)}=abc` });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
