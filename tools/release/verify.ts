import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Release, releaseSchema } from '@zaino/contracts/shared';
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
  const { entry, chunks, integrity, server } = release;
  const named = [...entry, ...Object.values(chunks).flat()];
  const wrong = [
    ...(entry.length > 0 ? [] : ['it names no entry']),
    ...named.filter((file) => !(file in integrity)).map((file) => `${file} has no integrity`),
    ...Object.entries(integrity).flatMap(([file, expected]) => faultsOf(folder, file, expected)),
    ...(server ? faultsOf(folder, server.file, server.integrity) : []),
  ];
  if (wrong.length === 0) return;
  const title = `The files of ${release.name} ${release.version} are not those of its release.json`;
  throw new UserError(`${title}:\n  ${wrong.join('\n  ')}`);
}

const packings = [
  { ending: '.br', unpack: brotliDecompressSync },
  { ending: '.gz', unpack: gunzipSync },
];

function faultsOf(folder: string, file: string, expected: string): string[] {
  const path = join(folder, file);
  if (!path.startsWith(join(folder, '/'))) return [`${file} is outside the release`];
  if (!existsSync(path)) return [`${file} is missing`];
  const packed = packings.filter(({ ending }) => existsSync(path + ending));
  return [
    ...(integrityOf(readFileSync(path)) === expected ? [] : [`${file} was changed`]),
    ...packed
      .filter(
        ({ ending, unpack }) => !unpacksTo(expected, () => unpack(readFileSync(path + ending))),
      )
      .map(({ ending }) => `${file}${ending} was changed`),
  ];
}

function unpacksTo(expected: string, unpack: () => Buffer): boolean {
  try {
    return integrityOf(unpack()) === expected;
  } catch {
    return false;
  }
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is not valid: ${(error as Error).message}`);
  }
}
