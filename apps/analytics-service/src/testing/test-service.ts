import type { INestApplicationContext } from '@nestjs/common';
import { analyticsEndpoints, type PageView } from '@zaino/contracts/analytics';
import type { Problem } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { type ContractFetch, contractFetch } from '@zaino/service/testing/contract-fetch';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { createDataSource } from '../database/data-source';
import { PageViewEntity } from '../page-views/page-view.entity';

export const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';

interface TestAnswer {
  status: number;
  body: { success?: boolean } & Partial<Problem>;
}

export interface TestService {
  app: INestApplicationContext;
  origin: string;
  /** Take the database, or Redis, away from the service alone. */
  databaseRelay: ServerRelay;
  redisRelay: ServerRelay;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  now: () => number;
  send: ContractFetch;
  add: (view: object, headers?: Record<string, string>) => Promise<TestAnswer>;
  /** What is kept, the oldest first. */
  stored: () => Promise<PageViewEntity[]>;
  stop: () => Promise<void>;
}

/** A page view as a browser tells it. */
export function pageView(changes: Partial<PageView> = {}): PageView {
  return {
    title: 'Cerca la tua scuola | Zaino',
    path: '/search',
    visit: 'first',
    firstCampaign: null,
    lastCampaign: null,
    consentVersion: '2026-11-23',
    ...changes,
  };
}

/** The real service on a schema and a Redis of its own, by way of relays, with a clock that the test moves. */
export async function startTestService(): Promise<TestService> {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const database = await migratedDataSource(schema.url, createDataSource);
  await database.destroy();
  const [databaseRelay, redisRelay] = [await relayTo(schema.serviceUrl), await relayTo(redis.url)];
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    SERVICE_KEY,
    MYSQL_URL: databaseRelay.url,
    REDIS_URL: redisRelay.url,
  };
  const app = await createService(AppModule.with(config), { name: 'analytics', config });
  let advancedMs = 0;
  const now = () => Date.now() + advancedMs;
  app.get(Clock, { strict: false }).now = now;
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  return {
    app,
    origin,
    databaseRelay,
    redisRelay,
    advance: (ms) => (advancedMs += ms),
    now,
    ...calls(app, contractFetch(app, origin)),
    stop: async () => {
      await app.close();
      await Promise.all([databaseRelay.cut(), redisRelay.cut()]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

function calls(app: INestApplicationContext, send: ContractFetch) {
  const { method, path } = analyticsEndpoints.addPageView;
  const add: TestService['add'] = async (view, headers = {}) => {
    const answer = await send(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(view),
    });
    return { status: answer.status, body: (await answer.json()) as TestAnswer['body'] };
  };
  const stored = () =>
    app.get(DataSource, { strict: false }).manager.find(PageViewEntity, { order: { id: 'ASC' } });
  return { send, add, stored };
}
