import 'reflect-metadata';
import { problemSchema } from '@zaino/contracts/shared';
import { SECURITY_LOG_FIELD, SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis, createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import type { FastifyInstance } from 'fastify';
import { notingService } from '../testing/noting-service';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';
import { rateLimits } from './rate-limits';

const login = { method: 'POST', url: '/api/auth/login' } as const;
const redisAway = 'redis://127.0.0.1:1';

describe('the calls of an address', () => {
  /** Empty at first: calls need no pages, and no render worker starts. */
  const releases = new PublishedReleases();
  const closing: (() => unknown)[] = [];
  let redis: TestRedis;

  beforeEach(async () => {
    redis = await createTestRedis();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await redis.drop();
  });
  afterAll(() => releases.remove());

  /** With a two-hundredth of the real limits: three sign-ins, one mail. */
  async function open(env: Record<string, string> = {}) {
    const service = await notingService();
    closing.push(service.close);
    const gateway = await openGateway(releases.folder, {
      IDENTITY_URL: service.url,
      SCHOOLS_URL: service.url,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_FACTOR: '0.005',
      ...env,
    });
    closing.push(() => gateway.close());
    return { gateway, calls: service.calls };
  }

  async function onRedis<T>(act: (client: Awaited<ReturnType<typeof connect>>) => Promise<T>) {
    const client = await connect();
    try {
      return await act(client);
    } finally {
      await client.close();
    }
  }
  const connect = () => connectTestRedis(redis.url);
  const keys = () => onRedis((client) => client.keys('rate:*'));

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const statusFrom = async (gateway: FastifyInstance, address: string) =>
    (await gateway.inject({ ...login, ...from(address) })).statusCode;
  const statuses = async (gateway: FastifyInstance, address: string, count: number) => {
    const all: number[] = [];
    for (let sent = 0; sent < count; sent += 1) all.push(await statusFrom(gateway, address));
    return all;
  };
  /** A gateway that counts in Redis from its first call on. */
  async function openOnRedis() {
    const opened = await open({ REDIS_URL: redis.url });
    let probe = 0;
    const isShared = async () => {
      probe += 1;
      await opened.gateway.inject({ ...login, ...from(`192.0.2.${probe}`) });
      return (await keys()).includes(`rate:sign-in:192.0.2.${probe}`);
    };
    expect(await waitUntil(isShared, 10_000)).toBe(true);
    return opened;
  }

  it('stand in the security log once they are too many, with their network', async () => {
    const { gateway } = await openOnRedis();
    expect(await statuses(gateway, '203.0.113.9', 4)).toEqual([200, 200, 200, 429]);
    const entries = () =>
      onRedis(async (client) => (await client.xRange(SECURITY_LOG_STREAM, '-', '+')) ?? []);
    expect(await waitUntil(async () => (await entries()).length > 0, 10_000)).toBe(true);
    const [entry] = await entries();
    const text = entry?.message[SECURITY_LOG_FIELD] ?? '';
    expect(JSON.parse(text)).toMatchObject({
      category: 'limit.reached',
      data: { method: 'POST', route: '/api/auth/login', network: '203.0.113.0/24' },
    });
    expect(text).not.toContain('113.9');
  });

  it.each([
    ['without Redis', {}],
    ['while Redis is away', { REDIS_URL: redisAway }],
  ])('are refused once there are too many of a class, %s', async (_what, env) => {
    const { gateway, calls } = await open(env);
    expect(await statuses(gateway, '203.0.113.9', 5)).toEqual([200, 200, 200, 429, 429]);
    expect(calls).toHaveLength(3);
    const refused = await gateway.inject({ ...login, ...from('203.0.113.9') });
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(problemSchema.parse(refused.json())).toMatchObject({
      status: 429,
      code: 'limited',
      detail: 'Troppe richieste: riprova tra poco.',
      error: 'Troppe richieste: riprova tra poco.',
    });
  });

  it('are told how many minutes a long window has left', async () => {
    const { gateway } = await open({ CHALLENGE_FACTOR: '0' });
    const ask = () =>
      gateway.inject({
        method: 'POST',
        url: '/api/auth/reset-requests',
        ...from('203.0.113.9'),
      });
    expect((await ask()).statusCode).toBe(200);
    expect(problemSchema.parse((await ask()).json())).toMatchObject({
      detail: 'Troppe richieste: riprova tra 60 minuti.',
    });
  });

  it('are enough for a whole school to sign in, whoever of it guesses', async () => {
    const { gateway } = await open({ RATE_LIMIT_FACTOR: '1' });
    const all = await statuses(gateway, '203.0.113.9', 63);
    expect(new Set(all)).toEqual(new Set([200]));
  });

  it('say what is left', async () => {
    const { gateway } = await open();
    const { headers } = await gateway.inject({ ...login, ...from('203.0.113.9') });
    expect(headers['ratelimit-policy']).toBe('"sign-in";q=3;w=60');
    expect(headers['ratelimit']).toMatch(/^"sign-in";r=2;t=(?:60|59)$/);
  });

  it('are counted apart from those of other addresses and other classes', async () => {
    const { gateway } = await open();
    expect(await statuses(gateway, '203.0.113.9', 4)).toEqual([200, 200, 200, 429]);
    expect(await statusFrom(gateway, '203.0.113.10')).toBe(200);
    for (const [method, url] of [
      ['GET', '/api/auth/me'],
      ['PUT', '/api/profile'],
      ['POST', '/api/auth/reset-requests'],
      ['POST', '/api/auth/register'],
      ['POST', '/api/security-logs'],
    ] as const) {
      const { statusCode } = await gateway.inject({ method, url, ...from('203.0.113.9') });
      expect([url, statusCode]).toEqual([url, 200]);
    }
  });

  it('are counted together for a class, however the address is written', async () => {
    const { gateway } = await open();
    const send = async (method: 'POST' | 'DELETE', url: string, address: string) =>
      (await gateway.inject({ method, url, ...from(address) })).statusCode;
    expect(await send('POST', '/api/auth/login?x=1', '2001:db8:1:2::1')).toBe(200);
    expect(await send('POST', '/api/auth/logi%6e', '2001:db8:1:2::2')).toBe(200);
    expect(await send('POST', '/api/admin/login', '2001:0db8:1:2:ffff::')).toBe(200);
    expect(await send('POST', '/api/auth/verify', '2001:db8:1:2::3')).toBe(429);
    expect(await send('POST', '/api/auth/verify', '2001:db8:1:3::3')).toBe(200);
  });

  it('cannot be spread over addresses that only the client names', async () => {
    const { gateway } = await open({ TRUSTED_PROXIES: '' });
    const all: number[] = [];
    for (let sent = 1; sent <= 4; sent += 1) {
      all.push(await statusFrom(gateway, `203.0.113.${sent}`));
    }
    expect(all).toEqual([200, 200, 200, 429]);
  });

  it('have classes by the contract, a read and a write beside', async () => {
    const { gateway } = await open();
    const classOf = async (method: 'GET' | 'HEAD' | 'POST' | 'DELETE', url: string) => {
      const { headers } = await gateway.inject({ method, url });
      return /"(.*?)"/.exec(String(headers['ratelimit']))?.[1];
    };
    expect(await classOf('GET', '/api/regions')).toBe('read');
    expect(await classOf('HEAD', '/api/regions')).toBe('read');
    expect(await classOf('GET', '/api/security-logs')).toBe('read');
    expect(await classOf('POST', '/api/security-logs')).toBe('log');
    expect(await classOf('POST', '/api/analytics/page-views')).toBe('measurement');
    expect(await classOf('POST', '/api/profile/email')).toBe('mail');
    // It takes a password.
    expect(await classOf('DELETE', '/api/auth/sessions/1')).toBe('sign-in');
    expect(await classOf('DELETE', '/api/auth/something-else')).toBe('write');
    expect(await classOf('POST', '/api/auth/something-else')).toBe('write');
    expect(await classOf('GET', '/api/share-images/shop.jpg')).toBe('drawing');
    expect(await classOf('HEAD', '/api/share-images/products/P-0001.jpg')).toBe('drawing');
    expect(await classOf('GET', '/api/search/schools?q=a')).toBe('suggestion');
    expect(Object.keys(rateLimits)).toHaveLength(9);
  });

  it('are not counted where it is turned off', async () => {
    const { gateway } = await open({ RATE_LIMIT_FACTOR: '0', REDIS_URL: redis.url });
    expect(await statuses(gateway, '203.0.113.9', 8)).toEqual(Array(8).fill(200));
    const { headers } = await gateway.inject({ ...login });
    expect(headers).not.toHaveProperty('ratelimit');
    expect(await keys()).toEqual([]);
  });

  it('are counted across copies of the gateway', async () => {
    const [one, other] = [await openOnRedis(), await openOnRedis()];
    expect(await statuses(one.gateway, '203.0.113.9', 2)).toEqual([200, 200]);
    expect(await statuses(other.gateway, '203.0.113.9', 2)).toEqual([200, 429]);
    expect(await statusFrom(one.gateway, '203.0.113.9')).toBe(429);
  });

  it('are forgotten with the end of their window', async () => {
    const { gateway } = await openOnRedis();
    expect(await statuses(gateway, '203.0.113.9', 1)).toEqual([200]);
    const ttl = await onRedis((client) => client.ttl('rate:sign-in:203.0.113.9'));
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(60);
  });

  it('leave nothing in Redis where they only read', async () => {
    const { gateway } = await openOnRedis();
    await gateway.inject({ url: '/api/auth/me', ...from('203.0.113.9') });
    expect((await keys()).filter((key) => key.startsWith('rate:read'))).toEqual([]);
  });

  it('do not include pages, files, health and metrics', async () => {
    releases.publish({ name: 'shell', version: 's1' });
    const { gateway } = await open({ RATE_LIMIT_FACTOR: '0.0001' });
    for (const url of ['/', '/releases/shell/s1/entry.s1.js', '/health/live', '/metrics']) {
      for (const expected of [200, 200, 200]) {
        const { statusCode, headers } = await gateway.inject(url);
        expect([url, statusCode]).toEqual([url, expected]);
        expect(headers).not.toHaveProperty('ratelimit');
      }
    }
  });
});
