import 'reflect-metadata';
import { problemSchema } from '@zaino/contracts/shared';
import { SECURITY_LOG_FIELD, SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis, createTestRedis } from '@zaino/testing/test-redis';
import type { InjectOptions } from 'fastify';
import { TestDoor } from '../testing/test-door';

describe('a call that changes something', () => {
  const door = new TestDoor();
  afterEach(() => door.close());
  afterAll(() => door.remove());

  async function open(env: Record<string, string> = {}) {
    const { gateway, calls } = await door.openAccounts({
      PUBLIC_URL: 'https://zaino.example',
      ...env,
    });
    const call = (headers: InjectOptions['headers'] = {}, more: InjectOptions = {}) =>
      gateway.inject({ method: 'POST', url: '/api/auth/login', headers, ...more });
    return { call, calls };
  }

  it.each([
    ['a page of the shop', { origin: 'https://zaino.example', 'sec-fetch-site': 'same-origin' }],
    ['an older browser', { origin: 'https://zaino.example' }],
    ['no browser', {}],
    ['this machine by name', { host: 'localhost:4200', origin: 'http://localhost:4200' }],
    ['this machine by address', { host: '127.0.0.1:4200', origin: 'http://127.0.0.1:4200' }],
    ['this machine by IPv6', { host: '[::1]:4200', origin: 'http://[::1]:4200' }],
    ['a bookshop on this machine', { host: 'aurora.localhost', origin: 'http://aurora.localhost' }],
  ])('is let through from %s', async (_who, headers) => {
    const { call, calls } = await open();
    expect((await call(headers)).statusCode).toBe(200);
    expect(calls).toHaveLength(1);
  });

  const admins = { host: 'admin.zaino.example' };
  const adminOrigin = 'https://admin.zaino.example';

  it('is let through from a page of the admin area’s own origin', async () => {
    const { call } = await open();
    expect((await call({ ...admins, origin: adminOrigin })).statusCode).toBe(200);
    const origin = 'https://intern.example';
    const elsewhere = await open({ ADMIN_URL: origin });
    expect((await elsewhere.call({ host: 'intern.example', origin })).statusCode).toBe(200);
  });

  const aurora = { host: 'aurora.zaino.example' };

  it('is let through at a bookshop’s address from its own page, however its name is written', async () => {
    const { call } = await open();
    const origin = 'https://aurora.zaino.example';
    const headers = { ...aurora, origin, 'sec-fetch-site': 'same-origin' };
    expect((await call(headers)).statusCode).toBe(200);
    expect((await call({ ...headers, host: 'AURORA.zaino.example.:443' })).statusCode).toBe(200);
  });

  it.each([
    ['a bookshop to the shop', { host: 'zaino.example', origin: 'https://aurora.zaino.example' }],
    ['the shop to a bookshop', { ...aurora, origin: 'https://zaino.example' }],
    ['a bookshop to another', { ...aurora, origin: 'https://verdi.zaino.example' }],
    ['a bookshop to the admin area', { ...admins, origin: 'https://aurora.zaino.example' }],
    ['the admin area to a bookshop', { ...aurora, origin: adminOrigin }],
    ['a bookshop without TLS', { ...aurora, origin: 'http://aurora.zaino.example' }],
    ['another bookshop, by its browser', { ...aurora, 'sec-fetch-site': 'same-site' }],
    [
      'a bookshop whose name a header claims',
      {
        ...aurora,
        'x-forwarded-host': 'verdi.zaino.example',
        origin: 'https://verdi.zaino.example',
      },
    ],
    ['the shop to the admin area', { ...admins, origin: 'https://zaino.example' }],
    ['the admin area to the shop', { host: 'zaino.example', origin: adminOrigin }],
    ['another site to the admin area', { ...admins, origin: 'https://evil.example' }],
  ])('is refused from %s', async (_who, headers) => {
    const { call, calls } = await open();
    expect((await call(headers)).statusCode).toBe(403);
    expect(calls).toEqual([]);
  });

  const foreign: [string, Record<string, string>][] = [
    ['another site', { origin: 'https://evil.example' }],
    ['the shop without TLS', { origin: 'http://zaino.example' }],
    ['another port', { origin: 'https://zaino.example:8443' }],
    ['a site that begins alike', { origin: 'https://zaino.example.evil.example' }],
    ['nowhere', { origin: 'null' }],
    ['another site, by its browser', { 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site', origin: 'https://zaino.example' }],
    ['another program here', { host: 'localhost:4200', origin: 'http://localhost:9999' }],
    ['a name that leads here', { host: 'evil.example:4200', origin: 'http://evil.example:4200' }],
    ['a name like this machine’s', { host: 'localhost.evil', origin: 'http://localhost.evil' }],
  ];

  it.each(foreign)('is refused from %s', async (_who, headers) => {
    const { call, calls } = await open();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await call(headers, { method, url: '/api/auth/sessions' });
      expect(answer.statusCode).toBe(403);
      expect(problemSchema.parse(answer.json()).code).toBe('csrf');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(calls).toEqual([]);
  });

  it('tells no page of another site that it may read: there is no word of CORS', async () => {
    const { call } = await open();
    const origin = 'https://verdi.zaino.example';
    for (const method of ['GET', 'OPTIONS'] as const) {
      const asked = { ...aurora, origin, 'access-control-request-method': 'POST' };
      const { headers } = await call(asked, { method, url: '/api/auth/me' });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('is not refused where it only reads', async () => {
    const { call } = await open();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await call(headers, { method, url: '/api/auth/me' })).statusCode).toBe(200);
    }
  });

  it('does not count for its visitor where another site makes it', async () => {
    const { call } = await open({ RATE_LIMIT_FACTOR: '0.02' });
    for (let sent = 0; sent < 5; sent += 1) await call({ origin: 'https://evil.example' });
    expect((await call()).statusCode).toBe(200);
  });

  it('stands in the security log when it is refused, with the network that it came from', async () => {
    const redis = await createTestRedis();
    door.closeLater(() => redis.drop());
    const client = await connectTestRedis(redis.url);
    door.closeLater(() => client.close());
    const { call } = await open({ REDIS_URL: redis.url });
    const entries = async () => {
      // A call before Redis is reached leaves none.
      await call({ origin: 'https://evil.example' }, { remoteAddress: '203.0.113.9' });
      return (await client.xRange(SECURITY_LOG_STREAM, '-', '+')) ?? [];
    };
    expect(await waitUntil(async () => (await entries()).length > 0, 10_000)).toBe(true);
    const [entry] = await entries();
    const text = entry?.message[SECURITY_LOG_FIELD] ?? '';
    expect(JSON.parse(text)).toMatchObject({
      category: 'csrf.refused',
      source: 'gateway',
      data: { method: 'POST', route: '/api/auth/login', network: '203.0.113.0/24' },
    });
    expect(text).not.toMatch(/113\.9|evil/);
  });
});
