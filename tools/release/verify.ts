import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Release, releaseSchema } from '@zaino/contracts/shared';
import {
  type FileFault,
  type FileMap,
  verifyRelease,
} from '@zaino/service/release-files/verify-release';
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
  const wrong = verifyRelease(filesBelow(folder), release);
  if (wrong.length === 0) return;
  const title = `The files of ${release.name} ${release.version} are not those of its release.json`;
  throw new UserError(`${title}:\n  ${wrong.map(sentenceOf).join('\n  ')}`);
}

function filesBelow(folder: string): FileMap {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true });
  const paths = found
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)));
  return new Map(
    paths.map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path))]),
  );
}

function sentenceOf({ kind, file }: FileFault): string {
  switch (kind) {
    case 'no-entry':
      return 'it names no entry';
    case 'no-integrity':
      return `${file} has no integrity`;
    case 'outside':
      return `${file} is outside the release`;
    case 'missing':
      return `${file} is missing`;
    case 'changed':
      return `${file} was changed`;
    case 'stray':
      return `${file} is not of the release`;
  }
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is not valid: ${(error as Error).message}`);
  }
}
