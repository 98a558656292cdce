import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createTestDatabase } from '@zaino/testing/test-database';

const root = resolve(import.meta.dirname, '../..');
const [service = ''] = process.argv.slice(2);

/** Fails where a service's entities ask for a migration that is not there. */
async function main(): Promise<number> {
  const database = await createTestDatabase();
  try {
    const cli = join(root, 'dist/apps', service, 'cli.js');
    const env = { ...process.env, MYSQL_URL: database.url };
    const run = (step: string) =>
      spawnSync(process.execPath, [cli, step], { env, stdio: 'inherit' }).status ?? 1;
    return run('migrate') || run('drift');
  } finally {
    await database.drop();
  }
}

process.exit(await main());
