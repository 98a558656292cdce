import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { localPath } from '@zaino/tools/start/local-state';

/** What a process keeps beside its log, as a path below the local folder. */
const kept: Partial<Record<string, string>> = {
  mariadb: 'mariadb',
  redis: 'redis',
  'payment-sandbox': 'payments',
  'mail-catcher': 'mails',
};

const ROOM = '2g';
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** A small disk for the log and the data of one process. */
export interface OwnDisk {
  /** Leaves no room at all. */
  fill: () => void;
  makeRoom: () => void;
}

/** Gives the process a disk before it is started; undefined where this user may not mount one. */
export function giveDisk(name: string): OwnDisk | undefined {
  const folder = localPath('disks', name);
  mkdirSync(folder);
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${ROOM},mode=700`, 'tmpfs', folder);
  } catch {
    return undefined;
  }
  const data = kept[name];
  if (data !== undefined) {
    mkdirSync(join(folder, data), { mode: 0o700 });
    symlinkSync(join(folder, data), localPath(data));
  }
  symlinkSync(join(folder, 'log'), localPath('logs', `${name}.log`));
  return {
    fill: () => run('mount', '-o', `remount,size=${usedBytes(folder)}`, folder),
    makeRoom: () => run('mount', '-o', `remount,size=${ROOM}`, folder),
  };
}

/** Takes away what an earlier run has left, the disks first. */
export function clearLocalFolder(local: string): void {
  const mounts = run('findmnt', '-rno', 'TARGET').split('\n');
  for (const folder of mounts.filter((one) => one.startsWith(`${local}/disks/`))) {
    run('umount', '-l', folder);
  }
  rmSync(local, { recursive: true, force: true });
}

function usedBytes(folder: string): number {
  const [, used = '0'] = run('df', '-B1', '--output=used', folder).trim().split('\n');
  return Math.max(Number(used), 4096);
}
