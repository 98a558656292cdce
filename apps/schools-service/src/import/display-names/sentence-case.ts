import {
  capitalise,
  collapseBlanks,
  isAllCapitals,
  repairEncoding,
  restoreAccents,
} from './letters';
import { bookAcronyms, isRomanNumeral, properNames } from './word-lists';

const word = /[\p{L}\p{N}@#]+(?:['’][\p{L}\p{N}]+)*['’]?|[^\p{L}\p{N}@#]+/gu;
const isWord = /^[\p{L}\p{N}@#]/u;
const endsSentence = /[!?]\s|\s-\s/;
/** A dot behind a short word is more likely an abbreviation's. */
const SHORTEST_LAST_WORD = 5;
/** After these a single letter is the name of a volume. */
const beforeVolume = /(?:^|\s)(?:VOL|VOLUME|TOMO|MODALITÀ(?: DIGITALE)?|LIVELLO)\.? ?$/;

const proper = new Map([...properNames].map((name) => [name.toUpperCase(), name]));

/** `LINGUA E LETTERATURA ITALIANA` as a sentence: Lingua e letteratura italiana. Other text is kept. */
export function sentenceCase(text: string): string {
  const clean = collapseBlanks(repairEncoding(text));
  if (!isAllCapitals(clean)) return clean;
  const parts = restoreAccents(clean).match(word) ?? [];
  let isFirst = true;
  let before = '';
  return parts
    .map((part, index) => {
      const after = parts[index + 1] ?? '';
      const shown = isWord.test(part) ? sentenceWord(part, { isFirst, before, after }) : part;
      isFirst = isWord.test(part) ? false : isFirst || isSentenceEnd(parts[index - 1] ?? '', part);
      before += part;
      return shown;
    })
    .join('');
}

function isSentenceEnd(lastWord: string, marks: string): boolean {
  if (endsSentence.test(marks)) return true;
  return /\.\s/.test(marks) && lastWord.length >= SHORTEST_LAST_WORD;
}

interface Surroundings {
  isFirst: boolean;
  before: string;
  after: string;
}

function sentenceWord(part: string, around: Surroundings): string {
  if (isKeptAsIs(part, around)) return part;
  const known = proper.get(part) ?? elidedProperName(part);
  if (known !== undefined) return around.isFirst ? capitalise(known) : known;
  const small = part.toLowerCase();
  return around.isFirst ? capitalise(small) : small;
}

/** `DELL'ITALIA`: the name after the apostrophe. */
function elidedProperName(part: string): string | undefined {
  const apostrophe = part.search(/['’]/);
  const name = proper.get(part.slice(apostrophe + 1));
  if (apostrophe < 1 || name === undefined) return undefined;
  return `${part.slice(0, apostrophe).toLowerCase()}'${name}`;
}

function isKeptAsIs(part: string, around: Surroundings): boolean {
  if (bookAcronyms.has(part)) return true;
  if (/\d/.test(part)) return part.length <= 4 && !/^\d+ED$/.test(part);
  if (part.length === 1) return isVolumeLetter(part, around);
  return isRomanNumeral(part);
}

/** A, E, I and O are words unless they name a volume or are dotted (`D.L.`). */
function isVolumeLetter(part: string, { before, after }: Surroundings): boolean {
  if (!'AEIO'.includes(part)) return true;
  return beforeVolume.test(before) || before.endsWith('+') || after.startsWith('.');
}
