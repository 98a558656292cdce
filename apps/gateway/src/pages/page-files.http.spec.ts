import 'reflect-metadata';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, remoteBundle, shellBundle } from '../testing/published-releases';

describe('a page of the shell in a chunk of its own', () => {
  const releases = new PublishedReleases();
  const page = `
    { path: '/auth/login', render: () => ({ html: 'Accedi', chunks: [{ app: 'shell', chunk: 'login' }] }) }`;
  const files = { 'login.js': 'login', 'login.css': '.login{}', 'forms.js': 'forms' };
  releases.publish({
    name: 'shell',
    version: 's1',
    files,
    chunks: { login: ['login.css', 'forms.js', 'login.js', 'entry.s1.js'] },
    bundle: shellBundle(page),
  });
  releases.publish({
    name: 'cart',
    version: 'c1',
    mounts: ['/cart'],
    files: { 'login.js': 'of the cart' },
    chunks: { login: ['login.js'] },
    bundle: remoteBundle(
      "{ path: '/cart', render: () => ({ html: 'Carrello', chunks: [{ app: 'shell', chunk: 'login' }, { app: 'cart', chunk: 'login' }] }) }",
    ),
  });
  let gateway: FastifyInstance;

  beforeAll(async () => {
    gateway = await openGateway(releases.folder);
  });
  afterAll(async () => {
    await gateway.close();
    releases.remove();
  });

  const preloaded = (body: string) =>
    [...body.matchAll(/rel="preload" as="script"[^>]* href="([^"]+)"/g)].map(([, url]) => url);

  it('has its files named, each once, and its styles within', async () => {
    const { body, headers } = await gateway.inject('/auth/login');
    expect(preloaded(body)).toEqual(['/releases/shell/s1/forms.js', '/releases/shell/s1/login.js']);
    expect(body.match(/entry\.s1\.js" integrity/g)).toHaveLength(1);
    expect(body).toContain('<style data-href="login.css">.login{}</style>');
    expect(String(headers['content-security-policy']).match(/style-src[^;]*sha256/g)).toHaveLength(
      1,
    );
  });

  it('is read by a script without its styles, and not kept in the page’s place', async () => {
    const page = await gateway.inject('/auth/login');
    const read = await gateway.inject({
      url: '/auth/login',
      headers: {
        'sec-fetch-dest': 'empty',
        'if-none-match': String(page.headers['etag']),
        'accept-encoding': 'br',
      },
    });
    expect(read.statusCode).toBe(200);
    expect(read.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'br' });
    expect(read.headers['etag']).toBeUndefined();
    const html = brotliDecompressSync(read.rawPayload).toString('utf8');
    expect(html).toBe(page.body.replace(/<style data-href="login.css">.login{}<\/style>/, ''));
  });

  it('stays apart from a remote’s chunk of the same name', async () => {
    const { body } = await gateway.inject('/cart');
    expect(preloaded(body)).toEqual([
      '/releases/cart/c1/entry.c1.js',
      '/releases/shell/s1/forms.js',
      '/releases/shell/s1/login.js',
      '/releases/cart/c1/login.js',
    ]);
  });
});
