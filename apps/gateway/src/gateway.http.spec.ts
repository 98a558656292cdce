import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import 'reflect-metadata';
import { problemSchema } from '@zaino/contracts/shared';
import { waitUntil } from '@zaino/testing/processes';
import { listen, openGateway } from './testing/open-gateway';
import { PublishedReleases } from './testing/published-releases';

describe('gateway', () => {
  let releases: PublishedReleases;
  const closing: (() => unknown)[] = [];

  beforeEach(() => {
    releases = new PublishedReleases();
    releases.publish({ name: 'shell', version: 's1' });
    releases.publish({ name: 'cart', version: 'c1', mounts: ['/cart'] });
  });

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    releases.remove();
  });

  async function open(env: Record<string, string> = {}) {
    const gateway = await openGateway(releases.folder, env);
    closing.push(() => gateway.close());
    return gateway;
  }

  it('names the active versions in the page and preloads the remote of the path', async () => {
    const gateway = await open();
    const { body, statusCode } = await gateway.inject('/cart');
    expect(statusCode).toBe(200);
    expect(body).toContain('src="/releases/shell/s1/entry.s1.js"');
    expect(body).toContain(
      'rel="preload" as="script" fetchpriority="low" href="/releases/cart/c1/entry.c1.js"',
    );
    expect(body).toMatch(
      /"name":"cart","mounts":\["\/cart"\],"entry":"entry.c1.js","version":"c1"/,
    );
  });

  it('switches to a new version without a restart and keeps serving the old files', async () => {
    const gateway = await open();
    expect((await gateway.inject('/cart')).body).toContain('"version":"c1"');
    releases.publish({ name: 'cart', version: 'c2', mounts: ['/cart'] });
    const isNew = async () => (await gateway.inject('/cart')).body.includes('"version":"c2"');
    expect(await waitUntil(isNew, 10_000)).toBe(true);
    expect((await gateway.inject('/releases/cart/c1/entry.c1.js')).statusCode).toBe(200);
  });

  it('forwards a service its calls with query and request id', async () => {
    let seen = '';
    const { url, close } = await listen((request, response) => {
      seen = `${request.url} ${typeof request.headers['x-request-id']}`;
      response.setHeader('content-type', 'application/json').end('{"province":[]}');
    });
    closing.push(close);
    const gateway = await open({ SCHOOLS_URL: url });
    const { body } = await gateway.inject('/api/provinces?regione=Valle%20d%27Aosta');
    expect(body).toBe('{"province":[]}');
    expect(seen).toBe('/api/provinces?regione=Valle%20d%27Aosta string');
  });

  it.each([
    ['is not there', () => Promise.resolve('http://127.0.0.1:1')],
    [
      'breaks off',
      async () => {
        const { url, close } = await listen((request) => request.socket.destroy());
        closing.push(close);
        return url;
      },
    ],
  ])('answers 503 with a text when a service %s', async (_what, start) => {
    const gateway = await open({ SCHOOLS_URL: await start() });
    const { statusCode, headers, body } = await gateway.inject('/api/regions');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    const problem = problemSchema.parse(JSON.parse(body));
    expect(problem.error).toBe('Servizio momentaneamente non disponibile');
  });

  it.each(['/api', '/api?x', '/api/nothing', '/api/..%2f..%2fx'])(
    'refuses the unknown call %s',
    async (url) => {
      const gateway = await open();
      const { statusCode, headers, body } = await gateway.inject(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(problemSchema.parse(JSON.parse(body)).code).toBe('not-found');
    },
  );

  it('refuses an unknown call with another method as unknown', async () => {
    const gateway = await open();
    expect((await gateway.inject({ method: 'POST', url: '/api/nothing' })).statusCode).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
    'refuses %s of a page and names what it takes',
    async (method) => {
      const gateway = await open();
      for (const url of ['/', '/cart', '/releases/cart/c1/entry.c1.js']) {
        const { statusCode, headers } = await gateway.inject({ method, url });
        expect(statusCode).toBe(405);
        expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
      }
    },
  );

  it('refuses a malformed address with a clear error', async () => {
    const gateway = await open();
    expect((await gateway.inject('/%E0%A4%A')).statusCode).toBe(400);
  });

  it('is not ended for having taken long to load its releases', async () => {
    expect((await open()).initialConfig.pluginTimeout).toBe(0);
  });

  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  it.each<{
    who: string;
    env?: Record<string, string>;
    caller?: { remoteAddress?: string; headers?: Record<string, string> };
    status: number;
  }>([
    { who: 'this machine', status: 200 },
    { who: 'this machine, by IPv6', caller: { remoteAddress: '::1' }, status: 200 },
    { who: 'somebody else', caller: { remoteAddress: '203.0.113.7' }, status: 404 },
    { who: 'the private network', caller: { remoteAddress: '10.0.0.7' }, status: 404 },
    {
      who: 'a range that may',
      env: { METRICS_FROM: '10.0.0.0/8' },
      caller: { remoteAddress: '::ffff:10.0.0.7' },
      status: 200,
    },
    { who: 'somebody behind a proxy here', caller: { headers: forwarded }, status: 404 },
    {
      who: 'somebody behind a trusted proxy',
      env: { TRUSTED_PROXIES: '127.0.0.1' },
      caller: { headers: forwarded },
      status: 404,
    },
  ])('answers $who with $status to the question for measurements', async (row) => {
    const { env, caller, status } = row;
    const gateway = await open(env);
    const { statusCode, body } = await gateway.inject({ url: '/metrics', ...caller });
    expect(statusCode).toBe(status);
    expect(body.includes('# HELP')).toBe(status === 200);
  });

  it('stays ready while services are down, and names them without their addresses', async () => {
    const schools = createServer((_request, response) => void response.end('{}'));
    await new Promise<void>((resolve) => schools.listen(0, '127.0.0.1', resolve));
    const { port } = schools.address() as AddressInfo;
    const away = 'http://127.0.0.1:1';
    const names = ['IDENTITY', 'BOOKSHOPS', 'CATALOGUE', 'ORDERS', 'BLOG', 'ANALYTICS', 'RELEASES'];
    const gateway = await open({
      ...Object.fromEntries(names.map((name) => [`${name}_URL`, away])),
      SCHOOLS_URL: `${away},http://127.0.0.1:${port}`,
    });
    const { statusCode, body } = await gateway.inject('/health/ready');
    schools.close();
    const down = names.map((name) => name.toLowerCase());
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      status: 'ready',
      degraded: down,
      services: { schools: 'up', ...Object.fromEntries(down.map((name) => [name, 'down'])) },
    });
  });

  it('tells a stranger whether it is ready, and no service’s name', async () => {
    const gateway = await open();
    const { statusCode, body } = await gateway.inject({
      url: '/health/ready',
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ready' }]);
  });

  it('is ready only once a shell was published', async () => {
    expect((await (await open()).inject('/health/ready')).statusCode).toBe(200);
    const empty = await open({ RELEASES_DIR: `${releases.folder}/none` });
    expect((await empty.inject('/health/ready')).statusCode).toBe(503);
    expect((await empty.inject('/')).statusCode).toBe(503);
  });
});
