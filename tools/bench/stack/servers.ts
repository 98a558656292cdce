import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGuarded } from '@zaino/testing/guarded-server';
import { prepareMariaDb } from '@zaino/testing/private-mariadb';
import { prepareRedis } from '@zaino/testing/private-redis';
import { keptPort } from '@zaino/testing/kept-port';
import { createSchema } from '@zaino/testing/schema';
import { config } from '@zaino/tools/machine/config';
import { ensurePrograms } from '@zaino/tools/machine/install-programs';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';

export interface BenchServers {
  /** Of the schools service's schema. */
  mysqlUrl: string;
  redisUrl: string;
  /** Of the database server. */
  databasePid: number;
  /** Makes a service's schema and gives its URL. */
  schemaUrl: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** A private MariaDB, with the schema of the schools service, and a private Redis below `folder`. */
export async function startServers(folder: string): Promise<BenchServers> {
  await ensurePrograms(['MariaDB', 'Redis'], join(config.localFolder, 'logs'));
  const options = { purpose: 'start' as const };
  const database = await prepareMariaDb({
    ...options,
    folder: join(folder, 'db'),
    port: await keptPort(),
  });
  const redis = prepareRedis({ ...options, folder: join(folder, 'redis'), port: await keptPort() });
  const ends = [
    await startGuarded(database, join(folder, 'db')),
    await startGuarded(redis, join(folder, 'redis')),
  ];
  const schemaUrl = (name: string) =>
    createSchema(database.url, { name, user: name, password: 'bench' });
  return {
    mysqlUrl: await schemaUrl('zaino_schools'),
    redisUrl: redis.url,
    databasePid: await pidOf(database.url),
    schemaUrl,
    stop: async () => {
      await Promise.all(ends.map((end) => end()));
    },
  };
}

/** The server writes its number into a file that it tells of. */
async function pidOf(mysqlUrl: string): Promise<number> {
  const connection = await createConnection(mysqlUrl);
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT @@pid_file AS file');
  await connection.end();
  return Number(readFileSync(String(row?.['file']), 'utf8'));
}
