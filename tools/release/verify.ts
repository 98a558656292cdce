import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseFigures, releaseFiguresSchema } from '@zaino/contracts/releases';
import { type Release, releaseSchema } from '@zaino/contracts/shared';
import { faultsOfRelease } from '@zaino/service/release-files/faults-of-release';
import { UserError } from '@zaino/tools/machine/user-error';
import { z } from 'zod';

/** Versions name folders and stand in URLs. */
const versionName = /^[a-z0-9][a-z0-9-]*$/i;

/** Reads the `release.json` of a folder; throws a `UserError` when it is not one of this app. */
export function readRelease(folder: string, app: string): Release {
  const file = join(folder, 'release.json');
  if (!existsSync(file)) throw new UserError(`There is no release.json in ${folder}.`);
  const { success, data, error } = releaseSchema.safeParse(parsedJson(file));
  if (!success) throw new UserError(`${file} is not valid:\n${z.prettifyError(error)}`);
  if (data.name !== app) throw new UserError(`${file} is of ${data.name}, not of ${app}.`);
  if (!versionName.test(data.version)) {
    throw new UserError(`${file} names its version "${data.version}": letters, digits and -.`);
  }
  if (data.base !== undefined) throw new UserError(`${file} is of a dev server, not of a build.`);
  return data;
}

/** Throws a `UserError` unless every file of a release is the one that was built, packed ones too. */
export function verifyFiles(folder: string, release: Release): void {
  const wrong = faultsOfRelease(release, (file) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  });
  if (wrong.length === 0) return;
  const title = `The files of ${release.name} ${release.version} are not those of its release.json`;
  throw new UserError(`${title}:\n  ${wrong.join('\n  ')}`);
}

/** What was measured of a build whose files are verified; null where nobody has. Throws a `UserError` otherwise. */
export function readFigures(folder: string, { measured }: Release): ReleaseFigures | null {
  if (measured === undefined) return null;
  const file = join(folder, measured.file);
  const { success, data, error } = releaseFiguresSchema.safeParse(parsedJson(file));
  if (!success) throw new UserError(`${file} is not valid:\n${z.prettifyError(error)}`);
  return data;
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is not valid: ${(error as Error).message}`);
  }
}
