import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Module } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { createService } from '../create-service';
import { DatabaseModule } from '../database.module';
import { databaseOptions } from '../database-options';
import { RedisModule } from '../redis.module';
import { DayCountEntity, dayCountTableSql } from './day-count.entity';
import { DayCountSweep } from './day-count-sweep';
import { DayCounts } from './day-counts';
import { DayCountsModule } from './day-counts.module';

const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };
/** Nobody listens there. */
const NO_REDIS = 'redis://127.0.0.1:1';
const start = Date.parse('2026-09-01T08:00:00Z');
const september = { from: '2026-09-01', to: '2026-09-30' };

let schema: TestDatabase;
let copies: NestFastifyApplication[];
let now: number;
beforeEach(async () => {
  schema = await createTestDatabase();
  const database = await new DataSource(options()).initialize();
  await database.query(dayCountTableSql);
  await database.destroy();
  [copies, now] = [[], start];
});
afterEach(async () => {
  for (const copy of copies) await copy.close();
  await schema.drop();
});

const options = () => databaseOptions(schema.url, { entities: [DayCountEntity], migrations: [] });

async function startCopy() {
  @Module({
    imports: [
      DatabaseModule.connect(options()),
      RedisModule.connect(NO_REDIS),
      DayCountsModule.with({
        kinds: { search: { keptDays: 30, least: 3 }, page: { keptDays: 60 } },
      }),
    ],
  })
  class WithCounts {}
  const app = await createService(WithCounts, { name: 'test', config });
  app.get(Clock, { strict: false }).now = () => now;
  copies.push(app);
  return { app, counts: app.get(DayCounts), sweep: app.get(DayCountSweep) };
}

const often = (times: number, count: () => void) => {
  for (let time = 0; time < times; time += 1) count();
};

describe('what is counted by day', () => {
  it('adds up over names, days and copies of the service', async () => {
    const [one, other] = [await startCopy(), await startCopy()];
    often(2, () => one.counts.add('search', 'liceo'));
    one.counts.add('page');
    other.counts.add('search', 'liceo');
    other.counts.add('search', 'scuola');
    await other.counts.flush();
    now += DAY_MS;
    one.counts.add('search', 'liceo');
    expect(await one.counts.times('search', september)).toBe(5);
    expect(await one.counts.times('page', september)).toBe(1);
    expect(await one.counts.times('search', { from: '2026-09-02', to: '2026-09-02' })).toBe(1);
    expect(await one.counts.names('search', september)).toEqual([
      { name: 'liceo', times: 4 },
      { name: 'scuola', times: 1 },
    ]);
    expect(await one.counts.names('search', { ...september, least: 3 })).toHaveLength(1);
    expect(await one.counts.firstDay('search')).toBe('2026-09-01');
    expect(await one.counts.firstDay('nothing')).toBeNull();
  });

  it('goes by the day in Italy', async () => {
    const { counts } = await startCopy();
    now = Date.parse('2026-09-01T22:00:00Z');
    counts.add('page');
    expect(await counts.firstDay('page')).toBe('2026-09-02');
  });

  it('is written when the service ends', async () => {
    const { app, counts } = await startCopy();
    counts.add('page');
    await app.close();
    copies = [];
    const { counts: later } = await startCopy();
    expect(await later.times('page', september)).toBe(1);
  });

  it('is the same for questions that are asked at once', async () => {
    const { counts } = await startCopy();
    for (let round = 1; round <= 10; round += 1) {
      counts.add('page');
      const questions = ['first', 'second', 'third'].map(() => counts.times('page', september));
      expect(await Promise.all(questions)).toEqual([round, round, round]);
    }
  });

  it('waits for the next time where it cannot be written', async () => {
    const { app, counts } = await startCopy();
    counts.add('page');
    const database = app.get(DataSource);
    const spy = jest.spyOn(database, 'query').mockRejectedValueOnce(new Error('Away.'));
    await expect(counts.flush()).rejects.toThrow('Away.');
    spy.mockRestore();
    counts.add('page');
    expect(await counts.times('page', september)).toBe(2);
  });

  it('forgets what is old, and rare names once their day is over', async () => {
    const { counts, sweep } = await startCopy();
    often(3, () => counts.add('search', 'liceo'));
    counts.add('search', 'mario rossi');
    counts.add('page');
    await counts.flush();
    await sweep.run();
    expect(await counts.names('search', september)).toHaveLength(2);
    now += DAY_MS;
    await sweep.run();
    expect(await counts.names('search', september)).toEqual([{ name: 'liceo', times: 3 }]);
    now += 30 * DAY_MS;
    await sweep.run();
    expect(await counts.times('search', september)).toBe(0);
    expect(await counts.times('page', september)).toBe(1);
  });
});
