import { createTestRedis } from '@zaino/testing/test-redis';
import { Readiness } from './readiness';
import { type Redis, REDIS } from './redis-client';
import { startServiceWithRedis } from './testing/service-with-redis';

describe('RedisModule', () => {
  it('gives a client that works, and closes it once', async () => {
    const redis = await createTestRedis();
    const app = await startServiceWithRedis(redis.url);
    const client = app.get<Redis>(REDIS);
    while (!client.isReady) await new Promise((resolve) => setTimeout(resolve, 10));
    await client.set('key', 'value');
    expect(await client.get('key')).toBe('value');
    await app.close();
    await redis.drop();
  });

  it('lets the service start, say so and stop while Redis is away', async () => {
    const app = await startServiceWithRedis('redis://127.0.0.1:1');
    const report = await app.get(Readiness).report();
    expect(report).toEqual({ isReady: true, checks: { redis: 'down' } });
    await app.close();
  });
});
