import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const workspaceRoot = resolve(import.meta.dirname, '../..');

const envFile = join(workspaceRoot, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

/** What the environment, or the file .env, says; .env.example lists it all. */
export const config = {
  port: Number(process.env.PORT ?? 4200),
  host: process.env.HOST ?? '127.0.0.1',
  /** Existing servers to use instead of private ones; the MySQL account must be allowed to make schemas and users. */
  mysqlUrl: process.env.MYSQL_URL,
  redisUrl: process.env.REDIS_URL,
  /** Where a running copy keeps its data, logs and notes. */
  localFolder: resolve(workspaceRoot, process.env.ZAINO_LOCAL ?? '.local'),
  /** Folder from which the user called npm: paths in the arguments are meant from there. */
  callerFolder: process.env.INIT_CWD ?? process.cwd(),
  /** Time that the bootstrap took to install packages. */
  installMs: Number(process.env.ZAINO_INSTALL_MS ?? 0),
};
