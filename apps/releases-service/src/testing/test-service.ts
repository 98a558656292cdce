import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import {
  type AppReleases,
  type Live,
  LIVE_FILE,
  type PublishedVersion,
  type ReleaseAct,
  type Team,
  UPLOAD_TYPE,
  type VersionJump,
} from '@zaino/contracts/releases';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { FolderFiles } from '@zaino/service/release-files/folder-files';
import { makeSigningKeys, openSignedText, readPublicKeys } from '@zaino/service/signed-text';
import { AuditSink } from '@zaino/service/testing/audit-sink';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import {
  callsByAdmin,
  callTo,
  type Headers,
  type MakeCall,
  type TestAnswer,
} from '@zaino/service/testing/service-calls';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { type Config, configSchema } from '../config';
import { createDataSource } from '../database/data-source';
import { type Build, buildOf, packed } from './builds';

export const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';

interface Published {
  version: PublishedVersion;
  isNew: boolean;
}

interface Upload {
  build?: Build;
  /** Instead of what the build makes. */
  archive?: Buffer;
  jump?: VersionJump;
  /** Of who publishes; an admin unless told. */
  headers?: Headers;
}

export interface TestService {
  app: INestApplicationContext;
  origin: string;
  config: Config;
  /** For what a test looks up or changes past the service. */
  database: DataSource;
  databaseUrl: string;
  redisUrl: string;
  /** Take the database, or Redis, away from the service alone. */
  databaseRelay: ServerRelay;
  redisRelay: ServerRelay;
  /** What the service told the audit log. */
  auditLog: AuditSink;
  /** The folder of the release files. */
  files: FolderFiles;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  now: () => number;
  call: MakeCall;
  adminCall: MakeCall;
  /** Publishes a version, as a build of an app unless told. */
  publish: (app: string, version: string, upload?: Upload) => Promise<TestAnswer<Published>>;
  /** Publishes versions by an admin, and makes them live in their order. */
  given: (...versions: [app: string, version: string][]) => Promise<void>;
  promote: (app: string, version: string, headers?: Headers) => Promise<TestAnswer<AppReleases>>;
  goBack: (app: string, headers?: Headers) => Promise<TestAnswer<AppReleases>>;
  read: (app: string) => Promise<AppReleases>;
  /** Makes a token; gives what it is called by, too. */
  team: (app: string, largestJump?: VersionJump) => Promise<{ team: Team; headers: Headers }>;
  /** What gateways read; throws where it is not signed by the registry. */
  live: () => Promise<Live>;
  /** The latest first. */
  history: (query?: string) => Promise<ReleaseAct[]>;
  startCopy: () => Promise<{ app: INestApplicationContext; stop: () => Promise<void> }>;
  stop: () => Promise<void>;
}

const [keys, otherKeys] = [makeSigningKeys(), makeSigningKeys()];
/** Of the registry of the tests, and of somebody else. */
export const publicKeys = readPublicKeys(keys.publicKey);
export const strangerKey = otherKeys.signingKey;
export const signingKey = keys.signingKey;

/** Where other services listen; nobody does unless told. */
type Settings = Readonly<Record<string, string>>;

/** The real service on a schema, a Redis and a folder of its own, by way of relays, with a clock that the test moves. */
export async function startTestService(settings: Settings = {}): Promise<TestService> {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const database = await migratedDataSource(schema.url, createDataSource);
  const [databaseRelay, redisRelay] = [await relayTo(schema.serviceUrl), await relayTo(redis.url)];
  const auditLog = await AuditSink.open(SERVICE_KEY);
  const folder = await mkdtemp(join(tmpdir(), 'zaino-releases-'));
  const config = configSchema.parse({
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    RELEASE: 'test',
    SERVICE_KEY,
    IDENTITY_URL: auditLog.url,
    MYSQL_URL: databaseRelay.url,
    REDIS_URL: redisRelay.url,
    RELEASES_DIR: folder,
    RELEASES_SIGNING_KEY: signingKey,
    PUBLIC_URL: 'https://zaino.example',
    // No canary of these tests is taken back, so that no mail goes out.
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...settings,
  });
  let advancedMs = 0;
  const now = () => Date.now() + advancedMs;
  const start = async () => {
    const app = await createService(AppModule.with(config), { name: 'releases', config });
    app.get(Clock, { strict: false }).now = now;
    await app.listen(0, '127.0.0.1');
    return app;
  };
  const app = await start();
  const origin = await app.getUrl();
  const call = callTo(app, origin);
  const files = new FolderFiles(folder);
  return {
    app,
    origin,
    config,
    database,
    databaseUrl: schema.url,
    redisUrl: redis.url,
    databaseRelay,
    redisRelay,
    auditLog,
    files,
    now,
    advance: (ms) => (advancedMs += ms),
    ...calls(call, callsByAdmin({ app, call, now })),
    live: async () => {
      const file = await files.read(LIVE_FILE);
      return JSON.parse(openSignedText(String(file), publicKeys)) as Live;
    },
    startCopy: async () => {
      const copy = await start();
      return { app: copy, stop: () => copy.close() };
    },
    stop: async () => {
      await app.close();
      await auditLog.close();
      await Promise.all([databaseRelay.cut(), redisRelay.cut(), database.destroy()]);
      await Promise.all([schema.drop(), redis.drop(), rm(folder, { recursive: true })]);
    },
  };
}

const reason = 'Per la prova';

function calls(call: MakeCall, adminCall: MakeCall) {
  const by = (headers?: Headers): MakeCall =>
    headers ? (made) => call({ ...made, headers: { ...made.headers, ...headers } }) : adminCall;
  const publish: TestService['publish'] = async (app, version, upload = {}) => {
    const { build = buildOf(app, version), jump, headers } = upload;
    const query = jump === undefined ? '' : `?jump=${jump}`;
    return by(headers)({
      method: 'PUT',
      path: `/api/releases/${app}/versions/${version}${query}`,
      body: upload.archive ?? (await packed(build)),
      headers: { 'content-type': UPLOAD_TYPE },
    });
  };
  const promote: TestService['promote'] = (app, version, headers) =>
    by(headers)({
      method: 'POST',
      path: `/api/releases/${app}/promote`,
      body: { version, reason },
    });
  const goBack: TestService['goBack'] = (app, headers) =>
    by(headers)({ method: 'POST', path: `/api/releases/${app}/back`, body: { reason } });
  const given: TestService['given'] = async (...versions) => {
    for (const [app, version] of versions) {
      for (const answer of [await publish(app, version), await promote(app, version)]) {
        if (answer.status !== 200) throw new Error(`Not live: ${JSON.stringify(answer.body)}`);
      }
    }
  };
  const read: TestService['read'] = async (app) => {
    const { body } = await adminCall<AppReleases>({ path: `/api/releases/${app}` });
    return body;
  };
  const team: TestService['team'] = async (app, largestJump = 'minor') => {
    const { body } = await adminCall<{ team: Team; token: string }>({
      method: 'POST',
      path: '/api/admin/releases/teams',
      body: { name: `Squadra ${app}`, app, largestJump },
    });
    return { team: body.team, headers: { authorization: `Bearer ${body.token}` } };
  };
  const history: TestService['history'] = async (query = '') => {
    const path = `/api/admin/releases/history${query}`;
    const { body } = await adminCall<{ acts: ReleaseAct[] }>({ path });
    return body.acts;
  };
  return { call, adminCall, publish, promote, goBack, given, read, team, history };
}
