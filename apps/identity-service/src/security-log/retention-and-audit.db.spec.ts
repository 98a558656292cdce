import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { DeletedAccountEntity } from './deleted-account.entity';
import { startTestService, type TestService } from '../testing/test-service';
import { Audit } from './audit';
import { LoggedEventEntity } from './logged-event.entity';
import type { NewEvent } from './new-event';
import { RetentionSweep } from './retention-sweep';
import { CONSUMER_GROUP } from './stream-consumer';

describe('two copies of the service', () => {
  let service: TestService;
  let copies: TestService['app'][];

  beforeAll(async () => {
    service = await startTestService();
    copies = [service.app, (await service.startCopy()).app];
  });
  afterAll(() => service.stop());

  const events = () => service.app.get(DataSource).getRepository(LoggedEventEntity);
  const insert = async (count: number, fields: Partial<NewEvent> = {}) => {
    const at = new Date(service.clock.now());
    const event = {
      timestamp: at,
      recordedAt: at,
      level: 'WARN' as const,
      category: 'auth.sign-in',
      message: 'x',
      source: 'test',
      ...fields,
    };
    await events().insert(Array.from({ length: count }, () => event));
  };

  describe('retention', () => {
    const run = () => Promise.all(copies.map((app) => app.get(RetentionSweep).runIfDue()));

    it('deletes what is older than seven days, in one copy, once an hour', async () => {
      await insert(2_500, { category: 'old' });
      service.clock.advance(HOUR_MS);
      await insert(3, { category: 'young' });
      service.clock.advance(7 * DAY_MS - MINUTE_MS);
      const turns = await run();
      // The service's own look may have been the first.
      expect(turns.filter(Boolean).length).toBeLessThanOrEqual(1);
      expect(
        await waitUntil(async () => !(await events().existsBy({ category: 'old' })), 10_000),
      ).toBe(true);
      expect(await events().countBy({ category: 'young' })).toBe(3);
      service.clock.advance(2 * MINUTE_MS);
      expect(await run()).toEqual([false, false]);
      expect(await events().countBy({ category: 'young' })).toBe(3);
      service.clock.advance(HOUR_MS);
      await run();
      const isGone = async () => !(await events().existsBy({ category: 'young' }));
      expect(await waitUntil(isGone, 10_000)).toBe(true);
    });

    it('forgets the mark of a deleted account when nothing can name it any more', async () => {
      const marks = service.app.get(DataSource).getRepository(DeletedAccountEntity);
      const uid = randomUUID();
      await marks.insert({ uid, deletedAt: new Date(service.clock.now()) });
      service.clock.advance(7 * DAY_MS);
      await run();
      expect(await marks.existsBy({ uid })).toBe(true);
      service.clock.advance(2 * HOUR_MS);
      await run();
      expect(await waitUntil(async () => !(await marks.existsBy({ uid })), 10_000)).toBe(true);
    });

    it('forgets readers of the stream that ended, and none that reads or left something unfinished', async () => {
      const group = [SECURITY_LOG_STREAM, CONSUMER_GROUP] as const;
      const redis = service.app.get<Redis>(REDIS);
      const exists = async () => (await redis.exists(SECURITY_LOG_STREAM)) === 1;
      expect(await waitUntil(exists, 10_000)).toBe(true);
      for (const name of ['ended', 'reading']) await redis.xGroupCreateConsumer(...group, name);
      await redis
        .multi()
        .xAdd(SECURITY_LOG_STREAM, '*', { entry: '{}' })
        .xReadGroup(CONSUMER_GROUP, 'crashed', { key: SECURITY_LOG_STREAM, id: '>' })
        .exec();
      // Redis has a clock of its own, which no test can move.
      for (const app of copies) {
        const client = app.get<Redis>(REDIS);
        const ask = client.xInfoConsumers.bind(client);
        const xInfoConsumers = async (...args: typeof group) =>
          (await ask(...args)).map((consumer) => ({
            ...consumer,
            idle: consumer.name === 'reading' ? 0 : 2 * HOUR_MS,
          }));
        Object.assign(client, { xInfoConsumers });
      }
      service.clock.advance(HOUR_MS);
      await run();
      const names = async () => (await redis.xInfoConsumers(...group)).map(({ name }) => name);
      expect(await waitUntil(async () => !(await names()).includes('ended'), 10_000)).toBe(true);
      expect(await names()).toEqual(expect.arrayContaining(['crashed', 'reading']));
    });
  });

  describe('audit', () => {
    /** The findings so far, oldest first; the stream brings them to the table. */
    const findings = () =>
      events().find({ where: { category: 'audit.finding' }, order: { id: 'ASC' } });
    const audit = () => Promise.all(copies.map((app) => app.get(Audit).runIfDue()));
    const settle = async () => {
      // Past what the last audit saw, and the moments in which an insert may not be visible.
      service.clock.advance(5 * MINUTE_MS);
      await audit();
    };
    const findingsAfter = async (count: number) => {
      await waitUntil(async () => (await findings()).length >= count, 10_000);
      return (await findings()).map(({ data }) => JSON.parse(data ?? 'null') as object);
    };

    beforeEach(async () => {
      await settle();
      await events().deleteAll();
    });

    it('finds lockouts, revoked sessions, refused calls and bursts of errors, once', async () => {
      await insert(5, { category: 'auth.lockout' });
      await insert(10, { category: 'session.revoked-used' });
      await insert(5, { category: 'csrf.refused' });
      await insert(12, { category: 'browser.error', source: 'browser', level: 'ERROR' });
      await insert(8, { category: 'browser.rejection', source: 'browser', level: 'ERROR' });
      service.clock.advance(5 * MINUTE_MS);
      expect((await audit()).filter(Boolean).length).toBeLessThanOrEqual(1);
      expect(await findingsAfter(1)).toMatchObject([
        { lockouts: 5, revokedTokens: 10, refusedCsrf: 5, browserErrors: 20, failures: 0 },
      ]);
      const [finding] = await findings();
      expect(finding).toMatchObject({ level: 'WARN', source: 'identity', userId: null });
      await settle();
      await settle();
      expect(await findings()).toHaveLength(1);
    });

    it('finds nothing below the thresholds, nor in what browsers only claim', async () => {
      await insert(4, { category: 'auth.lockout' });
      await insert(9, { category: 'session.revoked-used' });
      await insert(4, { category: 'csrf.refused' });
      await insert(19, { category: 'browser.error', source: 'browser', level: 'ERROR' });
      await insert(30, { category: 'browser.auth.lockout', source: 'browser', level: 'INFO' });
      await settle();
      await insert(5, { category: 'auth.lockout' });
      await settle();
      expect(await findingsAfter(1)).toMatchObject([{ lockouts: 5, browserErrors: 0 }]);
    });

    it('looks at what happened while no copy was there, five minutes at a time', async () => {
      for (let n = 0; n < 4; n += 1) {
        await insert(2, { category: 'auth.lockout' });
        service.clock.advance(5 * MINUTE_MS);
      }
      await insert(6, { category: 'auth.lockout' });
      service.clock.advance(5 * MINUTE_MS);
      await audit();
      expect(await findingsAfter(1)).toMatchObject([{ lockouts: 6 }]);
    });
  });
});
