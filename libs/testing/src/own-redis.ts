import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { startGuarded } from './guarded-server';
import { prepareRedis, type RedisOptions } from './private-redis';
import { keptPort } from './kept-port';
import { vouchForSessions } from './test-redis';

/** A Redis that a test may kill. */
export interface OwnRedis {
  url: string;
  /** Ends it by SIGKILL, with all that it held in memory. */
  kill: () => Promise<void>;
  /**
   * Starts one at the same address: empty, or with what is in its append-only file, each command of which may take it
   * some time to read (`readsFor`, in microseconds).
   */
  restart: (options?: { readsFor: number }) => Promise<void>;
  /** It holds its connections but answers nothing any more. */
  freeze: () => void;
  thaw: () => void;
}

interface OwnRedisOptions extends Pick<RedisOptions, 'appendFsync'> {
  /** Sessions count at once. */
  isVouchedFor?: boolean;
}

/**
 * Starts a Redis for one test alone; `kill` it at the end. It keeps nothing, unless it is given a folder for its
 * append-only file. Its sessions count at once, unless the test has somebody who vouches for them.
 */
export async function startOwnRedis(
  appendOnlyFolder?: string,
  { isVouchedFor = true, appendFsync = 'always' }: OwnRedisOptions = {},
): Promise<OwnRedis> {
  const port = await keptPort();
  const password = randomBytes(24).toString('hex');
  const begin = (readsFor?: number) =>
    start({ port, password, appendOnlyFolder, appendFsync, readsFor, isVouchedFor });
  let running = await begin();
  return {
    url: running.url,
    kill: () => running.end(),
    restart: async ({ readsFor } = { readsFor: 0 }) => {
      running = await begin(readsFor);
    },
    freeze: () => void process.kill(running.pid, 'SIGSTOP'),
    thaw: () => void process.kill(running.pid, 'SIGCONT'),
  };
}

interface Settings {
  port: number;
  password: string;
  appendOnlyFolder: string | undefined;
  appendFsync: RedisOptions['appendFsync'];
  readsFor: number | undefined;
  isVouchedFor: boolean;
}

async function start({ port, password, isVouchedFor, ...reading }: Settings) {
  const folder = join(tmpdir(), `zaino-own-redis-${randomBytes(6).toString('hex')}`);
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, 'password'), `${password}\n`, { mode: 0o600 });
  const server = prepareRedis({ folder, port, purpose: 'test', ...reading });
  const end = await startGuarded(server, folder);
  return { url: server.url, end, pid: await greet(server.url, isVouchedFor) };
}

/** Gives the id of its process. */
async function greet(url: string, isVouchedFor: boolean): Promise<number> {
  const client = await createClient({ url }).connect();
  const info = await client.info('server');
  if (isVouchedFor) await vouchForSessions(client);
  await client.close();
  return Number(/process_id:(\d+)/.exec(info)?.[1]);
}
