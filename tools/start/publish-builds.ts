import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { withProgress } from '@zaino/tools/machine/progress';
import { builds, releasesFolder } from './build';
import { cliOf } from './database-setup';
import { localPath } from './local-state';
import { releaseKeys } from './release-keys';
import { runCommand } from './run-command';
import type { Shop } from './shop';

const execute = promisify(execFile);
const registry = 'releases-service';

/**
 * Publishes what was built and makes it live, all of it together, by the registry's own command; and keeps a token by
 * which `npm run release` may do the same on this machine.
 */
export async function publishBuilds(shop: Shop, databaseUrl: string): Promise<void> {
  const { signal, servers } = shop;
  const env = {
    MYSQL_URL: databaseUrl,
    REDIS_URL: servers.redisUrl,
    RELEASES_DIR: releasesFolder,
    RELEASES_SIGNING_KEY: releaseKeys().signingKey,
  };
  await withProgress('Publishing the browser apps', () =>
    runCommand({
      name: `${registry}-publish`,
      file: process.execPath,
      args: [cliOf(registry), 'publish', builds, '--live'],
      env,
      signal,
    }),
  );
  const { stdout } = await execute(process.execPath, [cliOf(registry), 'local-token'], {
    env: { ...process.env, ...env },
    signal,
  });
  keepReleaseToken(stdout.trim());
}

/** For `npm run release` on this machine, and for the file's owner alone. */
function keepReleaseToken(token: string): void {
  writeFileSync(localPath('release-token'), `${token}\n`, { mode: 0o600 });
}
