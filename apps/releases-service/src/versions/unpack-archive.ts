import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { wrongFiles } from './wrong-files';

/** Of what is unpacked, in bytes: the largest build has some 4 MB, packed copies of its files included. */
const LARGEST_CONTENT = 32 * 1024 * 1024;
const MOST_FILES = 2_000;
const LONGEST_PATH = 200;

/** Files of one version by their paths below its folder, with slashes. */
export type FileMap = ReadonlyMap<string, Uint8Array>;

/** What the registry adds to a version: its proof that it took it. */
export const SIGNATURE_FILE = 'signature.json';

/** As builds name their files: nothing that begins with a dot, or that a shell or a browser would read otherwise. */
const fileName = /^[\w@~+-][\w.@~+-]*$/;

type Entry = Awaited<ReturnType<typeof unpackTar>>[number];

/** The files of an upload, in memory; refuses what is no packed archive, is too much, or has other names than files of a folder have. */
export async function unpackArchive(archive: Uint8Array): Promise<FileMap> {
  const entries = await readEntries(archive);
  const listed = entries.filter(({ header }) => header.type !== 'directory');
  if (listed.length > MOST_FILES) throw wrongFiles(`Ci sono più di ${MOST_FILES} file.`);
  const files = new Map<string, Uint8Array>();
  for (const entry of listed) {
    const path = pathOf(entry);
    if (files.has(path)) throw wrongFiles(`${path} c’è due volte.`);
    files.set(path, entry.data ?? new Uint8Array());
  }
  return files;
}

async function readEntries(archive: Uint8Array): Promise<Entry[]> {
  try {
    const tar = await promisify(gunzip)(archive, { maxOutputLength: LARGEST_CONTENT });
    return await unpackTar(tar, { strict: true });
  } catch (error) {
    const isTooMuch = (error as { code?: unknown } | null)?.code === 'ERR_BUFFER_TOO_LARGE';
    if (isTooMuch) throw wrongFiles('L’archivio contiene troppi dati.');
    throw wrongFiles('L’archivio non si può leggere: serve un tar compresso con gzip.');
  }
}

function pathOf({ header }: Entry): string {
  const path = header.name.replace(/^\.\//, '');
  if (header.type !== 'file') throw wrongFiles(`${header.name} non è un file.`);
  if (path.length > LONGEST_PATH || !path.split('/').every((part) => fileName.test(part))) {
    throw wrongFiles(`Il nome ${JSON.stringify(path.slice(0, LONGEST_PATH))} non è ammesso.`);
  }
  if (path === SIGNATURE_FILE) throw wrongFiles(`${path} lo scrive il registro.`);
  return path;
}
