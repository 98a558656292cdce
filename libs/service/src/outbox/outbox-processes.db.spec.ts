import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { type Redis, REDIS } from '../redis-client';
import { OutboxStage } from '../testing/service-with-outbox';
import { outboxChannel } from './outbox-channel';

describe('an outbox whose relay runs in a process of its own', () => {
  let stage: OutboxStage;
  let redis: OwnRedis;
  beforeEach(async () => {
    stage = await OutboxStage.open();
    redis = await startOwnRedis();
  });
  afterEach(async () => {
    await stage.close();
    await redis.kill();
  });

  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  type Copy = Awaited<ReturnType<OutboxStage['startAdding']>>;
  const startBoth = async () => {
    const delivered: unknown[] = [];
    const deliveredByApi: unknown[] = [];
    const mail = (payload: unknown) => void delivered.push(payload);
    await stage.start({ mail }, redis.url);
    const api = await stage.startAdding(
      { mail: (payload) => void deliveredByApi.push(payload) },
      redis.url,
    );
    await until(() => isWorkerListening(api));
    return { api, delivered, deliveredByApi };
  };
  const isWorkerListening = async ({ app, database }: Copy) => {
    const heard = await app
      .get<Redis>(REDIS)
      .publish(outboxChannel(database), '')
      .catch(() => 0);
    return heard === 1;
  };
  /** One after the other: looked for every 2 s only, so many would take longer than a test may. */
  const deliverMany = async ({ api, delivered }: Awaited<ReturnType<typeof startBoth>>) => {
    for (let n = delivered.length + 1, last = n + 40; n < last; n += 1) {
      await api.database.transaction((manager) => api.outbox.add(manager, 'mail', n));
      await until(() => delivered.length === n);
    }
  };

  it('delivers what the others commit, woken by them', async () => {
    const both = await startBoth();
    await deliverMany(both);
    expect(both.deliveredByApi).toEqual([]);
  });

  it('delivers while Redis is away, and is woken again once it is back', async () => {
    const both = await startBoth();
    const { api, delivered } = both;
    await redis.kill();
    await until(() => !api.app.get<Redis>(REDIS).isReady);
    await api.outbox.add(api.database.manager, 'mail', 1);
    await until(() => delivered.length === 1);
    await redis.restart();
    await until(() => isWorkerListening(api));
    await deliverMany(both);
  });

  it('lets the others list what is parked, and have it delivered', async () => {
    const { api, delivered } = await startBoth();
    const parked = new Date(stage.now);
    await api.database.query(
      `INSERT INTO outbox_message (topic, payload, attempts, due_at, created_at, parked_at)
       VALUES ('mail', '"late"', 10, '9999-12-31', ?, ?)`,
      [parked, parked],
    );
    const [message] = await api.admin.listParked();
    expect(message).toMatchObject({ topic: 'mail', attempts: 10, parkedAt: parked });
    expect(await api.admin.retry(message?.id ?? '')).toBe(true);
    await until(() => delivered.length === 1);
    expect(delivered).toEqual(['late']);
  });
});
