import { spawn } from 'node:child_process';
import { withProgress } from '../machine/progress.ts';
import { runMain, UserError } from '../machine/user-error.ts';
import { build } from './build.ts';
import { config } from './config.ts';
import { cliOf, migrate, noteOwnData, prepareSchema } from './database-setup.ts';
import { requireOwnFolder } from './local-state.ts';
import { services } from './processes.ts';
import { becomeStarter, runningStarter } from './run-records.ts';
import { installServers, serversAt } from './servers.ts';
import type { Servers } from './servers.ts';
import { Shop } from './shop.ts';

const usage = 'Usage: npm run import -- [--dry-run] <files or folders>';
const service = services.find(({ name }) => name === 'schools-service');

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.every((arg) => arg.startsWith('-'))) throw new UserError(usage);
  requireOwnFolder();
  const shop = new Shop();
  void shop.endRequested();
  const running = runningStarter();
  if (running?.mysqlUrl !== undefined && running.redisUrl !== undefined) {
    const servers = serversAt(running.mysqlUrl, running.redisUrl);
    return importInto(servers, args, shop.signal);
  }
  if (running || !becomeStarter()) {
    throw new UserError('npm start is still under way: import when it has printed its URL.');
  }
  try {
    return await importAlone(shop, args);
  } finally {
    await shop.end();
  }
}

/** The shop does not run: starts the servers for as long as the import takes. */
async function importAlone(shop: Shop, args: string[]): Promise<number> {
  await installServers();
  await shop.endOrphans();
  await build(shop.signal, ['schools-service']);
  const servers = await withProgress('Starting MariaDB and Redis', () => shop.startServers());
  if (service?.schema !== undefined) {
    await migrate(service, await prepareSchema(servers, service.schema), shop);
  }
  return importInto(servers, args, shop.signal);
}

async function importInto(servers: Servers, args: string[], signal: AbortSignal): Promise<number> {
  const databaseUrl = await prepareSchema(servers, service?.schema ?? '');
  const child = spawn(process.execPath, [cliOf('schools-service'), 'import', ...args], {
    cwd: config.callerFolder,
    stdio: 'inherit',
    env: { ...process.env, MYSQL_URL: databaseUrl, REDIS_URL: servers.redisUrl },
    signal,
    killSignal: 'SIGTERM',
  });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => undefined);
    child.on('close', (code) => resolve(code ?? 1));
  });
  if (code === 0 && !args.includes('--dry-run')) noteOwnData(servers);
  return code;
}

await runMain(main);
process.exit();
