import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { AuditSink } from '@zaino/service/testing/audit-sink';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { TestMailbox } from '@zaino/testing/test-mailbox';
import { createTestRedis } from '@zaino/testing/test-redis';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import type { Config } from '../config';
import { createDataSource } from '../database/data-source';
import type { ProcessRole } from '../process-role';
import { AskedContact } from './asked-contact';
import { FakeBookshops } from './fake-bookshops';
import { FakeCatalogue } from './fake-catalogue';
import { FakeSchools } from './fake-schools';
import { FakeStripe } from './fake-stripe';
import { testCalls, type TestCalls } from './test-calls';
import { SERVICE_KEY, testConfig } from './test-config';

interface Options {
  /** `main` unless told. */
  role?: ProcessRole;
  /** Settings that differ, as `STRIPE_API_URL` of the payment sandbox. */
  config?: Partial<Config>;
  /** Another database server than that of the whole test run. */
  databaseServer?: string;
}

/** One process of the service. */
export interface TestProcess extends TestCalls {
  app: NestFastifyApplication;
  url: string;
  close: () => Promise<void>;
}

interface TestEnvironment {
  /** For what a test looks up or changes past the service. */
  dataSource: DataSource;
  databaseUrl: string;
  /** Take the database, or Redis, away from the service alone. */
  databaseRelay: ServerRelay;
  redisRelay: ServerRelay;
  mailbox: TestMailbox;
  catalogue: FakeCatalogue;
  schools: FakeSchools;
  bookshops: FakeBookshops;
  stripe: FakeStripe;
  auditLog: AuditSink;
  /** Who wants to be written to. */
  contact: AskedContact;
  /** Moves the clock of all processes; `now` gives milliseconds since 1970 by it. */
  advance: (ms: number) => void;
  now: () => number;
}

export interface TestService extends TestEnvironment, TestProcess {
  /** One more process of the service on the same environment, as a worker beside a main one. */
  startProcess: (role: ProcessRole) => Promise<TestProcess>;
  /** Ends all processes and removes what they left. */
  stop: () => Promise<void>;
}

/**
 * The real service on a schema and a Redis of its own, by way of relays, with stand-ins for the services it calls,
 * mails caught in this process, and a clock that the test moves.
 */
export async function startTestService(options: Options = {}): Promise<TestService> {
  const { environment, end } = await startEnvironment(options.databaseServer);
  const processes: TestProcess[] = [];
  const startProcess = async (role: ProcessRole) => {
    const process = await startOne(environment, role, options.config ?? {});
    processes.push(process);
    return process;
  };
  return {
    ...environment,
    ...(await startProcess(options.role ?? 'main')),
    startProcess,
    stop: async () => {
      for (const process of processes) await process.close();
      await end();
    },
  };
}

async function startEnvironment(databaseServer?: string): Promise<{
  environment: TestEnvironment;
  end: () => Promise<void>;
}> {
  const schema = await createTestDatabase(databaseServer);
  const redis = await createTestRedis();
  const dataSource = await migratedDataSource(schema.url, createDataSource);
  const databaseRelay = await relayTo(schema.serviceUrl);
  const redisRelay = await relayTo(redis.url);
  const mailbox = await TestMailbox.open();
  const catalogue = new FakeCatalogue(SERVICE_KEY);
  const schools = new FakeSchools(SERVICE_KEY);
  const bookshops = new FakeBookshops(SERVICE_KEY);
  const stripe = new FakeStripe();
  const contact = new AskedContact();
  const auditLog = await AuditSink.open(SERVICE_KEY, (server) => contact.route(server));
  const fakes = [catalogue, schools, bookshops, stripe];
  await Promise.all(fakes.map((fake) => fake.listen()));
  let advancedMs = 0;
  return {
    environment: {
      dataSource,
      databaseUrl: schema.url,
      databaseRelay,
      redisRelay,
      mailbox,
      catalogue,
      schools,
      bookshops,
      stripe,
      auditLog,
      contact,
      advance: (ms) => (advancedMs += ms),
      now: () => Date.now() + advancedMs,
    },
    end: async () => {
      await Promise.all([databaseRelay.cut(), redisRelay.cut(), dataSource.destroy()]);
      await Promise.all([mailbox.close(), auditLog.close(), ...fakes.map((fake) => fake.close())]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

async function startOne(
  environment: TestEnvironment,
  role: ProcessRole,
  changes: Partial<Config>,
): Promise<TestProcess> {
  const { databaseRelay, redisRelay, catalogue, schools, bookshops } = environment;
  const config = testConfig(
    {
      MYSQL_URL: databaseRelay.url,
      REDIS_URL: redisRelay.url,
      CATALOGUE_URL: catalogue.url,
      SCHOOLS_URL: schools.url,
      BOOKSHOPS_URL: bookshops.url,
      IDENTITY_URL: environment.auditLog.url,
      SMTP_URL: environment.mailbox.url,
      STRIPE_API_URL: environment.stripe.url,
    },
    changes,
  );
  const app = await createService(AppModule.with(config, role), { name: 'orders', config });
  // One instance for the whole application: what asks it the time gets the test's.
  app.get(Clock, { strict: false }).now = environment.now;
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return { app, url, close: () => app.close(), ...testCalls(app, url) };
}
