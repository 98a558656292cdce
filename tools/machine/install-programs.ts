import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBinary } from '@zaino/testing/binaries';
import { withProgress } from './progress';
import { UserError } from './user-error';

interface Program {
  /** One of each group must be there. */
  binaries: string[][];
  packages: string[];
}

/**
 * None of these packages brings a system service: mariadb-server and redis-server would. The Redis
 * server itself is inside redis-tools (see private-redis.ts).
 */
const programs = {
  MariaDB: {
    binaries: [['mariadbd'], ['mariadb-install-db'], ['my_print_defaults']],
    packages: ['mariadb-server-core', 'mariadb-client-core'],
  },
  Redis: { binaries: [['redis-server', 'redis-check-rdb']], packages: ['redis-tools'] },
  // The browser of the tests: without windows, and without all that stands in them.
  'Chromium headless shell': {
    binaries: [['chromium-headless-shell']],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  // For `npm run faults`: a clock for one process, and a slow disk.
  libfaketime: { binaries: [['faketime']], packages: ['faketime'] },
  strace: { binaries: [['strace']], packages: ['strace'] },
  // Runs the HTML checker.
  Java: { binaries: [['java']], packages: ['default-jre-headless'] },
  Chromium: {
    binaries: [['chromium', 'chromium-browser', 'google-chrome']],
    packages: ['chromium', 'fonts-liberation'],
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/** Installs what is missing with apt-get. Gives the time that took, in milliseconds. */
export async function ensurePrograms(names: ProgramName[], logFolder: string): Promise<number> {
  const missing = names.filter((name) => !isInstalled(programs[name]));
  if (missing.length === 0) return 0;
  const started = Date.now();
  const packages = missing.flatMap((name) => programs[name].packages);
  const asRoot = rootPrefix(missing, packages);
  await withProgress(
    `Installing ${missing.join(', ')} (apt-get install ${packages.join(' ')})`,
    () => installPackages(asRoot, packages, join(logFolder, 'apt-get.log')),
  );
  const still = missing.filter((name) => !isInstalled(programs[name]));
  if (still.length > 0) {
    throw new UserError(
      `apt-get installed ${packages.join(' ')}, yet ${still.join(', ')} is missing.`,
    );
  }
  return Date.now() - started;
}

function isInstalled({ binaries }: Program): boolean {
  return binaries.every((group) => group.some((name) => findBinary(name) !== undefined));
}

function rootPrefix(missing: string[], packages: string[]): string[] {
  if (findBinary('apt-get') === undefined) {
    throw new UserError(
      `${missing.join(', ')} not found, and this machine has no apt-get: install ${missing.join(', ')}, or set MYSQL_URL and REDIS_URL.`,
    );
  }
  if (process.getuid?.() === 0) return [];
  if (spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0) return ['sudo', '-n'];
  throw new UserError(
    `${missing.join(', ')} not found. Run this once as root, then start again:\n  apt-get install -y --no-install-recommends ${packages.join(' ')}`,
  );
}

async function installPackages(asRoot: string[], packages: string[], log: string): Promise<void> {
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (await aptGet(asRoot, install, log)) return;
  // A fresh machine has no package lists, an old one has outdated ones.
  if ((await aptGet(asRoot, ['update'], log)) && (await aptGet(asRoot, install, log))) return;
  const lastLines = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
  throw new UserError(`apt-get could not install ${packages.join(' ')}:\n${lastLines}`);
}

async function aptGet(asRoot: string[], args: string[], log: string): Promise<boolean> {
  mkdirSync(join(log, '..'), { recursive: true });
  const output = openSync(log, 'a');
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive', 'NEEDRESTART_SUSPEND=1'];
  const command = [...asRoot, ...environment, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args];
  const child = spawn(command[0] ?? 'env', command.slice(1), { stdio: ['ignore', output, output] });
  closeSync(output);
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
