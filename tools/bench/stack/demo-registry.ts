import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tellContracts } from '@zaino/browser-testing/tell-contracts';
import { makeSigningKeys } from '@zaino/service/signed-text';
import { workspaceRoot } from '@zaino/tools/machine/config';
import type { Served } from './processes';
import type { DemoEnvironment } from './demo-environment';

const app = join(workspaceRoot, 'dist/apps/releases-service');

/** A running registry of releases, with all that was built live. */
export interface DemoRegistry {
  service: Served;
  /** By which each app may be released. */
  token: string;
  /** Of a gateway that goes by it; where its release files lie is not among them. */
  gatewayEnv: { RELEASES_URL: string; RELEASES_PUBLIC_KEYS: string };
}

/** What it writes to. */
export interface RegistryPlace {
  /** Of the schema: one for each registry of a benchmark. */
  name: string;
  /** `RELEASES_DIR`, or those of a bucket, and further settings. */
  env: Record<string, string>;
  /** Where gateways hear it. */
  redisUrl: string;
}

/** Migrates the registry of releases, publishes the builds into its store and starts it. */
export async function startDemoRegistry(
  { processes, servers, common }: DemoEnvironment,
  { name, env: ofStore, redisUrl }: RegistryPlace,
): Promise<DemoRegistry> {
  const { signingKey, publicKey } = makeSigningKeys();
  const env = {
    ...common,
    ...ofStore,
    REDIS_URL: redisUrl,
    MYSQL_URL: await servers.schemaUrl(`zaino_${name}`),
    RELEASES_SIGNING_KEY: signingKey,
    PUBLIC_URL: 'https://zaino.example',
    // Nobody listens there: no canary is taken back here.
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  await tellContracts(redisUrl);
  const cli = join(app, 'cli.js');
  await processes.run([cli, 'migrate'], env);
  await processes.run([cli, 'publish', join(workspaceRoot, 'dist/apps'), '--live'], env);
  const service = await processes.serve({
    args: [join(app, 'main.js')],
    env,
    healthPath: '/health/ready',
  });
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'local-token'], {
    env: { ...process.env, ...env },
  });
  const gatewayEnv = { RELEASES_URL: service.url, RELEASES_PUBLIC_KEYS: publicKey };
  return { service, token: stdout.trim(), gatewayEnv };
}
