import { dataChangedChannel, dataChangedSchema } from '@zaino/contracts/shared';
import { connectTestRedis, createTestRedis } from '@zaino/testing/test-redis';
import { DataChanges } from './data-changes';
import { startServiceWithRedis } from './testing/service-with-redis';

describe('DataChanges', () => {
  it('tells all who listen, also what was changed before Redis was there', async () => {
    const redis = await createTestRedis();
    const listener = await connectTestRedis(redis.url);
    const domains: string[] = [];
    let tell = (): void => undefined;
    await listener.subscribe(dataChangedChannel(listener), (message) => {
      domains.push(dataChangedSchema.parse(JSON.parse(message)).domain);
      tell();
    });
    const heard = (domain: string) =>
      new Promise<void>((resolve) => {
        tell = () => domains.includes(domain) && resolve();
      });

    const app = await startServiceWithRedis(redis.url);
    const early = heard('test-early');
    app.get(DataChanges).publish({ domain: 'test-early' });
    await early;
    const late = heard('test-late');
    app.get(DataChanges).publish({ domain: 'test-late' });
    await late;

    await app.close();
    await listener.close();
    await redis.drop();
  });

  it('lets a service go on while Redis is away', async () => {
    const app = await startServiceWithRedis('redis://127.0.0.1:1');
    app.get(DataChanges).publish({ domain: 'test' });
    await app.close();
  });
});
