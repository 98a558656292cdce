import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { hashOf } from './local-state';

/** So many versions of a service are left, the youngest. */
const KEPT = 5;

/**
 * Copies what was built of a service to where no other build touches it, so that a process that dies comes back as it
 * was. Gives the folder, whose name is the version: the hash over its files.
 */
export function keepVersion(app: string): string {
  const built = join(workspaceRoot, 'dist/apps', app);
  const folder = join(workspaceRoot, 'dist/services', app);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(built, file)).isFile())
    .sort();
  const version = hashOf(...files.flatMap((file) => [file, readFileSync(join(built, file))]));
  const kept = join(folder, version);
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${kept}.${process.pid}`;
    cpSync(built, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
    renameSync(unfinished, kept);
  }
  forgetOld(folder, version);
  return kept;
}

function forgetOld(folder: string, version: string): void {
  const others = readdirSync(folder)
    .filter((name) => name !== version)
    .map((name) => ({ path: join(folder, name), keptAt: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.keptAt - one.keptAt);
  for (const { path } of others.slice(KEPT - 1)) rmSync(path, { recursive: true });
}
