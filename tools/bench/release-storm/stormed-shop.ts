import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServiceDatabase } from '@zaino/browser-testing/account-services';
import { root, run, type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { makeSigningKeys } from '@zaino/service/signed-text';
import { keptPort } from '@zaino/testing/kept-port';
import { packFolder } from '@zaino/tools/release/pack';
import { startShop } from '@zaino/tools/test-shop/start-shop';
import { Releaser } from '../releases/releaser';
import { buildOtherVersion, type OtherVersion } from '../stack/other-version';
import { Balancer } from './balancer';

const GATEWAYS = 3;
const registry = 'releases-service';
const apps = ['shell', 'school-finder', 'cart', 'catalogue', 'bookshops', 'admin', 'blog'];

/** A whole shop behind three gateways that go by a registry. */
export interface StormedShop {
  /** What visitors open. */
  url: string;
  /** Of each gateway. */
  origins: string[];
  /** Where the registry writes. */
  releases: string;
  releaser: Releaser;
  /** Published, and live nowhere yet. */
  others: OtherVersion[];
  stop: () => Promise<void>;
}

/** Starts it with another version of each of these remotes published. */
export async function startStormedShop(remotes: readonly string[]): Promise<StormedShop> {
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    ends.push(await startShop({ hasBlog: true }));
    return { ...(await startParts(ends, remotes)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(ends: (() => Promise<void>)[], remotes: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-storm-'));
  ends.push(async () => rm(folder, { recursive: true, force: true }));
  const env = JSON.parse(settings('E2E_GATEWAY_ENV')) as Record<string, string>;
  const releases = join(folder, 'releases');
  const { ofRegistry, ofGateway, token } = await startRegistry(ends, { folder, releases, env });
  const port = await keptPort();
  const gateways: Running[] = [];
  for (let number = 1; number <= GATEWAYS; number += 1) {
    const gateway = await start('gateway', {
      ...env,
      ...ofGateway,
      RELEASES_URL: ofRegistry.url,
      RELEASES_DIR: releases,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RENDER_THREADS: '1',
      // All visitors come from one address, and are as many.
      RATE_LIMIT_FACTOR: '0',
    });
    ends.push(gateway.stop);
    gateways.push(gateway);
  }
  const origins = gateways.map(({ url }) => url);
  const balancer = new Balancer(origins.map((origin) => Number(new URL(origin).port)));
  const url = await balancer.listen(port);
  ends.push(() => balancer.stop());
  const releaser = new Releaser(url, token);
  const others: OtherVersion[] = [];
  for (const app of remotes) {
    const other = await buildOtherVersion(folder, app);
    await releaser.publish(app, other.version, await packFolder(other.build));
    others.push(other);
  }
  return { url, origins, releases, releaser, others };
}

interface Around {
  folder: string;
  releases: string;
  /** Of a gateway: it knows the addresses of all services. */
  env: Record<string, string>;
}

async function startRegistry(
  ends: (() => Promise<void>)[],
  { folder, releases, env: ofShop }: Around,
) {
  const { signingKey, publicKey } = makeSigningKeys();
  const database = await createServiceDatabase(registry);
  // A gateway goes to each of several copies, a service to one.
  const [identityUrl = ''] = (ofShop['IDENTITY_URL'] ?? '').split(',');
  ends.push(database.drop);
  const env = {
    ...ofShop,
    IDENTITY_URL: identityUrl,
    MYSQL_URL: database.url,
    SMTP_URL: settings('E2E_SMTP_URL'),
    RELEASES_DIR: releases,
    RELEASES_SIGNING_KEY: signingKey,
  };
  const builds = join(folder, 'builds');
  for (const app of apps) {
    cpSync(join(root, 'dist/apps', app), join(builds, app), { recursive: true });
  }
  const cli = `dist/apps/${registry}/cli.js`;
  run(cli, ['publish', builds, '--live'], env);
  const ofRegistry = await start(registry, env);
  ends.push(ofRegistry.stop);
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, cli), 'local-token'], {
    env: { ...process.env, ...env },
  });
  return { ofRegistry, ofGateway: { RELEASES_PUBLIC_KEYS: publicKey }, token: stdout.trim() };
}
