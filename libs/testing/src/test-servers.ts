import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { sharedTestServers } from './config';
import { startGuarded } from './guarded-server';
import { prepareMariaDb } from './private-mariadb';
import { prepareRedis } from './private-redis';
import { keptPort } from './kept-port';
import { identifyProcess } from './processes';
import type { ServerCommand } from './server-command';

/** The administrator's URL of the test run's MariaDB. */
export async function testMysqlUrl(): Promise<string> {
  return sharedTestServers().mysqlUrl ?? (await startTestMariaDb());
}

/** The URL of the test run's Redis. */
export async function testRedisUrl(): Promise<string> {
  return sharedTestServers().redisUrl ?? (await startTestRedis());
}

/** One MariaDB for this process, or thread of it; it ends with that. Gives the administrator's URL. */
export function startTestMariaDb(): Promise<string> {
  return oncePerThread('mariadb', async (folder) =>
    prepareMariaDb({
      folder,
      port: await keptPort(),
      purpose: 'test',
      // Each test file makes and drops dozens of them.
      keepsTablesInOneFile: true,
    }),
  );
}

/** One Redis for this process, or thread of it; it ends with that. */
export function startTestRedis(): Promise<string> {
  return oncePerThread('redis', async (folder) =>
    prepareRedis({ folder, port: await keptPort(), purpose: 'test' }),
  );
}

const starting = new Map<string, Promise<string>>();

function oncePerThread(
  name: string,
  prepare: (folder: string) => Promise<ServerCommand>,
): Promise<string> {
  const started = starting.get(name) ?? startOnce(name, prepare);
  starting.set(name, started);
  return started;
}

/**
 * jest gives every test file fresh modules, so what its process has started is noted in a file. A server ends with the
 * thread that started it, so that none is lent to another.
 */
async function startOnce(
  name: string,
  prepare: (folder: string) => Promise<ServerCommand>,
): Promise<string> {
  const startTime = identifyProcess(process.pid)?.startTime ?? '0';
  const folder = join(tmpdir(), `zaino-test-${name}-${process.pid}-${startTime}-${threadId}`);
  const note = join(folder, 'url');
  if (existsSync(note)) return readFileSync(note, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const server = await prepare(folder);
  await startGuarded(server, folder);
  writeFileSync(note, server.url, { mode: 0o600 });
  return server.url;
}
