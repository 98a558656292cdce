import { isbnOf } from './isbn';

/** Longest text that is read, in characters: a school's lists of all classes have fewer. */
export const LONGEST_TEXT = 200_000;

/** Most codes of one text, as the schools service takes them. */
export const MOST_ISBNS = 100;
export const MOST_DOUBTFUL = 50;

/** The codes of a text, each once, in the order in which they stand there. */
export interface ReadCodes {
  /** Thirteen digits each. */
  isbns: string[];
  /** Ten or thirteen digits that are no ISBN as they stand, or were written with letters: of somebody's choice. */
  doubtful: string[];
  /** The text was too long, or had more codes than are taken. */
  isCut: boolean;
}

/** A code and where it begins. */
interface Found {
  at: number;
  code: string;
  isSure: boolean;
}

/** Blanks, hyphens and line breaks inside a code. */
const GAP = '[\\s\\-‐-―\u00AD]{0,8}';
/** A digit, or a letter that a scanner takes for one. */
const DIGIT = '[0-9OoQIl|SB]';

const LONG_RUN = /\d{13,}/g;
const NEW_ISBN = new RegExp(`(?<!\\d)9${GAP}7${GAP}[89B](?:${GAP}${DIGIT}){10}`, 'g');
const OLD_ISBN = /(?<![\d-])\d(?:[ -]?\d){8}[ -]?[\dXx](?![\dA-Za-z])/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g;

/** An ISBN has five parts. */
const MOST_GAPS = 4;
const LEAST_DIGITS = 10;

const letters: Partial<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  '|': '1',
  S: '5',
  B: '8',
};

/** The ISBNs (ISO 2108) of a mail, a table or a page, whatever else stands there; phone numbers and IBANs are none. */
export function isbnsInText(text: string): ReadCodes {
  const found: Found[] = [];
  let rest = text
    .slice(0, LONGEST_TEXT)
    .replaceAll(IBAN, (match) => (isIban(match) ? blank(match) : match));
  for (const reader of [inLongRun, asNewIsbn, asOldIsbn]) {
    rest = rest.replaceAll(reader.pattern, (match: string, at: number) => {
      const codes = reader.read(match, rest.slice(Math.max(0, at - LONGEST_BEFORE), at));
      for (const one of codes) found.push({ ...one, at: at + one.at });
      return codes.length > 0 ? blank(match) : match;
    });
  }
  found.sort((one, other) => one.at - other.at);
  const isbns = codesOf(found, true);
  const sure = new Set(isbns);
  const doubtful = codesOf(found, false).filter((code) => !sure.has(code));
  return {
    isbns: isbns.slice(0, MOST_ISBNS),
    doubtful: doubtful.slice(0, MOST_DOUBTFUL),
    isCut:
      text.length > LONGEST_TEXT || isbns.length > MOST_ISBNS || doubtful.length > MOST_DOUBTFUL,
  };
}

/** ISBNs that a code may stand for: itself, with one other digit, or with two neighbours in the other order. */
export function nearIsbns(code: string): string[] {
  const near = [code];
  for (let at = 0; at < code.length; at += 1) {
    const [begin, end] = [code.slice(0, at), code.slice(at + 1)];
    for (let digit = 0; digit < 10; digit += 1) near.push(`${begin}${digit}${end}`);
    const next = code[at + 1];
    if (next !== undefined) near.push(`${begin}${next}${code[at] ?? ''}${end.slice(1)}`);
  }
  return [...new Set(near.flatMap((one) => isbnOf(one) ?? []))];
}

/** What is found is read once: it keeps its length, so that all else keeps its place. */
const blank = (text: string) => '_'.repeat(text.length);

const codesOf = (found: readonly Found[], isSure: boolean) => [
  ...new Set(found.filter((one) => one.isSure === isSure).map(({ code }) => code)),
];

/** One form in which codes are written; `read` gets a match and the characters before it. */
interface CodeReader {
  pattern: RegExp;
  read: (match: string, before: string) => Found[];
}

const LONGEST_BEFORE = 16;
const isPhone = (before: string) => /\+[\d ./-]*$|(?:tel|cell|fax|whatsapp)[.:\s]*$/i.test(before);

/** Thirteen digits, alone or stuck to a price, a page number or one another. */
const inLongRun: CodeReader = {
  pattern: LONG_RUN,
  read: (run, before) => {
    if (isPhone(before)) return [];
    const codes: Found[] = [];
    for (let at = 0; at + 13 <= run.length; at += 1) {
      const code = run.slice(at, at + 13);
      if (!/^97[89]/.test(code) || isbnOf(code) === null) continue;
      codes.push({ at, code, isSure: true });
      at += 12;
    }
    if (codes.length > 0 || !/^97[89]/.test(run)) return codes;
    return [{ at: 0, code: run.slice(0, 13), isSure: false }];
  },
};

const asNewIsbn: CodeReader = {
  pattern: NEW_ISBN,
  read: (match, before) => {
    const digits = match.replaceAll(/[\s\-‐-―\u00AD]/g, '');
    const gaps = match.split(/[\s\-‐-―\u00AD]+/).length - 1;
    const code = Array.from(digits, (one) => letters[one] ?? one).join('');
    const changed = Array.from(digits).filter((one) => letters[one] !== undefined).length;
    if (gaps > MOST_GAPS || 13 - changed < LEAST_DIGITS || isPhone(before)) return [];
    return [{ at: 0, code, isSure: changed === 0 && isbnOf(code) !== null }];
  },
};

/** Ten digits are as many as a phone number has: they need the word, the hyphens or the Italian group's number. */
const asOldIsbn: CodeReader = {
  pattern: OLD_ISBN,
  read: (match, before) => {
    const code = match.replaceAll(/[ -]/g, '').toUpperCase();
    const isNamed = /ISBN(?:[ -]?10)?[\s:.°n-]*$/i.test(before);
    const isGrouped = match.split('-').length === 4;
    if (isPhone(before) || !(isNamed || isGrouped || code.startsWith('88'))) return [];
    const isbn = isbnOf(code);
    if (isbn !== null) return [{ at: 0, code: isbn, isSure: true }];
    return isNamed ? [{ at: 0, code, isSure: false }] : [];
  },
};

/** ISO 13616: country and check digits behind the rest, letters as numbers from 10 on, leave 1 when divided by 97. */
function isIban(text: string): boolean {
  const all = text.replaceAll(' ', '');
  // An Italian one has 27 characters, whatever stands behind it.
  const code = all.startsWith('IT') ? all.slice(0, 27) : all;
  if (code.length < 15) return false;
  let rest = 0;
  for (const one of code.slice(4) + code.slice(0, 4)) {
    for (const digit of String(Number.parseInt(one, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}
