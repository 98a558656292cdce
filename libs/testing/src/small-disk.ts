import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Gives it another size, as in `256k`. */
  resize: (size: string) => void;
  /** Takes it away; what is open there has to be closed before. */
  remove: () => void;
}

/** A disk of that size, as in `256k`; undefined where this user may not mount one. */
export function mountSmallDisk(size: string): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-small-disk-'));
  const run = (command: string, ...args: string[]) =>
    void execFileSync(command, args, { stdio: 'ignore' });
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    resize: (next) => run('mount', '-o', `remount,size=${next}`, folder),
    remove: () => {
      run('umount', folder);
      rmSync(folder, { recursive: true });
    },
  };
}
