import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { ReleasesEntry } from '@zaino/contracts/releases';
import { CSRF_HEADER, type Problem, SESSION_COOKIE } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { type ContractFetch, contractFetch } from '@zaino/service/testing/contract-fetch';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import { AppModule } from '../app.module';
import { createDataSource } from '../database/data-source';

interface TestAnswer {
  status: number;
  body: { entry: ReleasesEntry; entries: ReleasesEntry[] } & Problem;
}

type Headers = Record<string, string>;

export interface TestService {
  app: INestApplicationContext;
  origin: string;
  /** Take the database, or Redis, away from the service alone. */
  databaseRelay: ServerRelay;
  redisRelay: ServerRelay;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  send: ContractFetch;
  list: () => Promise<TestAnswer>;
  add: (input: object, headers?: Headers) => Promise<TestAnswer>;
  /** Headers of a customer who is signed in. */
  signIn: () => Promise<Headers>;
  stop: () => Promise<void>;
}

/** The real service on a schema and a Redis of its own, by way of relays, with a clock that the test moves. */
export async function startTestService(): Promise<TestService> {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const database = await createDataSource(schema.url).initialize();
  await database.runMigrations();
  await database.destroy();
  const [databaseRelay, redisRelay] = [await relayTo(schema.serviceUrl), await relayTo(redis.url)];
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    SERVICE_KEY: 'a-key-that-only-the-services-of-this-test-know',
    MYSQL_URL: databaseRelay.url,
    REDIS_URL: redisRelay.url,
  };
  const app = await createService(AppModule.with(config), { name: 'releases', config });
  let advancedMs = 0;
  app.get(Clock, { strict: false }).now = () => Date.now() + advancedMs;
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  return {
    app,
    origin,
    databaseRelay,
    redisRelay,
    advance: (ms) => (advancedMs += ms),
    ...calls(app, contractFetch(app, origin)),
    stop: async () => {
      await app.close();
      await Promise.all([databaseRelay.cut(), redisRelay.cut()]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

function calls(app: INestApplicationContext, send: ContractFetch) {
  const ask = async (init: RequestInit = {}): Promise<TestAnswer> => {
    const answer = await send('/api/releases', init);
    return { status: answer.status, body: (await answer.json()) as TestAnswer['body'] };
  };
  const signIn = async (): Promise<Headers> => {
    const user = {
      uid: randomUUID(),
      email: 'prova@example.com',
      isEmailVerified: false,
      displayName: 'Prova',
      role: 'customer' as const,
      tenantId: null,
    };
    const store = app.get(SessionStore, { strict: false });
    const { id, session } = await store.open({ kind: 'browser', user, device: 'Prova' });
    return { cookie: `${SESSION_COOKIE}=${id}`, [CSRF_HEADER]: session.csrfToken };
  };
  const add: TestService['add'] = (input, headers = {}) =>
    ask({
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  return { send, list: () => ask(), add, signIn };
}
