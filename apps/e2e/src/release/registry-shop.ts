import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type AccountSettings,
  createServiceDatabase,
  startIdentity,
} from '@zaino/browser-testing/account-services';
import { makeAdmin } from '@zaino/browser-testing/admin';
import { root, type Running, start } from '@zaino/browser-testing/processes';
import { runReleaseCommand } from '@zaino/browser-testing/release-command';
import { servedPage } from '@zaino/browser-testing/served-page';
import { settings } from '@zaino/browser-testing/settings';
import { newSigningKey, publicHalf, signedToken } from '@zaino/browser-testing/signing-key';
import { tellContracts } from '@zaino/browser-testing/tell-contracts';
import {
  type AppReleases,
  type Preview,
  type ReleaseAct,
  UPLOAD_TYPE,
} from '@zaino/contracts/releases';
import type { Problem } from '@zaino/contracts/shared';
import { keptPort } from '@zaino/testing/kept-port';
import { startTestBucket, type TestBucket } from '@zaino/testing/test-bucket';
import { createTestRedis } from '@zaino/testing/test-redis';
import { startAnalytics } from '@zaino/tools/test-shop/analytics';

import type { PlantedBuild } from './planted-build';
import { settingsOfAll } from '../accounts/settings-of-all';

const app = 'releases-service';
/** Without the admins' pages: what an admin does here is done by calls. */
const apps = ['shell', 'school-finder', 'cart', 'catalogue', 'bookshops'];

interface Parts {
  folder: string;
  gateway: Running;
  bucket: TestBucket;
  signingKey: string;
  /** By which a team releases. */
  token: string;
  /** By which an admin reads the history. */
  adminToken: string;
}

/** What ends a part, in the order of starting. */
type Ends = (() => Promise<void>)[];

const MAIL_TO = `rilasci-${randomUUID()}@example.com`;

/**
 * A shop that is released as in production: its registry writes a bucket, its gateway asks for signatures. Who signs in
 * and how visits went are its own, too; all else is asked of the services of the other tests.
 */
export class RegistryShop {
  /** Who is told by mail what the registry does by itself. */
  readonly mailTo = MAIL_TO;

  private constructor(
    private readonly parts: Parts,
    private readonly ends: Ends,
  ) {}

  static async open(): Promise<RegistryShop> {
    const ends: Ends = [];
    try {
      return new RegistryShop(await startParts(ends), ends);
    } catch (error) {
      await stopAll(ends);
      throw error;
    }
  }

  get url(): string {
    return this.parts.gateway.url;
  }

  /** For builds. */
  get folder(): string {
    return this.parts.folder;
  }

  /** What its gateway has complained of until now. */
  get complaints(): string {
    const { log } = this.parts.gateway;
    return existsSync(log) ? readFileSync(log, 'utf8') : '';
  }

  close(): Promise<void> {
    return stopAll(this.ends);
  }

  /** `npm run release -- …` by way of the gateway; rejects with its output when it fails. */
  release(...args: string[]): Promise<string> {
    return runReleaseCommand(args, { url: this.url, token: this.parts.token });
  }

