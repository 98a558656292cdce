import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@zaino/contracts/shared';

/** What is wrong with a file of a release; who tells it to people finds the words. */
export interface FileFault {
  kind: 'no-entry' | 'no-integrity' | 'outside' | 'missing' | 'changed' | 'stray';
  file: string;
}

/** Files of one version by their paths below its folder, with slashes. */
export type FileMap = ReadonlyMap<string, Uint8Array>;

export const MANIFEST_FILE = 'release.json';
/** What the registry adds to a version: its proof that it took it. */
export const SIGNATURE_FILE = 'signature.json';

const packings = [
  { ending: '.br', unpack: brotliDecompressSync },
  { ending: '.gz', unpack: gunzipSync },
];

/** Whether every file of a release is the one that was built, packed ones too; empty where all are. */
export function verifyRelease(files: FileMap, release: Release): FileFault[] {
  const { entry, chunks, integrity, server } = release;
  const named = [...entry, ...Object.values(chunks).flat()];
  const expected = Object.entries(integrity);
  if (server) expected.push([server.file, server.integrity]);
  return [
    ...(entry.length > 0 ? [] : [{ kind: 'no-entry' as const, file: MANIFEST_FILE }]),
    ...named
      .filter((file) => !(file in integrity))
      .map((file) => ({ kind: 'no-integrity' as const, file })),
    ...expected.flatMap(([file, hash]) => faultsOf(files, file, hash)),
  ];
}

/** Files that a release does not speak of. */
export function strayFiles(files: FileMap, release: Release): FileFault[] {
  const { integrity, server } = release;
  const named = new Set([MANIFEST_FILE, ...(server ? [server.file] : [])]);
  for (const file of Object.keys(integrity)) {
    named.add(file);
    for (const { ending } of packings) named.add(file + ending);
  }
  return [...files.keys()]
    .filter((file) => !named.has(file))
    .map((file) => ({ kind: 'stray', file }));
}

/** Whether a path names a file below a folder, written in the one way there is for it. */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => /^[\w@~+-][\w.@~+-]*$/.test(part));
}

/** As `release.json` has it, and as browsers want it. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function faultsOf(files: FileMap, file: string, expected: string): FileFault[] {
  if (!isPlainPath(file)) return [{ kind: 'outside', file }];
  const content = files.get(file);
  if (content === undefined) return [{ kind: 'missing', file }];
  const packed = packings.filter(({ ending, unpack }) => {
    const given = files.get(file + ending);
    // What unpacks to more is another file: a bomb is not unpacked to its end.
    const options = { maxOutputLength: content.length + 1 };
    return given !== undefined && !unpacksTo(expected, () => unpack(given, options));
  });
  return [
    ...(integrityOf(content) === expected ? [] : [{ kind: 'changed' as const, file }]),
    ...packed.map(({ ending }) => ({ kind: 'changed' as const, file: file + ending })),
  ];
}

function unpacksTo(expected: string, unpack: () => Buffer): boolean {
  try {
    return integrityOf(unpack()) === expected;
  } catch {
    return false;
  }
}
