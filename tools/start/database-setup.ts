import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSchema } from '@zaino/testing/schema';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { hashOf, localPath, schemaPassword } from './local-state';
import type { ServiceEntry } from './processes';
import { runCommand } from './run-command';
import type { Servers } from './servers';
import { addStamps, readStamps } from './stamps';

/** Makes the service's schema and user where they are missing. Gives the service's URL. */
export function prepareSchema(servers: Servers, name: string): Promise<string> {
  return createSchema(servers.mysqlUrl, { name, user: name, password: schemaPassword(name) });
}

export function cliOf(app: string): string {
  return join(workspaceRoot, 'dist/apps', app, 'cli.js');
}

/** Migrations and seeds, unless this very build of the service has done them here. */
export async function migrate(
  service: ServiceEntry,
  databaseUrl: string,
  { servers, signal }: { servers: Servers; signal: AbortSignal },
): Promise<void> {
  const build = hashOf(readFileSync(cliOf(service.app)));
  if (readStamps(servers).migrated?.[service.name] === build) return;
  const env = { MYSQL_URL: databaseUrl, REDIS_URL: servers.redisUrl };
  const step = (command: string) =>
    runCommand({
      name: `${service.name}-${command}`,
      file: process.execPath,
      args: [cliOf(service.app), command],
      env,
      signal,
    });
  await withProgress(`Migrating the schema of ${service.name}`, async () => {
    await step('migrate');
    await step('seed');
  });
  // Read anew: other services are migrated at the same time.
  const { migrated } = readStamps(servers);
  addStamps(servers, { migrated: { ...migrated, [service.name]: build } });
}

/** True when the demo data of this generator is not in the database yet. */
export function needsDemoData(servers: Servers): boolean {
  const { hasOwnData, demo } = readStamps(servers);
  return !hasOwnData && demo !== generatorVersion();
}

export async function generateDemoData(signal: AbortSignal): Promise<void> {
  await runCommand({
    name: 'demo-data',
    file: process.execPath,
    args: [
      ...typescriptFlags,
      'tools/demo/generate.ts',
      '--only',
      'schools',
      '--out',
      localPath('demo'),
    ],
    signal,
  });
}

/** Brings the generated files in through the ordinary import. */
export async function importDemoData(
  databaseUrl: string,
  { servers, signal }: { servers: Servers; signal: AbortSignal },
): Promise<void> {
  await runCommand({
    name: 'demo-import',
    file: process.execPath,
    args: [cliOf('schools-service'), 'import', localPath('demo')],
    env: { MYSQL_URL: databaseUrl, REDIS_URL: servers.redisUrl },
    signal,
  });
  addStamps(servers, { demo: generatorVersion() });
}

/** From now on this database holds files of the user's own. */
export function noteOwnData(servers: Servers): void {
  addStamps(servers, { hasOwnData: true });
}

function generatorVersion(): string {
  const folder = join(workspaceRoot, 'tools/demo');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    // Accounts are made, the school supplies and the articles imported once, and on their own.
    .filter((file) => !/^(accounts|supplies|blog)\//.test(file))
    .sort();
  return hashOf(...files.map((file) => readFileSync(join(folder, file))));
}
