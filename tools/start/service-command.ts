import { spawn } from 'node:child_process';
import { config } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { UserError } from '@zaino/tools/machine/user-error';
import { build } from './build';
import { cliOf, migrate, prepareSchema } from './database-setup';
import { requireOwnFolder } from './local-state';
import { services } from './processes';
import type { ServiceEntry } from './processes';
import { becomeStarter, runningStarter } from './run-records';
import { installServers, serversAt } from './servers';
import type { Servers } from './servers';
import { Shop } from './shop';

interface ServiceCommand {
  /** Name of the service. */
  of: string;
  /** What its `cli.js` is told. */
  args: string[];
  /** What to do once the shop has started, as in "import". */
  verb: string;
}

/**
 * Runs a command of a service in this terminal: on the servers of the shop that runs, or on servers that are
 * started for as long as it takes. Gives its exit code, and the servers.
 */
export async function runServiceCommand(
  command: ServiceCommand,
): Promise<{ code: number; servers: Servers }> {
  requireOwnFolder();
  const shop = new Shop();
  void shop.endRequested();
  const running = runningStarter();
  if (running?.mysqlUrl !== undefined && running.redisUrl !== undefined) {
    const servers = serversAt(running.mysqlUrl, running.redisUrl);
    return { code: await runOn(servers, command, shop.signal), servers };
  }
  if (running || !becomeStarter()) {
    const { verb } = command;
    throw new UserError(`npm start is still under way: ${verb} when it has printed its URL.`);
  }
  try {
    return await runAlone(shop, command);
  } finally {
    await shop.end();
  }
}

/** The shop does not run: starts the servers for as long as the command takes. */
async function runAlone(shop: Shop, command: ServiceCommand) {
  await installServers();
  await shop.endOrphans();
  const service = entryOf(command);
  await build(shop.signal, [service.app]);
  const servers = await withProgress('Starting MariaDB and Redis', () => shop.startServers());
  if (service.schema !== undefined) {
    await migrate(service, await prepareSchema(servers, service.schema), shop);
  }
  return { code: await runOn(servers, command, shop.signal), servers };
}

async function runOn(
  servers: Servers,
  command: ServiceCommand,
  signal: AbortSignal,
): Promise<number> {
  const { app, schema = '' } = entryOf(command);
  const child = spawn(process.execPath, [cliOf(app), ...command.args], {
    cwd: config.callerFolder,
    stdio: 'inherit',
    env: {
      ...process.env,
      MYSQL_URL: await prepareSchema(servers, schema),
      REDIS_URL: servers.redisUrl,
    },
    signal,
    killSignal: 'SIGTERM',
  });
  return new Promise<number>((resolve) => {
    child.on('error', () => undefined);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function entryOf({ of: name }: ServiceCommand): ServiceEntry {
  const entry = services.find((service) => service.name === name);
  if (entry === undefined) throw new Error(`There is no service of the name ${name}.`);
  return entry;
}
