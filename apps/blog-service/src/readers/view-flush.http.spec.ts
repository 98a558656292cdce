import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { DataSource } from 'typeorm';
import { startTestService, type TestService } from '../testing/test-service';
import { beginHour, from, newAddress, type ReaderCalls, readerCalls } from './testing/reader-calls';
import { ViewCounter } from './view-counter';
import { ViewFlush } from './view-flush';
import { viewKeys } from './view-scripts';

let folder: string;
let redis: OwnRedis;
let service: TestService;
let reader: ReaderCalls;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaino-append-only-'));
  redis = await startOwnRedis(folder);
  service = await startTestService({ redisUrl: redis.url });
  reader = readerCalls(service);
});
beforeEach(() => beginHour(service));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await service.stop();
  await redis.kill();
  await rm(folder, { recursive: true });
});

const find = <Kind>(kind: new (...args: never[]) => Kind) =>
  service.app.get(kind, { strict: false });
const client = () => service.app.get<Redis>(REDIS, { strict: false });
const flush = () => find(ViewFlush).run();
const nobody = from(newAddress(), 'curl/8.5.0');
const visitors = (count: number, article: { id: string }) =>
  Promise.all(Array.from({ length: count }, () => reader.visit(article)));
const storedViews = async ({ id }: { id: string }) => {
  const [row] = await service.database.query<{ views: number }[]>(
    'SELECT views FROM article WHERE id = ?',
    [id],
  );
  return row?.views;
};
const untilReady = async (isReady: boolean) => {
  while (client().isReady !== isReady) await new Promise((resolve) => setTimeout(resolve, 10));
};
/** No flush but those of the test. */
const stopTask = () => {
  const run = find(ViewFlush).run.bind(find(ViewFlush));
  jest.spyOn(find(ViewFlush), 'run').mockResolvedValue();
  return { run };
};

type Step = [name: string, target: () => object, method: string, failingCall: number];
const steps: Step[] = [
  ['looking for batches that are left', () => find(ViewCounter), 'closedBatches', 1],
  ['closing the open batch', () => find(ViewCounter), 'closedBatches', 2],
  ['reading a batch', () => find(ViewCounter), 'viewsOf', 1],
  // Within the transaction; the crash after it is the one before the next step.
  ['writing to the database', () => find(ViewFlush), 'add', 1],
  ['forgetting a batch', () => find(ViewCounter), 'forget', 1],
];

