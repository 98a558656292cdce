import { randomUUID } from 'node:crypto';
import { Global, Logger, Module } from '@nestjs/common';
import {
  type HealthQuestion,
  type HealthSlice,
  noVisits,
  timingStep,
  type VisitSums,
} from '@zaino/contracts/analytics';
import type { AppFigures, VersionRole } from '@zaino/contracts/releases';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { ConfigModule } from '@zaino/service/config.module';
import { createService } from '@zaino/service/create-service';
import { DatabaseModule } from '@zaino/service/database.module';
import { DomainError } from '@zaino/service/domain-error';
import { MailPostModule } from '@zaino/service/mail/mail-post.module';
import { OutboxMessage, outboxTableSql } from '@zaino/service/outbox/outbox-message.entity';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { RedisModule } from '@zaino/service/redis.module';
import { callTo, signInStaff } from '@zaino/service/testing/service-calls';
import { createTestDatabase } from '@zaino/testing/test-database';
import { TestMailbox } from '@zaino/testing/test-mailbox';
import { createTestRedis } from '@zaino/testing/test-redis';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AnalyticsClient } from '../upstreams/analytics-client';
import { CanaryJudge } from './canary-judge';
import { JudgementModule } from './judgement.module';
import { judgementVariables } from './judgement-variables';
import { type RunningCanary, RunningCanaries } from './running-canaries';
import { SendTakenBack } from './send-taken-back';

const NOW = Date.parse('2026-11-27T10:00:00Z');
let now = NOW;

/** Canaries as the registry would have them. */
class FakeCanaries extends RunningCanaries {
  canaries: RunningCanary[] = [];
  takenBack: { id: string; reason: string }[] = [];
  versions: { version: string; role: VersionRole }[] = [];
  database: DataSource | undefined;

  running() {
    return Promise.resolve(this.canaries);
  }

  async takeBack(id: string, reason: string, also: (manager: EntityManager) => Promise<void>) {
    this.canaries = this.canaries.filter((canary) => canary.id !== id);
    this.takenBack.push({ id, reason });
    await this.database?.transaction(also);
  }

  versionsOf() {
    return Promise.resolve(this.versions);
  }
}

/** Figures as the analytics service would answer them; away where there are none. */
class FakeAnalytics {
  slices: HealthSlice[] | undefined = [];
  asked: HealthQuestion[] = [];

  call(_endpoint: unknown, { body }: { body: HealthQuestion }) {
    this.asked.push(body);
    if (this.slices) return Promise.resolve({ slices: this.slices });
    return Promise.reject(new DomainError('unavailable', sharedErrorCodes.unavailable));
  }
}

const canaries = new FakeCanaries();
const analytics = new FakeAnalytics();

@Global()
@Module({
  providers: [
    { provide: RunningCanaries, useValue: canaries },
    { provide: AnalyticsClient, useValue: analytics },
  ],
  exports: [RunningCanaries, AnalyticsClient],
})
class Around {}

async function startJudgement() {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const mailbox = await TestMailbox.open();
  const settings = { PUBLIC_URL: 'https://zaino.example', SMTP_URL: mailbox.url };
  const config = {
    ...z.object(judgementVariables).parse({ ...settings, RELEASES_MAIL_TO: 'rilasci@example.it' }),
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    SERVICE_KEY: 'a-key-that-only-the-services-of-this-test-know',
  };
  const database = { type: 'mariadb' as const, url: schema.url, timezone: 'Z' };
  @Module({
    imports: [
      ConfigModule.with(config),
      DatabaseModule.connect({ ...database, entities: [OutboxMessage] }),
      RedisModule.connect(redis.url),
      OutboxModule.with({ handlers: [SendTakenBack], imports: [MailPostModule] }),
      JudgementModule.with({ imports: [] }),
      Around,
    ],
  })
  class WithJudgement {}
  const app = await createService(WithJudgement, { name: 'releases', config });
  app.get(Clock, { strict: false }).now = () => now;
  const dataSource = app.get(DataSource);
  canaries.database = dataSource;
  await dataSource.query(outboxTableSql);
  await app.listen(0, '127.0.0.1');
  const stop = async () => {
    await app.close();
    await mailbox.close();
    await Promise.all([schema.drop(), redis.drop()]);
  };
  return { app, origin: await app.getUrl(), mailbox, stop };
}

let judgement: Awaited<ReturnType<typeof startJudgement>>;
beforeAll(async () => {
  judgement = await startJudgement();
});
beforeEach(() => {
  now = NOW;
  Object.assign(canaries, { canaries: [], takenBack: [], versions: [] });
  Object.assign(analytics, { slices: [], asked: [] });
});
afterAll(() => judgement.stop());

const judge = () => judgement.app.get(CanaryJudge, { strict: false }).run();
const canaryOf = (ageMs: number): RunningCanary => ({
  id: randomUUID(),
  app: 'cart',
  version: 'new',
  stableVersion: 'old',
  startedAt: new Date(NOW - ageMs),
});

function slice(version: string, agoMs: number, visits: Partial<VisitSums>): HealthSlice {
  return { ...noVisits, ...visits, version, at: new Date(NOW - agoMs).toISOString() };
}

const failing = [
  slice('old', 10 * MINUTE_MS, { visits: 6_200, failures: 3, errors: 3 }),
  slice('new', 10 * MINUTE_MS, { visits: 310, failures: 12, errors: 12 }),
];

