import type { PdfFile } from './pdf-file';
import { dictOf, listOf, type PdfDict, PdfReader, textOf } from './pdf-values';

/** Turns the bytes of a string into what a person reads. */
export type PdfFont = (bytes: string) => string;

/** Of a font that says nothing: a byte is its character. */
export const plainFont: PdfFont = (bytes) => bytes;

/** The names of glyphs that a code may be written with (Adobe Glyph List). */
const glyphs: Partial<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  space: ' ',
  hyphen: '-',
  endash: '–',
  period: '.',
  comma: ',',
  colon: ':',
  plus: '+',
  slash: '/',
};

/** A font of a page (ISO 32000-1, 9.6 to 9.10), as far as it says which character a code stands for. */
export async function readFont(file: PdfFile, font: PdfDict): Promise<PdfFont> {
  const isWide = textOf(file.member(font, 'Subtype'), 'name') === 'Type0';
  const map = charactersOf(await file.contentOf(font.get('ToUnicode')));
  const named = isWide ? new Map<number, string>() : differencesOf(file, font);
  const size = isWide ? 2 : 1;
  return (bytes) => {
    let text = '';
    for (let at = 0; at + size <= bytes.length; at += size) {
      const code = codeOf(bytes.slice(at, at + size));
      // Of two bytes without a table nobody knows what they are.
      text += map.get(code) ?? named.get(code) ?? (isWide ? '\uFFFD' : String.fromCharCode(code));
    }
    return text;
  };
}

const codeOf = (bytes: string) =>
  Array.from(bytes).reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0);

/** Names that an encoding gives to codes in place of its own (9.6.6). */
function differencesOf(file: PdfFile, font: PdfDict): Map<number, string> {
  const encoding = dictOf(file.member(font, 'Encoding'));
  const named = new Map<number, string>();
  let code = 0;
  for (const value of listOf(file.member(encoding, 'Differences'))) {
    const name = textOf(value, 'name');
    if (typeof value === 'number') code = value;
    if (name === undefined) continue;
    const character = glyphs[name] ?? (name.length === 1 ? name : undefined);
    if (character !== undefined) named.set(code, character);
    code += 1;
  }
  return named;
}

/** Longest range of codes: those of two bytes. */
const MOST_CODES = 65_536;

/** The table from codes to characters (9.10.3). */
function charactersOf(table: string): Map<number, string> {
  const map = new Map<number, string>();
  const reader = new PdfReader(table);
  let values: (string | string[])[] = [];
  for (let value = reader.next(); value !== undefined; value = reader.next()) {
    const word = textOf(value, 'word');
    const bytes = textOf(value, 'bytes');
    if (bytes !== undefined) values.push(bytes);
    else if (Array.isArray(value))
      values.push(listOf(value).map((one) => textOf(one, 'bytes') ?? ''));
    else if (word === 'endbfchar') addCharacters(map, values);
    else if (word === 'endbfrange') addRanges(map, values);
    if (word !== undefined) values = [];
  }
  return map;
}

function addCharacters(map: Map<number, string>, values: (string | string[])[]): void {
  for (let at = 0; at + 1 < values.length; at += 2) {
    const [code, character] = [values[at], values[at + 1]];
    if (typeof code === 'string' && typeof character === 'string') {
      map.set(codeOf(code), utf16(character));
    }
  }
}

function addRanges(map: Map<number, string>, values: (string | string[])[]): void {
  for (let at = 0; at + 2 < values.length; at += 3) {
    const [from, to, target] = [values[at], values[at + 1], values[at + 2]];
    if (typeof from !== 'string' || typeof to !== 'string' || target === undefined) continue;
    const first = codeOf(from);
    const last = Math.min(codeOf(to), first + MOST_CODES - 1);
    for (let code = first; code <= last && map.size < MOST_CODES; code += 1) {
      const character =
        typeof target === 'string' ? following(target, code - first) : target[code - first];
      if (character !== undefined) map.set(code, utf16(character));
    }
  }
}

/** The bytes of a character so many places further on. */
function following(bytes: string, by: number): string {
  const last = codeOf(bytes.slice(-2)) + by;
  return bytes.slice(0, -2) + String.fromCharCode((last >> 8) & 255, last & 255);
}

function utf16(bytes: string): string {
  const units: number[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) units.push(codeOf(bytes.slice(at, at + 2)));
  return String.fromCharCode(...units);
}
