import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareMariaDb } from '@zaino/testing/private-mariadb';
import { prepareRedis } from '@zaino/testing/private-redis';
import { keptPort } from '@zaino/testing/kept-port';
import type { ServerCommand } from '@zaino/testing/server-command';
import { config } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import type { ProgramName } from '@zaino/tools/machine/install-programs';
import { existingMysql, existingRedis } from './existing-servers';
import { hashOf, localPath } from './local-state';
import type { ProcessPlan } from './managed-process';

export interface Servers {
  mysqlUrl: string;
  redisUrl: string;
  /** Notes of what was already done to this database. */
  stampFile: string;
}

type Run = (plan: ProcessPlan) => Promise<void>;

/** Installs the servers that will be started here. Gives the time that took, in milliseconds. */
export function installServers(): Promise<number> {
  const names: ProgramName[] = [];
  if (!config.mysqlUrl) names.push('MariaDB');
  if (!config.redisUrl) names.push('Redis');
  return ensurePrograms(names, join(config.localFolder, 'logs'));
}

/** Starts the private servers, or takes those that MYSQL_URL and REDIS_URL name. */
export async function startServers(run: Run): Promise<Servers> {
  const [mysqlUrl, redisUrl] = await Promise.all([
    config.mysqlUrl ? existingMysql(config.mysqlUrl) : startMariaDb(run),
    config.redisUrl ? existingRedis(config.redisUrl) : startRedis(run),
  ]);
  return serversAt(mysqlUrl, redisUrl);
}

/** Servers that run already. */
export function serversAt(mysqlUrl: string, redisUrl: string): Servers {
  // Beside the data: whoever removes that starts from the beginning.
  const stampFile = config.mysqlUrl
    ? localPath(`stamps-${hashOf(config.mysqlUrl)}.json`)
    : localPath('mariadb', 'stamps.json');
  return { mysqlUrl, redisUrl, stampFile };
}

async function startMariaDb(run: Run): Promise<string> {
  const folder = localPath('mariadb');
  const isNew = !existsSync(folder);
  if (isNew) console.log(`A database of our own is made in ${folder} …`);
  const port = await keptPort();
  return startServer('mariadb', await prepareMariaDb({ folder, port, purpose: 'start' }), run);
}

async function startRedis(run: Run): Promise<string> {
  const folder = localPath('redis');
  const port = await keptPort();
  return startServer('redis', prepareRedis({ folder, port, purpose: 'start' }), run);
}

async function startServer(name: string, server: ServerCommand, run: Run): Promise<string> {
  await run({ ...server, name });
  return server.url;
}
