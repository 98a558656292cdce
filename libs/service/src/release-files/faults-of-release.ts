import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@zaino/contracts/shared';
import { isReleasePath } from './release-path';

/** Gives the content of a version's file, undefined where it is missing. */
type ReadFile = (file: string) => Buffer | undefined;

const packings = [
  { ending: '.br', unpack: brotliDecompressSync },
  { ending: '.gz', unpack: gunzipSync },
];

/** Why files are not those of a release, one sentence each; empty where all are, packed ones too. */
export function faultsOfRelease(release: Release, read: ReadFile): string[] {
  const { entry, chunks, integrity, server } = release;
  const named = [...entry, ...Object.values(chunks).flat()];
  return [
    ...(entry.length > 0 ? [] : ['it names no entry']),
    ...named.filter((file) => !(file in integrity)).map((file) => `${file} has no integrity`),
    ...Object.entries(integrity).flatMap((one) => faultsOfFile(one, read)),
    ...(server ? faultsOfFile([server.file, server.integrity], read) : []),
  ];
}

function faultsOfFile([file, expected]: [string, string], read: ReadFile): string[] {
  if (!isReleasePath(file)) return [`${file} is outside the release`];
  const content = read(file);
  if (content === undefined) return [`${file} is missing`];
  const wrong = packings
    .map(({ ending, unpack }) => ({ name: file + ending, packed: read(file + ending), unpack }))
    .filter(({ packed, unpack }) => packed && !unpacksTo(expected, () => unpack(packed)))
    .map(({ name }) => `${name} was changed`);
  return [...(integrityOf(content) === expected ? [] : [`${file} was changed`]), ...wrong];
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
