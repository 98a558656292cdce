import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@zaino/contracts/shared';
import { isReleasePath } from './release-path';

/** What is wrong with a file of a release; who tells it to people finds the words. */
export interface FileFault {
  kind: 'no-entry' | 'no-integrity' | 'outside' | 'missing' | 'changed';
  file: string;
}

/** Gives the content of a version's file, undefined where it is missing. */
type ReadFile = (file: string) => Uint8Array | undefined;

export const MANIFEST_FILE = 'release.json';

const packings = [
  { ending: '.br', unpack: brotliDecompressSync },
  { ending: '.gz', unpack: gunzipSync },
];

/** Where files are not those of a release; empty where all are, packed ones too. */
export function findFaults(release: Release, read: ReadFile): FileFault[] {
  const { entry, chunks, integrity, server, calls, measured } = release;
  const named = [...entry, ...Object.values(chunks).flat()];
  const expected = Object.entries(integrity);
  for (const own of [server, calls, measured]) if (own) expected.push([own.file, own.integrity]);
  return [
    ...(entry.length > 0 ? [] : [{ kind: 'no-entry' as const, file: MANIFEST_FILE }]),
    ...named
      .filter((file) => !(file in integrity))
      .map((file) => ({ kind: 'no-integrity' as const, file })),
    ...expected.flatMap(([file, hash]) => faultsOfFile(file, hash, read)),
  ];
}

const sentences: Record<FileFault['kind'], (file: string) => string> = {
  'no-entry': () => 'it names no entry',
  'no-integrity': (file) => `${file} has no integrity`,
  outside: (file) => `${file} is outside the release`,
  missing: (file) => `${file} is missing`,
  changed: (file) => `${file} was changed`,
};

/** The same, one English sentence each. */
export function faultsOfRelease(release: Release, read: ReadFile): string[] {
  return findFaults(release, read).map(({ kind, file }) => sentences[kind](file));
}

/** Whether a release speaks of a file: its own, and their packed copies. */
export function isFileOf({ integrity, server, calls, measured }: Release, file: string): boolean {
  const plain = file.replace(/\.(?:br|gz)$/, '');
  const own = [MANIFEST_FILE, server?.file, calls?.file, measured?.file];
  return [file, plain].some((one) => one in integrity) || own.includes(file);
}

/** As `release.json` has it of a file, and as browsers want it. */
export function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function faultsOfFile(file: string, expected: string, read: ReadFile): FileFault[] {
  if (!isReleasePath(file)) return [{ kind: 'outside', file }];
  const content = read(file);
  if (content === undefined) return [{ kind: 'missing', file }];
  // What unpacks to more is another file: it is not unpacked to its end.
  const options = { maxOutputLength: content.length + 1 };
  const wrong = packings
    .map(({ ending, unpack }) => ({ name: file + ending, packed: read(file + ending), unpack }))
    .filter(({ packed, unpack }) => packed && !unpacksTo(expected, () => unpack(packed, options)))
    .map(({ name }) => ({ kind: 'changed' as const, file: name }));
  const isRight = integrityOf(content) === expected;
  return [...(isRight ? [] : [{ kind: 'changed' as const, file }]), ...wrong];
}

function unpacksTo(expected: string, unpack: () => Buffer): boolean {
  try {
    return integrityOf(unpack()) === expected;
  } catch {
    return false;
  }
}
