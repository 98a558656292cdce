import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { requireBinary } from './binaries';
import { keptPassword } from './server-command';
import type { ServerCommand } from './server-command';

export interface MariaDbOptions {
  /** Holds the data, the password and the start script; made when missing. */
  folder: string;
  port: number;
  /** Test servers are small and may lose the last second at a power cut. */
  purpose: 'start' | 'test';
  /** A table is made and dropped twice as quickly then; the room that it took is never given back to the disk. */
  keepsTablesInOneFile?: boolean;
  /** PEM files; with them it also speaks TLS. */
  tls?: TlsFiles;
}

/** PEM files of a server's certificate and its key. */
export interface TlsFiles {
  certFile: string;
  keyFile: string;
}

const sizes = {
  start: [
    '--innodb-buffer-pool-size=256M',
    '--innodb-log-file-size=128M',
    '--innodb-flush-log-at-trx-commit=1',
  ],
  test: [
    '--innodb-buffer-pool-size=96M',
    '--innodb-log-file-size=16M',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-doublewrite=0',
    // Who waits for a table that another holds is told so, before the watchdog of the tests ends the run.
    '--lock-wait-timeout=60',
  ],
};

const runsAsRoot = process.getuid?.() === 0;
const asUser = runsAsRoot ? ['--user=root'] : [];

/**
 * Prepares a MariaDB of our own: installs the system tables at the first call and gives the command
 * that serves them on 127.0.0.1. Reads no configuration of the machine.
 */
export async function prepareMariaDb(options: MariaDbOptions): Promise<ServerCommand> {
  const { folder, port, purpose, keepsTablesInOneFile, tls } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await installSystemTables(folder, purpose);
  const password = keptPassword(join(folder, 'password'));
  const url = `mysql://root:${password}@127.0.0.1:${port}`;
  return {
    file: requireBinary('mariadbd'),
    args: [
      '--no-defaults',
      ...asUser,
      `--datadir=${join(folder, 'data')}`,
      temporaryFiles(folder),
      `--init-file=${writeInitFile(folder, password)}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      // Relative to the data folder: a socket's full path may not be longer than 107 characters.
      '--socket=mariadb.sock',
      '--pid-file=mariadb.pid',
      '--skip-name-resolve',
      '--local-infile=1',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      '--max-allowed-packet=64M',
      // Several shops of a dozen processes, and each of these keeps up to ten.
      '--max-connections=500',
      ...(tls ? [`--ssl-cert=${tls.certFile}`, `--ssl-key=${tls.keyFile}`] : []),
      ...sizes[purpose],
      ...(keepsTablesInOneFile ? ['--innodb-file-per-table=OFF'] : []),
    ],
    url,
    isReady: () => answersQueries(url),
  };
}

async function installSystemTables(folder: string, purpose: 'start' | 'test'): Promise<void> {
  const data = join(folder, 'data');
  if (existsSync(data)) return;
  // One that was killed here may still write for a moment: neither share its folder nor keep it.
  for (const left of readdirSync(folder).filter((name) => name.startsWith('data.new-'))) {
    rmSync(join(folder, left), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  const unfinished = join(folder, `data.new-${process.pid}`);
  const args = [
    '--no-defaults',
    ...asUser,
    `--datadir=${unfinished}`,
    temporaryFiles(folder),
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...sizes[purpose],
  ];
  await promisify(execFile)(requireBinary('mariadb-install-db'), args);
  renameSync(unfinished, data);
}

/** A server that starts removes what it finds of temporary tables, also another's that it shares the folder with. */
function temporaryFiles(folder: string): string {
  const own = join(folder, 'tmp');
  mkdirSync(own, { recursive: true, mode: 0o700 });
  return `--tmpdir=${own}`;
}

/** Run at each start: whatever happened to the first one, the password is the one in the file. */
function writeInitFile(folder: string, password: string): string {
  const file = join(folder, 'init.sql');
  const statements = ["'root'@'localhost'", "'root'@'127.0.0.1'"].flatMap((account) => [
    `CREATE USER IF NOT EXISTS ${account};`,
    `ALTER USER ${account} IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO ${account} WITH GRANT OPTION;`,
  ]);
  writeFileSync(file, `${statements.join('\n')}\n`, { mode: 0o600 });
  return file;
}

async function answersQueries(url: string): Promise<boolean> {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
    await connection.query('SELECT 1');
    await connection.end();
    return true;
  } catch {
    return false;
  }
}
