import { publishedChannel } from '@zaino/contracts/releases';
import { REDIS, type Redis } from '@zaino/service/redis-client';
import { openSignedText } from '@zaino/service/signed-text';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis } from '@zaino/testing/test-redis';
import { publicKeys, startTestService, type TestService } from '../testing/test-service';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

let service: TestService;
let redis: Awaited<ReturnType<typeof connectTestRedis>>;
let heard: unknown[];
beforeEach(async () => {
  service = await startTestService();
  const own: Redis = service.app.get(REDIS, { strict: false });
  await waitUntil(() => own.isReady, 10_000);
  redis = await connectTestRedis(service.redisUrl);
  heard = [];
  await redis.subscribe(publishedChannel(redis), (text) =>
    heard.push(JSON.parse(openSignedText(text, publicKeys))),
  );
});
afterEach(async () => {
  redis.destroy();
  await service.stop();
});

describe('gateways', () => {
  it('are told what is published, once, and signed', async () => {
    await service.publish('cart', first);
    await service.publish('cart', first);
    await service.publish('cart', second);
    expect(await waitUntil(() => heard.length > 1, 10_000)).toBe(true);
    expect(heard).toEqual([
      { app: 'cart', version: first },
      { app: 'cart', version: second },
    ]);
  });

  it('hear nothing while Redis is away, and versions are published all the same', async () => {
    await service.given(['shell', first], ['cart', first]);
    const { headers } = await service.team('cart');
    await service.redisRelay.cut();
    expect(await service.publish('cart', second, { headers })).toMatchObject({ status: 200 });
    expect(heard).not.toContainEqual({ app: 'cart', version: second });
    await service.redisRelay.restore();
  });
});
