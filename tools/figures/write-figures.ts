import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReleaseFigures, releaseFiguresSchema } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { integrityOf, MANIFEST_FILE } from '@zaino/service/release-files/faults-of-release';
import { UserError } from '@zaino/tools/machine/user-error';
import { readRelease, verifyFiles } from '@zaino/tools/release/verify';

/** In the folder that no browser is served from. */
export const FIGURES_FILE = 'server/figures.json';

/**
 * Writes a build with its figures to another folder: they are a file of the version, with its hash in `release.json`.
 * The version is the one it was, since nothing that visitors get has changed.
 */
export function writeFigures(app: string, folders: Folders, figures: ReleaseFigures): void {
  const { from, to } = folders;
  if (from === to) throw new UserError('The build and the build with figures are two folders.');
  const text = JSON.stringify(releaseFiguresSchema.parse(figures), null, 2);
  const release = readRelease(from, app);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const measured = { file: FIGURES_FILE, integrity: integrityOf(Buffer.from(text)) };
  write(to, FIGURES_FILE, text);
  write(to, MANIFEST_FILE, JSON.stringify({ ...release, measured } satisfies Release, null, 2));
  verifyFiles(to, readRelease(to, app));
}

interface Folders {
  from: string;
  to: string;
}

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
