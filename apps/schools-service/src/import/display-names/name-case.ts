import { capitalise } from './letters';
import { remember } from './remember';
import { elisions, isRomanNumeral, numberedNames, particles, schoolAcronyms } from './known-names';

/** Surnames with a capital D'. */
const surnamesWithD = new Set(
  'ACQUISTO ALESSANDRO AMATO AMBROSIO AMICO ANGELO ANNA ANNUNZIO ANTONA ANTONIO ONOFRIO ORSI OVIDIO URSO'.split(
    ' ',
  ),
);

const word = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*['’]?|[^\p{L}\p{N}]+/gu;
const isWord = /^[\p{L}\p{N}]/u;
/** After these a name begins anew. */
const beginsAnew = /["“(/]|(?:^|\s)-|-(?:\s|$)/;

/** `GABRIELE D'ANNUNZIO` as a name: Gabriele D'Annunzio. Expects capitals with their accents. */
export function nameCase(text: string): string {
  const parts = text.match(word) ?? [];
  let isFirst = true;
  return parts
    .map((part, index) => {
      if (part === ' ') return part;
      if (!isWord.test(part)) {
        if (beginsAnew.test(part)) isFirst = true;
        return part;
      }
      const shown = nameWord(part, {
        isFirst,
        previous: parts[index - 2] ?? '',
        before: parts[index - 1] ?? '',
        after: parts[index + 1] ?? '',
        next: parts[index + 2] ?? '',
      });
      isFirst = false;
      return shown;
    })
    .join('');
}

interface WordContext {
  isFirst: boolean;
  /** Words and marks around the word, nearest inside. */
  previous: string;
  before: string;
  after: string;
  next: string;
}

/** Words of three letters and more look the same wherever they stand: of those there are few. */
const longFirst = remember((part) => (isKept(part) ? part : capitalise(part.toLowerCase())));
const longInside = remember((part) =>
  particles.has(part.toLowerCase()) ? part.toLowerCase() : longFirst(part),
);

function nameWord(part: string, around: WordContext): string {
  if (part.length > 2 && !/['’]/.test(part)) {
    const isInside = !around.isFirst && !followsInitial(part, around);
    return isInside ? longInside(part) : longFirst(part);
  }
  const apostrophe = part.search(/['’][\p{L}\p{N}]/u);
  if (apostrophe > 0) return elidedWord(part, apostrophe, around);
  if (isKeptAsIs(part, around)) return part;
  const small = part.toLowerCase();
  return isSmallWord(part, around) ? small : capitalise(small);
}

function isSmallWord(part: string, around: WordContext): boolean {
  const isLastLetter = part.length === 1 && around.next === '';
  if (around.isFirst || isLastLetter || followsInitial(part, around)) return false;
  return part === 'I' ? isArticle(around) : particles.has(part.toLowerCase());
}

/** Numerals, acronyms and initials (the I of `I. Calvino`, the letters of `G.B.`). */
function isKeptAsIs(part: string, around: WordContext): boolean {
  if (part.length === 1) return isInitial(part, around);
  return isKept(part) || isSigla(part, around);
}

/** The same for words of more than one letter. */
function isKept(part: string): boolean {
  if (/\d/.test(part) || schoolAcronyms.has(part) || isRomanNumeral(part)) return true;
  return part.length <= 5 && !/[AEIOUYÀÈÉÌÒÙ]/.test(part);
}

function isInitial(part: string, { after }: WordContext): boolean {
  return /\d/.test(part) || after.startsWith('.');
}

/** The province in brackets or behind the quoted name: `"G. D'ANNUNZIO" PE`. */
function isSigla(part: string, { before, after }: WordContext): boolean {
  const isAside = before.endsWith('(') || before.endsWith('" ');
  return part.length === 2 && isAside && (after === '' || after.startsWith(')'));
}

/** The article of `SOMMERSI E I SALVATI`, not the numeral of `UMBERTO I`. */
function isArticle({ previous, after, next }: WordContext): boolean {
  const isNumeral = numberedNames.has(previous) || next.startsWith('GRAD');
  return after === ' ' && /^\p{L}{2}/u.test(next) && !isNumeral;
}

/** `G. DI VITTORIO` is a surname, `L. DA VINCI` is not. */
function followsInitial(part: string, { before }: WordContext): boolean {
  return before.startsWith('.') && part !== 'DA' && part !== 'E';
}

function elidedWord(part: string, apostrophe: number, around: WordContext): string {
  const start = part.slice(0, apostrophe);
  const rest = part.slice(apostrophe + 1);
  const small = start.toLowerCase();
  const isSmall =
    !around.isFirst &&
    elisions.has(small) &&
    !(start === 'D' && (surnamesWithD.has(rest) || around.before.startsWith('.')));
  const shownRest = isKeptAsIs(rest, { ...around, after: '' })
    ? rest
    : capitalise(rest.toLowerCase());
  return `${isSmall ? small : capitalise(small)}'${shownRest}`;
}
