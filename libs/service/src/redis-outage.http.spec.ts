import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { waitUntil } from '@zaino/testing/processes';
import { isConnectionFailure } from './connection-failure';
import { type Redis, REDIS } from './redis-client';
import { SecurityLog } from './security-log/security-log';
import { SessionStore } from './sessions/session-store';
import { startGuardedService } from './testing/guarded-service';

const reasonOf = (error: unknown) => error;

const user = {
  uid: 'user-1',
  email: 'ada@example.it',
  isEmailVerified: true,
  displayName: 'Ada',
  role: 'customer' as const,
  tenantId: null,
};

describe('a service whose Redis', () => {
  let redis: OwnRedis;
  let app: NestFastifyApplication;
  let origin: string;

  beforeEach(async () => {
    redis = await startOwnRedis();
    app = await startGuardedService({ redisUrl: redis.url, serviceKey: 'k'.repeat(32) });
    origin = await app.getUrl();
  });
  afterEach(async () => {
    await app.close();
    await redis.kill();
  });

  const signIn = async () => {
    const { id } = await app.get(SessionStore).open({ kind: 'browser', user, device: 'Test' });
    return { cookie: `zaino_session=${id}` };
  };
  const call = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`${origin}/api/${path}`, { method, headers });
    const { code, uid } = (await answer.json()) as { code?: string; uid?: string | null };
    return [answer.status, code ?? uid];
  };
  const untilReady = async (isReady: boolean) => {
    while (app.get<Redis>(REDIS).isReady !== isReady) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const unavailable = [503, 'unavailable'];

  it('is killed lets nobody in, signs nobody out for certain, and goes on by itself', async () => {
    const cookie = await signIn();
    expect(await call('customer', cookie)).toEqual([200, 'user-1']);
    await redis.kill();
    await untilReady(false);

    for (const path of ['customer', 'bookshop', 'admin']) {
      expect(await call(path, cookie)).toEqual(unavailable);
      expect(await call(path)).toEqual(unavailable);
    }
    expect(await call('customer', cookie, 'POST')).toEqual(unavailable);
    const bearer = { authorization: `Bearer ${'a'.repeat(43)}` };
    expect(await call('admin', bearer)).toEqual(unavailable);
    expect(await call('public', cookie)).toEqual([200, null]);
    // Not as nobody: the admin would take the session for lost.
    expect(await call('more', bearer)).toEqual(unavailable);
    expect(await call('more', cookie)).toEqual([200, null]);
    expect(await call('service', { 'x-service-key': 'k'.repeat(32) })).toEqual([200, null]);
    expect(() => {
      const message = 'Nobody hears it';
      app.get(SecurityLog).record({ level: 'INFO', category: 'auth.sign-in', message });
    }).not.toThrow();

    await redis.restart();
    await untilReady(true);
    expect(await call('customer', cookie)).toEqual([401, 'unauthenticated']);
    expect(await call('customer', await signIn())).toEqual([200, 'user-1']);
  });

  it('answers nothing any more is waited for a moment only', async () => {
    const cookie = await signIn();
    redis.freeze();
    expect(await call('customer', cookie)).toEqual(unavailable);
    expect(await call('public', cookie)).toEqual([200, null]);
    await untilReady(false);
    redis.thaw();
    await untilReady(true);
    expect(await call('customer', cookie)).toEqual([200, 'user-1']);
  });

  it('is silent for a little more than a second keeps nobody out', async () => {
    const cookie = await signIn();
    redis.freeze();
    const answer = call('customer', cookie);
    await delay(1_300);
    redis.thaw();
    expect(await answer).toEqual([200, 'user-1']);
  });

  it('answers nothing any more is given up also while it is asked all the time', async () => {
    const client = app.get<Redis>(REDIS);
    redis.freeze();
    const asked: Promise<unknown>[] = [];
    const timer = setInterval(() => asked.push(client.get('x').catch(reasonOf)), 200);
    try {
      expect(await waitUntil(() => !client.isReady, 10_000)).toBe(true);
    } finally {
      clearInterval(timer);
    }
    expect((await Promise.all(asked)).every((reason) => isConnectionFailure(reason))).toBe(true);
    redis.thaw();
    await untilReady(true);
  });

  it('dies over a question refuses the call', async () => {
    const cookie = await signIn();
    redis.freeze();
    const calls = [call('customer', cookie), call('public', cookie)];
    await redis.kill();
    expect(await Promise.all(calls)).toEqual([unavailable, [200, null]]);
  });
});
