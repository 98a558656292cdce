import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import { root, run, start } from './processes';

/** Starts the whole shop with demo data for one run of the browser tests; gives how to stop it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-e2e-'));
  const [database, redis] = await Promise.all([createTestDatabase(), createTestRedis()]);
  const env = { MYSQL_URL: database.url, REDIS_URL: redis.url };
  const releases = join(folder, 'releases');

  run('tools/demo/generate.ts', ['--out', join(folder, 'demo')], {});
  for (const step of [['migrate'], ['seed'], ['import', join(folder, 'demo')]]) {
    run('dist/apps/schools-service/cli.js', step, env);
  }
  run('tools/release/publish-all.ts', [join(root, 'dist/apps'), releases], {});
  const schools = await start('schools-service', env);
  const gateway = await start('gateway', { RELEASES_DIR: releases, SCHOOLS_URL: schools.url });
  Object.assign(process.env, {
    BASE_URL: gateway.url,
    E2E_RELEASES_DIR: releases,
    E2E_MYSQL_URL: database.url,
    E2E_REDIS_URL: redis.url,
  });

  return async () => {
    await gateway.stop();
    await schools.stop();
    await Promise.all([database.drop(), redis.drop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
