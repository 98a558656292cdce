import {
  capitalise,
  collapseBlanks,
  isAllCapitals,
  repairLetters,
  restoreAccents,
} from './letters';
import { remember } from './remember';
import { bookAcronyms, isRomanNumeral, properNames } from './known-names';

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
  const clean = collapseBlanks(repairLetters(text));
  if (!isAllCapitals(clean)) return clean;
  const parts = restoreAccents(clean).match(word) ?? [];
  let isFirst = true;
  return parts
    .map((part, index) => {
      if (!isWord.test(part)) {
        isFirst ||= isSentenceEnd(parts[index - 1] ?? '', part);
        return part;
      }
      const shown = sentenceWord(part, { isFirst, parts, index });
      isFirst = false;
      return shown;
    })
    .join('');
}

function isSentenceEnd(lastWord: string, marks: string): boolean {
  if (endsSentence.test(marks)) return true;
  return /\.\s/.test(marks) && lastWord.length >= SHORTEST_LAST_WORD;
}

interface Place {
  isFirst: boolean;
  /** All words and marks of the text, and which of them the word is. */
  parts: string[];
  index: number;
}

/** Words of two letters and more look the same wherever they stand: of those there are few. */
const longInside = remember(
  (part) =>
    (isKept(part) ? part : (proper.get(part) ?? elidedProperName(part))) ?? part.toLowerCase(),
);

function sentenceWord(part: string, place: Place): string {
  if (part.length > 1) return place.isFirst ? capitalise(longInside(part)) : longInside(part);
  if (/\d/.test(part) || isVolumeLetter(part, place)) return part;
  return place.isFirst ? part : part.toLowerCase();
}

/** `DELL'ITALIA`: the name after the apostrophe. */
function elidedProperName(part: string): string | undefined {
  const apostrophe = part.search(/['’]/);
  const name = proper.get(part.slice(apostrophe + 1));
  if (apostrophe < 1 || name === undefined) return undefined;
  return `${part.slice(0, apostrophe).toLowerCase()}'${name}`;
}

function isKept(part: string): boolean {
  if (bookAcronyms.has(part)) return true;
  if (/\d/.test(part)) return part.length <= 4 && !/^\d+ED$/.test(part);
  return isRomanNumeral(part);
}

/** A, E, I and O are words unless they name a volume or are dotted (`D.L.`). */
function isVolumeLetter(part: string, { parts, index }: Place): boolean {
  if (!'AEIO'.includes(part)) return true;
  const before = parts.slice(Math.max(0, index - 4), index).join('');
  const after = parts[index + 1] ?? '';
  return beforeVolume.test(before) || before.endsWith('+') || after.startsWith('.');
}
