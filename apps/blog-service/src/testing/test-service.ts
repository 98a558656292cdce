import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { AdminArticle, ArticleInput } from '@zaino/contracts/blog';
import { CSRF_HEADER, type Problem, type Role, SESSION_COOKIE } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { createDataSource } from '../database/data-source';

type Headers = Record<string, string>;

const SERVICE_KEY = 'a key that only the services of this test know';
export interface TestCall {
  method?: string;
  path: string;
  /** Sent as JSON, unless it is a buffer. */
  body?: unknown;
  headers?: Headers;
}

export interface TestAnswer<Body> {
  status: number;
  headers: globalThis.Headers;
  /** Of the answer that is expected, or of a problem; text where it is no JSON. */
  body: Body & Omit<Partial<Problem>, 'success'>;
}

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
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  /** Milliseconds since 1970 by the service's clock. */
  now: () => number;
  call: <Body = Problem>(call: TestCall) => Promise<TestAnswer<Body>>;
  /** The same by an admin, who signs in again where the clock was moved. */
  adminCall: <Body = Problem>(call: TestCall) => Promise<TestAnswer<Body>>;
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
  const database = await createDataSource(schema.url).initialize();
  await database.runMigrations();
  const [databaseRelay, redisRelay] = [await relayTo(schema.url), await relayTo(redis.url)];
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    SERVICE_KEY,
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
    ...{ app, database, url, databaseUrl: schema.url, databaseRelay, redisRelay, now },
    advance: (ms) => (advancedMs += ms),
    ...calls(app, url, now),
    startCopy: async () => {
      const copy = await start();
      return { app: copy, call: callTo(await copy.getUrl()), stop: () => copy.close() };
    },
    stop: async () => {
      await app.close();
      await Promise.all([databaseRelay.cut(), redisRelay.cut(), database.destroy()]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

function givenRedis(url: string) {
  return { url, drop: () => Promise.resolve() };
}

/** Shorter than a session of an admin that nobody uses. */
const SESSION_MS = 20 * 60_000;

/** What a new article needs at least. */
export const newArticle: ArticleInput = {
  title: 'Come si legge la lista dei libri',
  content: '<p>La lista dice quali libri servono.</p>',
  author: 'Redazione',
};

function callTo(origin: string): TestService['call'] {
  return async ({ method = 'GET', path, body, headers }) => {
    const isRaw = body === undefined || body instanceof Uint8Array;
    const content: Headers = isRaw ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(origin + path, {
      method,
      headers: { ...content, ...headers },
      body: isRaw ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    const { status } = answer;
    return { status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as never };
  };
}

function calls(app: INestApplicationContext, origin: string, now: () => number) {
  const call = callTo(origin);
  const signIn: TestService['signIn'] = async (role = 'admin') => {
    const user = {
      ...{ uid: randomUUID(), email: 'prova@example.com', isEmailVerified: false },
      ...{ displayName: 'Prova', role, tenantId: null },
    };
    const kind = role === 'admin' ? 'admin' : 'browser';
    const store = app.get(SessionStore, { strict: false });
    const { id, session } = await store.open({ kind, user, device: 'Prova' });
    const bearer: Headers = { authorization: `Bearer ${id}` };
    if (role === 'admin') return bearer;
    return { cookie: `${SESSION_COOKIE}=${id}`, [CSRF_HEADER]: session.csrfToken };
  };
  let admin = { headers: signIn(), until: now() + SESSION_MS };
  const adminCall: TestService['adminCall'] = async ({ headers, ...rest }) => {
    if (now() > admin.until) admin = { headers: signIn(), until: now() + SESSION_MS };
    return call({ ...rest, headers: { ...(await admin.headers), ...headers } });
  };
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
