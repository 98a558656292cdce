import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { UserError } from '@zaino/tools/machine/user-error';
import { type BenchAccounts, startAccounts } from '../stack/accounts';
import { Processes, type Served } from '../stack/processes';
import { startServers } from '../stack/servers';

export interface IdentityStack {
  accounts: BenchAccounts;
  /** A service with the same trivial call for anybody and behind the guard. */
  guarded: Served;
  redisUrl: string;
  stop: () => Promise<void>;
}

/** Runs the bundle that `guarded-service.webpack.mjs` makes. */
const guardedMain =
  'const { startGuardedService } = require(process.argv[1]);' +
  'startGuardedService({ redisUrl: process.env.REDIS_URL, port: Number(process.env.PORT) });';

/** Private servers, the services of accounts without the minimum duration of a sign-in, and a guarded service. */
export async function startIdentityStack(): Promise<IdentityStack> {
  await withProgress('Building', build);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const ends = [() => processes.stop()];
  const stop = async () => {
    for (const end of ends) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const servers = await withProgress('Starting MariaDB and Redis', () => startServers(folder));
    ends.push(() => servers.stop());
    const { redisUrl } = servers;
    const common = {
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      SERVICE_KEY: randomBytes(24).toString('hex'),
    };
    const environment = { processes, servers, common };
    const accounts = await startAccounts(environment, { SIGN_IN_MIN_MS: '0' });
    ends.unshift(() => accounts.mails.stop());
    const bundle = join(workspaceRoot, 'dist/apps/guarded-service/main.js');
    const args = ['-e', guardedMain, bundle];
    const guarded = await processes.serve({ args, env: common, healthPath: '/health/ready' });
    return { accounts, guarded, redisUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function build(): Promise<void> {
  const bin = (name: string) => join(workspaceRoot, 'node_modules/.bin', name);
  buildApps(['identity-service', 'bookshops-service']);
  const config = join(import.meta.dirname, 'guarded-service.webpack.mjs');
  run([bin('webpack'), '--config', config]);
  return Promise.resolve();
}

function run(args: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' };
  const options = { cwd: workspaceRoot, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new UserError(`The build failed:\n${stdout}${stderr}`);
}
