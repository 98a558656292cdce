import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { forClient } from '../calling-client';
import { Clock } from '../clock';
import { type Redis, REDIS } from '../redis-client';
import { startGuardedService } from '../testing/guarded-service';
import {
  type SecurityEntry,
  type SecurityEvent,
  SECURITY_LOG_FIELD,
  SECURITY_LOG_STREAM,
  SecurityLog,
} from './security-log';

const anEvent: SecurityEvent = {
  level: 'WARN',
  category: 'auth.lockout',
  message: 'An account was locked',
};

describe('SecurityLog', () => {
  const lines: string[] = [];
  let redis: OwnRedis;
  let app: NestFastifyApplication;
  let log: SecurityLog;

  beforeAll(async () => {
    redis = await startOwnRedis();
    app = await startGuardedService({ redisUrl: redis.url, log: lines });
    log = app.get(SecurityLog);
  });
  afterAll(async () => {
    await app.close();
    await redis.kill();
  });

  const entries = async (): Promise<SecurityEntry[]> => {
    const found = (await app.get<Redis>(REDIS).xRange(SECURITY_LOG_STREAM, '-', '+')) ?? [];
    return found.map(
      ({ message }) => JSON.parse(message[SECURITY_LOG_FIELD] ?? '') as SecurityEntry,
    );
  };
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('tells the stream all, and the process only what names nobody', async () => {
    app.get(Clock).now = () => Date.parse('2026-09-01T08:00:00Z');
    log.record({ ...anEvent, data: { attempts: 5 }, userId: 'user-1' });
    await until(async () => (await entries()).length === 1);
    expect(await entries()).toEqual([
      {
        timestamp: '2026-09-01T08:00:00.000Z',
        source: 'guarded',
        userId: 'user-1',
        ...anEvent,
        data: { attempts: 5 },
      },
    ]);
    const line = lines.find((text) => text.includes('auth.lockout'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'warn' });
    expect(line).not.toContain('user-1');
  });

  it('tells the network of whoever calls, and never the address', async () => {
    const before = (await entries()).length;
    forClient('203.0.113.77', () => {
      log.record(anEvent);
      log.record({ ...anEvent, data: { attempts: 5 } });
    });
    log.record({ ...anEvent, client: '2001:db8:1:2::3' });
    await until(async () => (await entries()).length === before + 3);
    const told = (await entries()).slice(before);
    expect(told.map(({ data }) => data)).toEqual([
      { network: '203.0.113.0/24' },
      { attempts: 5, network: '203.0.113.0/24' },
      { network: '2001:db8:1::/48' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/113\.77|1:2::/);
    await app.get<Redis>(REDIS).del(SECURITY_LOG_STREAM);
    log.record({ ...anEvent, data: { attempts: 5 }, userId: 'user-1' });
    await until(async () => (await entries()).length === 1);
  });

  it('takes data that is no JSON without failing', async () => {
    const ring: { self?: object } = {};
    ring.self = ring;
    log.record({ ...anEvent, data: ring });
    log.record({ ...anEvent, data: 1n });
    await until(async () => (await entries()).length === 3);
    expect((await entries()).slice(1).map(({ data }) => data)).toEqual([null, null]);
  });

  it('keeps what happened while Redis is away, in order and not without end', async () => {
    await redis.kill();
    await until(() => !app.get<Redis>(REDIS).isReady);
    for (let n = 0; n < 1_200; n++) log.record({ ...anEvent, data: n });
    await redis.restart();
    await until(async () => app.get<Redis>(REDIS).isReady && (await entries()).length >= 1_000);
    log.record({ ...anEvent, data: 'after' });
    await until(async () => (await entries()).at(-1)?.data === 'after');
    const told = (await entries()).map(({ data }) => data);
    expect(told).toEqual([...Array.from({ length: 1_000 }, (_, n) => n), 'after']);
  });

  it('does not let the stream grow without end', async () => {
    const client = app.get<Redis>(REDIS);
    for (let n = 0; n < 12; n++) {
      for (let m = 0; m < 1_000; m++) log.record(anEvent);
      const expected = Math.min(9_000, (n + 1) * 900);
      await until(async () => (await client.xLen(SECURITY_LOG_STREAM)) >= expected);
    }
    expect(await client.xLen(SECURITY_LOG_STREAM)).toBeLessThan(10_500);
  });
});
