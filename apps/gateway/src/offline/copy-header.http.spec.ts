import 'reflect-metadata';
import { cookieName, SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

const schools = ['/scuola/CRIC8ZZ001', '/school/CRIC8ZZ001'];
const paths = ['/', ...schools, '/libro/1', '/dashboard', '/orders/o-1', '/checkout'];
const routes = [
  ...paths.map((path) => `{ path: '${path}', render: () => ({ html: 'Page' }) }`),
  `{ path: '/search', render: () => ({ html: 'Half', failures: [{ phase: 'load', route: 'r', reason: 'x' }] }) }`,
];
const signedIn = (id: string) => ({ cookie: `${cookieName(SESSION_COOKIE, true)}=${id}` });

describe('what a page says of its copy', () => {
  const releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1', bundle: shellBundle(routes.join()) });
  let gateway: FastifyInstance;

  beforeAll(async () => {
    gateway = await openGateway(releases.folder, { PUBLIC_URL: 'https://zaino.example' });
  });
  afterAll(async () => {
    await gateway.close();
    releases.remove();
  });

  const saidAt = async (url: string, headers: InjectOptions['headers'] = {}) =>
    (await gateway.inject({ url, headers })).headers['x-zaino-copy'];

  it.each([
    ['/', 'nobody keep'],
    ['/scuola/CRIC8ZZ001?classe=2&sezione=B', 'nobody keep'],
    ['/school/CRIC8ZZ001', 'nobody keep'],
    ['/libro/1', 'nobody keep'],
    ['/dashboard', 'nobody'],
    ['/orders/o-1', 'nobody'],
    ['/checkout', 'nobody'],
    // It lacks something.
    ['/search', 'nobody'],
  ])('is for everybody at %s that it is %s’s', async (url, said) => {
    expect(await saidAt(url)).toBe(said);
  });

  it('names a session by a mark that is its alone and tells nothing of it', async () => {
    const said = await saidAt('/dashboard', signedIn('anna'));
    expect(said).toMatch(/^[0-9a-f]{24} keep$/);
    expect(await saidAt('/dashboard', signedIn('anna'))).toBe(said);
    expect(await saidAt('/dashboard', signedIn('bea'))).not.toBe(said);
    expect(await saidAt('/orders/o-1', signedIn('anna'))).toBe(said);
    expect(`${String(await saidAt('/checkout', signedIn('anna')))} keep`).toBe(said);
  });

  it('gives a script that keeps it the page whole', async () => {
    const of = async (headers: Record<string, string>) =>
      (await gateway.inject({ url: '/', headers: { 'sec-fetch-dest': 'empty', ...headers } }))
        .headers;
    expect((await of({})).etag).toBeUndefined();
    expect((await of({ 'x-zaino-copy': 'keep' })).etag).toBeDefined();
  });
});
