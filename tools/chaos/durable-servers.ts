import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareMariaDb } from '@zaino/testing/private-mariadb';
import { prepareRedis } from '@zaino/testing/private-redis';
import { createSchema } from '@zaino/testing/schema';
import { vouchForSessions } from '@zaino/testing/test-redis';
import { createClient } from 'redis';
import { keptPort } from '@zaino/testing/kept-port';
import { victimOf } from './victim';
import type { Victim } from './victim';

interface DurableServers {
  mariaDb: Victim;
  redis: Victim;
  redisUrl: string;
  /** Makes the schema of a service. */
  schemaUrl: (name: string) => Promise<string>;
}

/** A MariaDB that writes each commit to the disk, and a Redis that appends each change to a file. */
export async function prepareDurableServers(folder: string, logs: string): Promise<DurableServers> {
  // With innodb_flush_log_at_trx_commit=1, as `npm start` has it.
  const purpose = 'start' as const;
  const mariaDb = await prepareMariaDb({
    purpose,
    folder: join(folder, 'mariadb'),
    port: await keptPort(),
  });
  const redis = prepareRedis({ purpose, folder: join(folder, 'redis'), port: await keptPort() });
  return {
    mariaDb: victimOf('mariadb', mariaDb, logs),
    redis: vouchedFor(victimOf('redis', redis, logs), redis.url),
    redisUrl: redis.url,
    schemaUrl: (name) => createSchema(mariaDb.url, { name, user: name, password: 'chaos' }),
  };
}

/** There is no identity service that would say after each start that its sessions count. */
function vouchedFor(victim: Victim, url: string): Victim {
  const start = async () => {
    await victim.start();
    const client = await createClient({ url }).connect();
    await vouchForSessions(client);
    await client.close();
  };
  return { ...victim, start };
}

/** Brings the schema of a service up to date; `app` is its folder. */
export async function migrate(app: string, env: Record<string, string>): Promise<void> {
  const cli = join(app, 'cli.js');
  await promisify(execFile)(process.execPath, [cli, 'migrate'], { env });
}