describe('a canary that fails', () => {
  it('is taken back with the figures, and a mail tells of it', async () => {
    const canary = canaryOf(10 * MINUTE_MS);
    canaries.canaries = [canary];
    analytics.slices = failing;
    await judge();
    const reason = '12 visite su 310 con un errore, 3 su 6.200 nella versione attuale';
    expect(canaries.takenBack).toEqual([{ id: canary.id, reason }]);
    const since = new Date(NOW - HOUR_MS - 10 * MINUTE_MS).toISOString();
    expect(analytics.asked[0]).toEqual({
      app: 'cart',
      versions: ['new', 'old'],
      since,
      sliceMinutes: 10,
    });
    const mail = await judgement.mailbox.mailTo('rilasci@example.it');
    expect(mail.subject).toBe('cart: la versione new è stata ritirata');
    expect(mail.text).toContain(reason);
    expect(mail.text).toContain('https://zaino.example/admin/releases?app=cart');
  });

  it('is taken back where it is the server that cannot draw its pages', async () => {
    canaries.canaries = [canaryOf(10 * MINUTE_MS)];
    analytics.slices = [
      slice('old', 10 * MINUTE_MS, { renders: 6_200, failedRenders: 3 }),
      slice('new', 10 * MINUTE_MS, { renders: 310, failedRenders: 12 }),
    ];
    await judge();
    expect(canaries.takenBack[0]?.reason).toBe(
      'Pagine che il server non ha saputo preparare per intero: 12 su 310, 3 su 6.200 nella versione attuale',
    );
  });

  it('is left alone where all of it was before the canary began', async () => {
    canaries.canaries = [canaryOf(5 * MINUTE_MS)];
    analytics.slices = failing;
    await judge();
    expect(canaries.takenBack).toEqual([]);
  });
});

describe('a canary that is slower', () => {
  it.each([
    ['lcp', /^Il contenuto principale appare entro 1,\d\d secondi in tre visite su quattro/],
    ['inp', /^La pagina risponde a un tocco entro/],
  ] as const)('is taken back by its %s', async (timing, words) => {
    const at = (ms: number, times: number) => [...Array<number>(timingStep(ms)).fill(0), times];
    canaries.canaries = [canaryOf(10 * MINUTE_MS)];
    analytics.slices = [
      slice('old', HOUR_MS, { visits: 900, [timing]: at(1_000, 900) }),
      slice('old', 10 * MINUTE_MS, { visits: 900, [timing]: at(1_000, 900) }),
      slice('new', 10 * MINUTE_MS, { visits: 200, [timing]: at(1_900, 200) }),
    ];
    await judge();
    expect(canaries.takenBack).toHaveLength(1);
    expect(canaries.takenBack[0]?.reason).toMatch(words);
    expect(canaries.takenBack[0]?.reason).toMatch(/nella versione attuale \(200 e 900 visite\)$/);
  });
});

describe('the sweep', () => {
  it('judges nothing while analytics is away, and says so once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    canaries.canaries = [canaryOf(10 * MINUTE_MS)];
    analytics.slices = undefined;
    for (let times = 0; times < 3; times += 1) await judge();
    const told = warn.mock.calls.filter(([words]) => /analytics is away/.test(String(words)));
    warn.mockRestore();
    expect(told).toHaveLength(1);
    expect(canaries.takenBack).toEqual([]);
    analytics.slices = failing;
    await judge();
    expect(canaries.takenBack).toHaveLength(1);
  });

  it('looks at an old canary less often', async () => {
    canaries.canaries = [canaryOf(DAY_MS)];
    for (const waited of [0, MINUTE_MS, 2 * MINUTE_MS]) {
      now = NOW + waited;
      await judge();
    }
    expect(analytics.asked).toHaveLength(2);
  });
});

describe('figures', () => {
  const read = async (query: string) => {
    const call = callTo(judgement.app, judgement.origin);
    const headers = await signInStaff(judgement.app, ['all']);
    return call<AppFigures>({ path: `/api/admin/releases/figures?${query}`, headers });
  };

  it('are told by version and slice of time, with what is live first', async () => {
    canaries.versions = [
      { version: 'old', role: 'live' },
      { version: 'new', role: 'canary' },
      { version: 'first', role: 'earlier' },
    ];
    analytics.slices = [
      ...failing,
      slice('new', 0, {
        visits: 10,
        renders: 40,
        failedRenders: 1,
        lcp: [...Array<number>(timingStep(1_000)).fill(0), 8],
      }),
    ];
    const { status, body } = await read('app=cart');
    expect(status).toBe(200);
    expect(body.series.map(({ version, role }) => [version, role])).toEqual([
      ['old', 'live'],
      ['new', 'canary'],
    ]);
    const [, canary] = body.series;
    expect(canary?.totals).toMatchObject({
      visits: 320,
      failures: 12,
      renders: 40,
      failedRenders: 1,
      inp: null,
    });
    expect(Math.abs((canary?.totals.lcp ?? 0) - 1_000)).toBeLessThan(100);
    expect(canary?.points).toMatchObject([
      { at: new Date(NOW - 10 * MINUTE_MS).toISOString(), visits: 310, lcp: null },
      { at: new Date(NOW).toISOString(), visits: 10 },
    ]);
    expect(analytics.asked[0]).toMatchObject({ sliceMinutes: 15 });
  });

  it('are none of an app that nobody knows, and refused for one that cannot be', async () => {
    expect((await read('app=nothing')).body).toEqual({ app: 'nothing', series: [] });
    expect((await read('app=../cart')).status).toBe(400);
    expect((await read('app=cart&hours=721')).status).toBe(400);
  });

  it('are unavailable without analytics', async () => {
    canaries.versions = [{ version: 'old', role: 'live' }];
    analytics.slices = undefined;
    expect(await read('app=cart')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('are for admins alone', async () => {
    const call = callTo(judgement.app, judgement.origin);
    expect((await call({ path: '/api/admin/releases/figures?app=cart' })).status).toBe(401);
  });
});
