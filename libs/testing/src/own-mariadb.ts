import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startGuarded } from './guarded-server';
import { prepareMariaDb, type TlsFiles } from './private-mariadb';
import { keptPort } from './kept-port';

/** A MariaDB for one test alone. */
export interface OwnMariaDb {
  /** The administrator's. */
  url: string;
  /** Ends it and takes its files away. */
  stop: () => Promise<void>;
}

/** Starts a MariaDB whose data are in that folder, as on a disk that the test fills. */
export async function startOwnMariaDb(folder: string, tls?: TlsFiles): Promise<OwnMariaDb> {
  const own = join(folder, 'mariadb');
  mkdirSync(own, { mode: 0o700 });
  const server = await prepareMariaDb({
    folder: own,
    port: await keptPort(),
    purpose: 'test',
    ...(tls && { tls }),
  });
  return { url: server.url, stop: await startGuarded(server, own) };
}
