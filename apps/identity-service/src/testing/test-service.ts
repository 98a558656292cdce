import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { contractFetch } from '@zaino/service/testing/contract-fetch';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { serviceUrl } from '@zaino/testing/schema';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import { AppModule } from '../app.module';
import { readConfig } from '../config';
import { createDataSource } from '../database/data-source';
import { TestBookshops } from './test-bookshops';
import { TestBrowser } from './test-browser';
import { TestCatalogue } from './test-catalogue';
import { TestOrders } from './test-orders';
import { TestSchools } from './test-schools';
import { TestMailbox } from '@zaino/testing/test-mailbox';

/** Time that stands still until a test moves it; the same for all copies of a service. */
class TestClock {
  private nowMs = Date.now();

  now(): number {
    return this.nowMs;
  }

  advance(ms: number): void {
    this.nowMs += ms;
  }
}

/** What all copies of the service share. */
interface TestEnvironment {
  databaseUrl: string;
  redisUrl: string;
  mailbox: TestMailbox;
  bookshops: TestBookshops;
  orders: TestOrders;
  catalogue: TestCatalogue;
  schools: TestSchools;
  clock: TestClock;
}

interface Copy {
  app: NestFastifyApplication;
  /** As in http://127.0.0.1:4302 */
  origin: string;
  /** A visitor without cookies; `headers` go with every call. */
  browser: (headers?: Record<string, string>) => TestBrowser;
}

export interface TestService extends TestEnvironment, Copy {
  /** One more process of the service, on the same schema and Redis. */
  startCopy: () => Promise<Copy>;
  /** Ends all copies and removes what they left. */
  stop: () => Promise<void>;
}

export const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
export const PUBLIC_URL = 'http://localhost:4200';

/**
 * The real service on a schema and a Redis of its own, mails caught in this process, a stand-in for the bookshops
 * service, and a clock that the test moves. Attempts to sign in take no minimum time unless `environment` says so.
 */
export async function startTestService(
  environment: Record<string, string> = {},
): Promise<TestService> {
  const database = await createTestDatabase();
  const redis = await createTestRedis();
  const mailbox = await TestMailbox.open();
  const bookshops = await TestBookshops.open(SERVICE_KEY);
  const orders = await TestOrders.open(SERVICE_KEY);
  const catalogue = await TestCatalogue.open(SERVICE_KEY);
  const schools = await TestSchools.open(SERVICE_KEY);
  await migrate(database.url);
  const servers: TestEnvironment = {
    databaseUrl: database.url,
    redisUrl: environment.REDIS_URL ?? redis.url,
    mailbox,
    bookshops,
    orders,
    catalogue,
    schools,
    clock: new TestClock(),
  };
  const copies: NestFastifyApplication[] = [];
  const startCopy = async () => {
    const copy = await start(servers, environment);
    copies.push(copy.app);
    return copy;
  };
  return {
    ...servers,
    ...(await startCopy()),
    startCopy,
    stop: async () => {
      await Promise.all(copies.map((app) => app.close()));
      const others = [mailbox, bookshops, orders, catalogue, schools];
      await Promise.all(others.map((other) => other.close()));
      await Promise.all([database.drop(), redis.drop()]);
    },
  };
}

async function migrate(url: string): Promise<void> {
  const dataSource = await migratedDataSource(url, createDataSource);
  await dataSource.destroy();
}

async function start(
  { databaseUrl, redisUrl, mailbox, bookshops, orders, catalogue, schools, clock }: TestEnvironment,
  environment: Record<string, string>,
): Promise<Copy> {
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL,
    SERVICE_KEY,
    SIGN_IN_MIN_MS: '0',
    PASSWORD_MEMORY_KIB: '1024',
    // As in the demo: tests of the second factor turn it on.
    ADMIN_SECOND_FACTOR: 'false',
    SECOND_FACTOR_KEYS: `test:${'seals-only-what-tests-keep'.repeat(2)}`,
    AUDIT_LOG_KEY: 'hashes-only-what-tests-keep'.repeat(2),
    MYSQL_URL: serviceUrl(databaseUrl),
    REDIS_URL: redisUrl,
    SMTP_URL: mailbox.url,
    BOOKSHOPS_URL: bookshops.url,
    ORDERS_URL: orders.url,
    CATALOGUE_URL: catalogue.url,
    SCHOOLS_URL: schools.url,
    ...environment,
  });
  const app = await createService(AppModule.with(config), { name: 'identity', config });
  // One instance for the whole application: what asks it the time gets the test's.
  app.get(Clock, { strict: false }).now = () => clock.now();
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  const send = contractFetch(app, origin);
  return { app, origin, browser: (headers) => new TestBrowser(send, headers) };
}
