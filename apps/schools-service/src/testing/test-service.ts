import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Role, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { AuditSink } from '@zaino/service/testing/audit-sink';
import { type ContractFetch, contractFetch } from '@zaino/service/testing/contract-fetch';
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
import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import type { Config } from '../config';
import { createDataSource } from '../database/data-source';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';

export const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
/** Of another service of ours. */
export const serviceKeyHeader = { [SERVICE_KEY_HEADER]: SERVICE_KEY };

export interface TestService {
  app: INestApplicationContext;
  origin: string;
  redisUrl: string;
  /** For rows that a test makes; call `refresh` to have them read at once. */
  database: DataSource;
  /** Takes the database away from the service, not from the test. */
  relay: ServerRelay;
  send: ContractFetch;
  /** The folder that is watched for files of distributors. */
  supplyFolder: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  refresh: () => Promise<void>;
  call: MakeCall;
  /** The same by an admin, who signs in again where the clock was moved. */
  adminCall: MakeCall;
  /** Headers of somebody who has just signed in: a bearer for an admin, a cookie for others. */
  signIn: (role?: Role) => Promise<Headers>;
  /** What the service told the audit log. */
  auditLog: AuditSink;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  stop: () => Promise<void>;
}

/** The real service on a schema and a Redis of its own; `fill` makes the rows it starts with. */
export async function startTestService(
  fill: (database: DataSource) => Promise<void>,
  settings: Partial<Config> = {},
): Promise<TestService> {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const database = await migratedDataSource(schema.url, createDataSource);
  await fill(database);
  const relay = await relayTo(schema.serviceUrl);
  const supplyFolder = await mkdtemp(join(tmpdir(), 'zaino-supply-'));
  const auditLog = await AuditSink.open(SERVICE_KEY);
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    SERVICE_KEY,
    IDENTITY_URL: auditLog.url,
    MYSQL_URL: relay.url,
    REDIS_URL: redis.url,
    ANSWER_CACHE_MB: 16,
    SUPPLY_TRUSTED_HOURS: 48,
    SUPPLY_FOLDER: supplyFolder,
    BRAND_NAME: 'Zaino',
    BOOK_FETCHER_PER_MINUTE: 20,
    IMPORT_KEPT: 2,
    IMPORT_REJECT_DAYS: 365,
    ...settings,
  };
  const app = await createService(AppModule.with(config), { name: 'schools', config });
  let advancedMs = 0;
  const now = () => Date.now() + advancedMs;
  app.get(Clock, { strict: false }).now = now;
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  const send = contractFetch(app, origin);
  const call = callTo(app, origin);
  return {
    app,
    origin,
    redisUrl: redis.url,
    database,
    relay,
    send,
    supplyFolder,
    get: (path, headers) => send(path, { headers }),
    refresh: () => app.get(SchoolDirectoryHolder, { strict: false }).refresh(),
    call,
    adminCall: callsByAdmin({ app, call, now }),
    signIn: (role) => signInTo(app, role),
    auditLog,
    advance: (ms) => (advancedMs += ms),
    stop: async () => {
      await app.close();
      await auditLog.close();
      await relay.cut();
      await database.destroy();
      await schema.drop();
      await redis.drop();
      await rm(supplyFolder, { recursive: true, force: true });
    },
  };
}