describe('views on their way to the database', () => {
  describe.each(['before', 'after'])('after a crash %s', (when) => {
    it.each(steps)('%s arrive once', async (_, target, method, failingCall) => {
      const article = await service.article();
      const task = stopTask();
      await visitors(3, article);
      const holder = target() as Record<string, (...args: unknown[]) => Promise<unknown>>;
      const original = holder[method]?.bind(holder);
      let calls = 0;
      const spy = jest.spyOn(holder, method).mockImplementation(async (...args) => {
        calls += 1;
        if (calls !== failingCall) return original?.(...args);
        if (when === 'after') await original?.(...args);
        throw new Error('The process is gone.');
      });
      await expect(task.run()).rejects.toThrow('The process is gone.');
      spy.mockRestore();
      await visitors(2, article);
      expect((await reader.visit(article, nobody)).body.views).toBe(5);
      await task.run();
      expect(await storedViews(article)).toBe(5);
      await task.run();
      expect(await storedViews(article)).toBe(5);
    });
  });

  it('arrive once, although the transaction breaks off in its middle', async () => {
    const [article, other] = [await service.article(), await service.article()];
    const task = stopTask();
    await visitors(3, article);
    await visitors(2, other);
    const { query } = find(DataSource);
    const spy = jest.spyOn(find(DataSource), 'query').mockImplementation((statement, ...rest) => {
      if (statement.includes('SET views')) return Promise.reject(new Error('Broken off.'));
      return query.call(find(DataSource), statement, ...rest);
    });
    await expect(task.run()).rejects.toThrow('Broken off.');
    spy.mockRestore();
    expect(await storedViews(article)).toBe(0);
    await task.run();
    expect([await storedViews(article), await storedViews(other)]).toEqual([3, 2]);
  });

  it('arrive once, although two copies move the same batches at once', async () => {
    const copy = await service.startCopy();
    const article = await service.article();
    for (let round = 1; round <= 5; round += 1) {
      await visitors(10, article);
      const ofCopy = copy.app.get(ViewFlush, { strict: false });
      await Promise.all([flush(), ofCopy.run(), flush(), ofCopy.run()]);
      expect(await storedViews(article)).toBe(10 * round);
    }
    await copy.stop();
  });

  it('wait in one batch while the database is away', async () => {
    const article = await service.article();
    await flush();
    const task = stopTask();
    await visitors(2, article);
    await service.databaseRelay.cut();
    for (let round = 0; round < 3; round += 1) await task.run().catch(() => undefined);
    expect(await client().sCard(viewKeys.batches)).toBe(1);
    await service.databaseRelay.restore();
    await visitors(1, article);
    await task.run();
    expect(await storedViews(article)).toBe(3);
  });

  it('and who was counted outlast a restart of the service', async () => {
    const article = await service.article();
    stopTask();
    const visitor = from(newAddress());
    await reader.visit(article, visitor);
    const next = await service.startCopy();
    const { visit } = readerCalls({ ...service, call: next.call });
    expect((await visit(article, visitor)).body.views).toBe(1);
    await next.app.get(ViewFlush, { strict: false }).run();
    expect(await storedViews(article)).toBe(1);
    expect((await visit(article, visitor)).body.views).toBe(1);
    await next.stop();
  });

  it('and who was counted outlast a crash of Redis', async () => {
    const article = await service.article();
    const task = stopTask();
    const visitor = from(newAddress());
    await reader.visit(article, visitor);
    await visitors(4, article);
    await redis.kill();
    await untilReady(false);
    expect((await reader.visit(article)).body.views).toBe(0);
    await redis.restart();
    await untilReady(true);
    expect((await reader.visit(article, visitor)).body.views).toBe(5);
    await visitors(1, article);
    await task.run();
    expect(await storedViews(article)).toBe(6);
  });

  it('are answered while Redis holds its connections and says nothing', async () => {
    const article = await service.article();
    await visitors(1, article);
    await flush();
    redis.freeze();
    expect((await reader.visit(article)).body).toMatchObject({ views: 1, liked: false });
    redis.thaw();
    await untilReady(true);
    await visitors(1, article);
    await flush();
    expect(await storedViews(article)).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['at once', 0],
    ['while it still reads its file', 400],
  ])(
    'arrive once, although Redis comes back with what it held before they were moved, and answers %s',
    async (_, readsFor) => {
      const article = await service.article();
      await flush();
      const task = stopTask();
      await visitors(4, article);
      const batch = (await client().get(viewKeys.open)) ?? '';
      // The copy of its memory that Redis writes down from time to time.
      const held = await client().hGetAll(viewKeys.batch(batch));
      await visitors(1, article);
      await task.run();
      expect(await storedViews(article)).toBe(5);
      await client().set(viewKeys.open, batch);
      await client().sAdd(viewKeys.batches, batch);
      await client().hSet(viewKeys.batch(batch), held);
      // It lets others in once in 1,024 of these.
      await Promise.all(Array.from({ length: 4_000 }, (__, n) => client().set(`other:${n}`, '')));
      await redis.kill();
      await untilReady(false);
      await redis.restart({ readsFor });
      await untilReady(true);
      await visitors(2, article);
      expect((await reader.visit(article, nobody)).body.views).toBe(7);
      await task.run();
      expect(await storedViews(article)).toBe(7);
      expect(await client().sCard(viewKeys.batches)).toBe(0);
    },
  );

  it('leave no key behind but what remembers the hour', async () => {
    const article = await service.article();
    await visitors(3, article);
    await flush();
    const keys = await client().keys(`${viewKeys.batch('')}*`);
    expect(keys).toEqual([]);
    const remembered = [...(await client().keys(viewKeys.seen('*'))), viewKeys.salt(hour())];
    for (const key of remembered) {
      const ttl = await client().pTTL(key);
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThan(66 * MINUTE_MS);
    }
  });

  it('are known to have arrived for a week', async () => {
    const article = await service.article();
    await visitors(1, article);
    await flush();
    const batches = async () => {
      const [row] = await service.database.query<{ batches: string }[]>(
        'SELECT COUNT(*) AS batches FROM view_batch',
      );
      return Number(row?.batches);
    };
    expect(await batches()).toBeGreaterThan(0);
    service.advance(6 * DAY_MS);
    await flush();
    expect(await batches()).toBeGreaterThan(0);
    service.advance(2 * DAY_MS);
    await flush();
    expect(await batches()).toBe(0);
  });

  it('of an article that is gone are dropped', async () => {
    const [article, other] = [await service.article(), await service.article()];
    await visitors(2, article);
    await visitors(2, other);
    await service.database.query('DELETE FROM article WHERE id = ?', [article.id]);
    await flush();
    expect(await storedViews(other)).toBe(2);
  });
});

const hour = () => Math.floor(service.now() / HOUR_MS);
