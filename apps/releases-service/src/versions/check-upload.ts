import { type Release, releaseSchema } from '@zaino/contracts/shared';
import {
  type FileFault,
  findFaults,
  isFileOf,
  MANIFEST_FILE,
} from '@zaino/service/release-files/faults-of-release';
import { parsedJson } from './parsed-json';
import { sizeFaults } from './size-faults';
import type { FileMap } from './unpack-archive';
import { wrongFiles } from './wrong-files';

/** Files that a refusal names; the rest of them it counts. */
const MOST_NAMED = 5;

interface Checked {
  app: string;
  version: string;
  files: FileMap;
}

/** The `release.json` of an upload; refuses it unless it is of this version and all files are as it says. */
export function checkUpload({ app, version, files }: Checked): Release {
  const tooLarge = sizeFaults(files);
  if (tooLarge.length > 0) throw wrongFiles(tooLarge.slice(0, MOST_NAMED).join(' '));
  const release = readManifest(files);
  if (release.name !== app) {
    throw wrongFiles(`${MANIFEST_FILE} è di ${release.name}, non di ${app}.`);
  }
  if (release.version !== version) {
    throw wrongFiles(`${MANIFEST_FILE} è della versione ${release.version}, non di ${version}.`);
  }
  if (release.base !== undefined) {
    throw wrongFiles(`${MANIFEST_FILE} è di un server di sviluppo, non di una build.`);
  }
  const faults = findFaults(release, (file) => files.get(file)).map(wordsOf);
  const strays = [...files.keys()].filter((file) => !isFileOf(release, file));
  const wrong = [...faults, ...strays.map((file) => `${file} non è in ${MANIFEST_FILE}`)];
  if (wrong.length > 0) throw wrongFiles(sentenceOf(wrong));
  return release;
}

function readManifest(files: FileMap): Release {
  const content = files.get(MANIFEST_FILE);
  if (content === undefined) throw wrongFiles(`Manca ${MANIFEST_FILE}.`);
  const { success, data } = releaseSchema.safeParse(parsedJson(content));
  if (!success) throw wrongFiles(`${MANIFEST_FILE} non è valido.`);
  return data;
}

const words: Record<FileFault['kind'], (file: string) => string> = {
  'no-entry': (file) => `${file} non nomina un file iniziale`,
  'no-integrity': (file) => `${file} non ha un hash in ${MANIFEST_FILE}`,
  outside: (file) => `${file} è fuori dalla cartella`,
  missing: (file) => `manca ${file}`,
  changed: (file) => `${file} è diverso da quello della build`,
};

const wordsOf = ({ kind, file }: FileFault) => words[kind](file);

function sentenceOf(wrong: readonly string[]): string {
  const others = wrong.length - MOST_NAMED;
  const end = others > 0 ? `, e altri ${others}` : '';
  return `I file non sono quelli di ${MANIFEST_FILE}: ${wrong.slice(0, MOST_NAMED).join(', ')}${end}.`;
}
