import { Module } from '@nestjs/common';
import { createTestRedis } from '@zaino/testing/test-redis';
import { createService } from './create-service';
import { Readiness } from './readiness';
import { type Redis, REDIS } from './redis-client';
import { RedisModule } from './redis.module';

const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };

async function start(url: string) {
  @Module({ imports: [RedisModule.connect(url)] })
  class WithRedis {}
  return createService(WithRedis, { name: 'test', config });
}

describe('RedisModule', () => {
  it('gives a client that works, and closes it once', async () => {
    const redis = await createTestRedis();
    const app = await start(redis.url);
    const client = app.get<Redis>(REDIS);
    while (!client.isReady) await new Promise((resolve) => setTimeout(resolve, 10));
    await client.set('key', 'value');
    expect(await client.get('key')).toBe('value');
    await app.close();
    await redis.drop();
  });

  it('lets the service start, say so and stop while Redis is away', async () => {
    const app = await start('redis://127.0.0.1:1');
    const report = await app.get(Readiness).report();
    expect(report).toEqual({ isReady: true, checks: { redis: 'down' } });
    await app.close();
  });
});
