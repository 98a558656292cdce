import 'reflect-metadata';
import { SESSION_COOKIE, type SessionUser } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { closeRedis, connectRedis } from '@zaino/service/redis-client';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis, createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import {
  ChallengedGateways,
  keyOf,
  likeArticle,
  placeOrder,
  send,
  statuses,
} from '../testing/challenged-gateway';
import { solutionOf } from '../testing/solve-challenge';

const somebody: Omit<SessionUser, 'uid' | 'role'> = {
  email: 'ada@example.org',
  isEmailVerified: true,
  displayName: 'Ada',
  tenantId: null,
};

describe('what programs do in masses, counted in Redis', () => {
  const gateways = new ChallengedGateways();
  afterEach(() => gateways.close());
  afterAll(() => gateways.remove());
  let redis: TestRedis;
  beforeEach(async () => {
    redis = await createTestRedis();
  });
  afterEach(() => redis.drop());

  async function keys(pattern: string): Promise<string[]> {
    const client = await connectTestRedis(redis.url);
    try {
      return await client.keys(pattern);
    } finally {
      await client.close();
    }
  }

  async function openOnRedis(env: Record<string, string> = {}) {
    const opened = await gateways.openStrict({
      REDIS_URL: redis.url,
      CHALLENGE_KEYS: keyOf('k'),
      ...env,
    });
    let probe = 0;
    const isShared = async () => {
      probe += 1;
      await send(opened.gateway, placeOrder, { from: `192.0.2.${probe}` });
      return (await keys('automation:*')).includes(`automation:order:address:192.0.2.${probe}`);
    };
    expect(await waitUntil(isShared, 10_000)).toBe(true);
    return opened;
  }

  it('is counted, and its solution used once, across copies of the gateway', async () => {
    const [one, other] = [await openOnRedis(), await openOnRedis()];
    expect((await send(one.gateway, placeOrder)).statusCode).toBe(200);
    const refused = await send(other.gateway, placeOrder);
    expect(refused.statusCode).toBe(429);
    const solution = solutionOf(refused);
    const both = await Promise.all(
      [one, other, one, other].map(({ gateway }) => send(gateway, placeOrder, { solution })),
    );
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is counted by account, whatever the session and the address', async () => {
    const { gateway } = await openOnRedis({ CHALLENGE_FACTOR: '0.2' });
    const all: number[] = [];
    for (const [sent, cookie] of [
      await signIn('ada'),
      await signIn('ada'),
      await signIn('ada'),
      await signIn('bob'),
    ].entries()) {
      const from = `198.51.100.${sent}`;
      all.push((await send(gateway, { ...placeOrder, headers: { cookie } }, { from })).statusCode);
    }
    expect(all).toEqual([200, 200, 429, 200]);
  });

  it('is not asked of admins who are signed in', async () => {
    const { gateway } = await openOnRedis();
    await send(gateway, likeArticle);
    const { id } = await openSession('admin', 'admin');
    const asAdmin = (token: string) => ({
      ...likeArticle,
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await send(gateway, asAdmin(id))).statusCode).toBe(200);
    expect((await send(gateway, asAdmin(keyOf('x').padEnd(43, 'x')))).statusCode).toBe(429);
    const cookie = await signIn('carla');
    const asCustomer = /=(.*)/.exec(cookie)?.[1] ?? '';
    expect((await send(gateway, asAdmin(asCustomer))).statusCode).toBe(429);
  });

  it('goes on while Redis is away: each copy counts, and each solution counts there once', async () => {
    const { gateway } = await gateways.openStrict({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await statuses(gateway, placeOrder, 2)).toEqual([200, 429]);
    const solution = solutionOf(await send(gateway, placeOrder));
    expect((await send(gateway, placeOrder, { solution })).statusCode).toBe(200);
    expect((await send(gateway, placeOrder, { solution })).statusCode).toBe(429);
  });

  async function openSession(uid: string, kind: 'admin' | 'browser') {
    const client = connectRedis(redis.url, { onAway: () => undefined, onBack: () => undefined });
    try {
      expect(await waitUntil(() => Promise.resolve(client.isReady), 10_000)).toBe(true);
      const store = new SessionStore(client, new Clock());
      const role = kind === 'admin' ? 'admin' : 'customer';
      return await store.open({ kind, user: { ...somebody, uid, role }, device: 'Firefox' });
    } finally {
      await closeRedis(client);
    }
  }
  const signIn = async (uid: string) =>
    `${SESSION_COOKIE}=${(await openSession(uid, 'browser')).id}`;
});
