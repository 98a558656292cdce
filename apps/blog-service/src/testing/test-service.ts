import type { INestApplicationContext } from '@nestjs/common';
import type { AdminArticle, ArticleInput } from '@zaino/contracts/blog';
import type { Role } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { AuditSink } from '@zaino/service/testing/audit-sink';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import {
  callsByAdmin,
  callTo,
  type Headers,
  type MakeCall,
  signInTo,
} from '@zaino/service/testing/service-calls';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { createDataSource } from '../database/data-source';

export const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
interface Saved {
  success: true;
  article: AdminArticle;
}

export interface TestService {
  app: INestApplicationContext;
  /** For what a test looks up or changes past the service. */
  database: DataSource;
  /** Address that the service has, and that of its database past the relay. */
  url: string;
  databaseUrl: string;
  /** Take the database, or Redis, away from the service alone. */
  databaseRelay: ServerRelay;
  redisRelay: ServerRelay;
  /** What the service told the audit log. */
  auditLog: AuditSink;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  /** Milliseconds since 1970 by the service's clock. */
  now: () => number;
  call: MakeCall;
  /** The same by an admin, who signs in again where the clock was moved. */
  adminCall: MakeCall;
  /** Headers of somebody who has just signed in: a bearer for an admin, a cookie for others. */
  signIn: (role?: Role) => Promise<Headers>;
  /** Makes an article by the call that admins use. */
  article: (input?: Partial<ArticleInput>) => Promise<AdminArticle>;
  /** Starts one more copy of the service, with the same clock. */
  startCopy: () => Promise<ServiceCopy>;
  stop: () => Promise<void>;
}

export interface ServiceCopy {
  app: INestApplicationContext;
  call: TestService['call'];
  stop: () => Promise<void>;
}

interface Options {
  /** Of a Redis that the test has made itself. */
  redisUrl?: string;
  /** Where the log goes, which nobody reads otherwise. */
  logger?: Logger;
}

/** The real service on a schema and a Redis of its own, by way of relays, with a clock that the test moves. */
export async function startTestService(options: Options = {}): Promise<TestService> {
  const { redisUrl, logger } = options;
  const schema = await createTestDatabase();
  const redis = redisUrl === undefined ? await createTestRedis() : givenRedis(redisUrl);
  const database = await migratedDataSource(schema.url, createDataSource);
  const [databaseRelay, redisRelay] = [await relayTo(schema.serviceUrl), await relayTo(redis.url)];
  const auditLog = await AuditSink.open(SERVICE_KEY);
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    SERVICE_KEY,
    IDENTITY_URL: auditLog.url,
    MYSQL_URL: databaseRelay.url,
    REDIS_URL: redisRelay.url,
    ANSWER_CACHE_MB: 8,
    DEVICE_TOKEN_KEY: 'a key that signs the devices of this test only',
    PUBLIC_URL: 'https://zaino.example',
    BRAND_NAME: 'Zaino',
  };
  let advancedMs = 0;
  const now = () => Date.now() + advancedMs;
  const start = async () => {
    const app = await createService(AppModule.with(config), { name: 'blog', config, logger });
    app.get(Clock, { strict: false }).now = now;
    await app.listen(0, '127.0.0.1');
    return app;
  };
  const app = await start();
  const url = await app.getUrl();
  return {
    app,
    database,
    url,
    databaseUrl: schema.url,
    databaseRelay,
    redisRelay,
    auditLog,
    now,
    advance: (ms) => (advancedMs += ms),
    ...calls(app, url, now),
    startCopy: async () => {
      const copy = await start();
      return { app: copy, call: callTo(copy, await copy.getUrl()), stop: () => copy.close() };
    },
    stop: async () => {
      await app.close();
      await auditLog.close();
      await Promise.all([databaseRelay.cut(), redisRelay.cut(), database.destroy()]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

function givenRedis(url: string) {
  return { url, drop: () => Promise.resolve() };
}

/** What a new article needs at least. */
export const newArticle: ArticleInput = {
  title: 'Come si legge la lista dei libri',
  content: '<p>La lista dice quali libri servono.</p>',
  author: 'Redazione',
};

function calls(app: INestApplicationContext, origin: string, now: () => number) {
  const call = callTo(app, origin);
  const adminCall = callsByAdmin({ app, call, now });
  const signIn: TestService['signIn'] = (role) => signInTo(app, role);
  const article: TestService['article'] = async (input) => {
    const { status, body } = await adminCall<Saved>({
      method: 'POST',
      path: '/api/createBlogArticle',
      body: { ...newArticle, ...input },
    });
    if (status !== 200) throw new Error(`No article was made: ${JSON.stringify(body)}`);
    return body.article;
  };
  return { call, adminCall, signIn, article };
}