  /** Publishes a build past the command and what that looks at itself. */
  async upload(build: PlantedBuild) {
    const { app: name, version } = build;
    const answer = await fetch(`${this.url}/api/releases/${name}/versions/${version}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${this.parts.token}`, 'content-type': UPLOAD_TYPE },
      body: await build.packed(),
    });
    const { code = '', detail = '' } = (await answer.json()) as Partial<Problem>;
    return { status: answer.status, code, detail };
  }

  /** A page as it comes from the server, for a visitor of that place. */
  page(path: string, place = 0) {
    return servedPage(this.url + path, `zaino_place=${place}`);
  }

  /** Loses a file of a version in the bucket. */
  lose(file: string): Promise<void> {
    return this.parts.bucket.lose(file);
  }

  /** Puts a signature in the place of a version's that is nobody's. */
  unsign(version: string): Promise<void> {
    const file = JSON.stringify({ text: '{}', signature: '' });
    return this.parts.bucket.spoil(`${version}/signature.json`, file);
  }

  read(name: string): Promise<AppReleases> {
    return this.call(`/api/releases/${name}`, this.parts.token);
  }

  /** What happened to an app, the latest first. */
  async history(name: string): Promise<ReleaseAct[]> {
    const path = `/api/admin/releases/history?app=${name}`;
    return (await this.call<{ acts: ReleaseAct[] }>(path, this.parts.adminToken)).acts;
  }

  /** A link that shows versions before they are live, as an admin makes it. */
  async addPreview(versions: Record<string, string>): Promise<{ preview: Preview; link: string }> {
    const body = { versions, note: 'Prova', hours: 1 };
    return this.call('/api/admin/releases/previews', this.parts.adminToken, body);
  }

  /** The same link as it is after its time. */
  linkAfter({ id, versions }: Preview): string {
    const said = { id, versions, expiresAt: new Date(Date.now() - 1_000).toISOString() };
    return `${this.url}/cart?anteprima=${signedToken(said, this.parts.signingKey)}`;
  }

  private async call<Answer>(path: string, token: string, body?: object): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} of ${path}: ${text}`);
    return JSON.parse(text) as Answer;
  }
}

async function stopAll(ends: Ends): Promise<void> {
  for (const end of ends.reverse()) await end();
}

async function startParts(ends: Ends): Promise<Parts> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-registry-'));
  ends.push(async () => rm(folder, { recursive: true }));
  const redis = await createTestRedis();
  ends.push(redis.drop);
  await tellContracts(redis.url);
  const bucket = await startTestBucket();
  ends.push(bucket.stop);
  const port = await keptPort();
  const ofAll = settingsOfAll(redis.url, `http://127.0.0.1:${port}`);
  const bucketSettings = {
    RELEASES_BUCKET: bucket.url,
    RELEASES_BUCKET_ENDPOINT: bucket.endpoint,
    RELEASES_BUCKET_KEY: `${bucket.credentials.accessKeyId}:${bucket.credentials.secretAccessKey}`,
  };
  const signingKey = newSigningKey();
  const identity = await startOwnIdentity(ends, ofAll);
  const urls = { IDENTITY_URL: identity.url, ANALYTICS_URL: await startAnalytics(ends, ofAll) };
  const partners = { ...ofAll, ...bucketSettings, ...urls };
  const registry = await startRegistry(ends, folder, {
    ...partners,
    SCHOOLS_URL: settings('E2E_SCHOOLS_URL'),
    CATALOGUE_URL: settings('E2E_CATALOGUE_URL'),
    BOOKSHOPS_URL: settings('E2E_BOOKSHOPS_URL'),
    ORDERS_URL: settings('E2E_ORDERS_URL'),
    RELEASES_SIGNING_KEY: signingKey,
    RELEASES_MAIL_TO: MAIL_TO,
  });
  const gateway = await startGateway(port, {
    ...partners,
    RELEASES_DIR: join(folder, 'fetched'),
    RELEASES_URL: registry.url,
    RELEASES_PUBLIC_KEYS: publicHalf(signingKey),
  });
  ends.push(gateway.stop);
  const admin = makeAdmin({ MYSQL_URL: identity.database, REDIS_URL: redis.url });
  const adminToken = await signIn(gateway.url, admin);
  return { folder, gateway, bucket, signingKey, token: registry.token, adminToken };
}

/** A gateway as that of the other tests, but for what it is told. */
function startGateway(port: number, own: { RELEASES_DIR: string } & Record<string, string>) {
  mkdirSync(own.RELEASES_DIR);
  const env = {
    ...(JSON.parse(settings('E2E_GATEWAY_ENV')) as Record<string, string>),
    ADMIN_URL: `http://admin.localhost:${port}`,
    ...own,
  };
  return start('gateway', env, port);
}

async function startOwnIdentity(ends: Ends, ofAll: AccountSettings) {
  const database = await createServiceDatabase('identity-service');
  ends.push(database.drop);
  const identity = await startIdentity(ofAll, {
    database: database.url,
    bookshops: settings('E2E_BOOKSHOPS_URL'),
    orders: settings('E2E_ORDERS_URL'),
    catalogue: settings('E2E_CATALOGUE_URL'),
  });
  ends.push(identity.stop);
  return { url: identity.url, database: database.url };
}

/** The registry, with what was built here as its first versions. */
async function startRegistry(ends: Ends, folder: string, around: Record<string, string>) {
  const database = await createServiceDatabase(app);
  ends.push(database.drop);
  const env = { ...around, MYSQL_URL: database.serviceUrl };
  const builds = join(folder, 'builds');
  for (const name of apps) {
    cpSync(join(root, 'dist/apps', name), join(builds, name), { recursive: true });
  }
  await runCommand(['publish', builds, '--live'], env);
  const token = (await runCommand(['local-token'], env)).trim();
  const service = await start(app, env);
  ends.push(service.stop);
  return { url: service.url, token };
}

/** A command of the registry; the bucket, which it writes, is in this process, so that nobody may wait for it at a stop. */
async function runCommand(args: string[], env: Record<string, string>): Promise<string> {
  const cli = join(root, `dist/apps/${app}/cli.js`);
  const options = { cwd: root, env: { ...process.env, ...env } };
  return (await promisify(execFile)(process.execPath, [cli, ...args], options)).stdout;
}

async function signIn(url: string, admin: object): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`No admin was signed in: ${answer.status}`);
  return token;
}
