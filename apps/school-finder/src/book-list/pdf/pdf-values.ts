/*
 * Values as PDF files write them (ISO 32000-1, 7.2 and 7.3), and the operators of their pages. A file is read as text of
 * one character a byte.
 */

/** A name (`/Font`), a string of bytes, or a word: an operator, a bracket, `null`. */
interface PdfText {
  kind: 'name' | 'bytes' | 'word';
  text: string;
}
/** Another object, by its number. */
interface PdfReference {
  kind: 'reference';
  number: number;
}
export type PdfDict = ReadonlyMap<string, PdfValue>;
export type PdfValue = number | PdfText | PdfReference | readonly PdfValue[] | PdfDict;

/** The text of a name, of bytes or of a word; undefined for all else. */
export function textOf(value: PdfValue | undefined, kind: PdfText['kind']): string | undefined {
  if (typeof value !== 'object' || !('kind' in value)) return undefined;
  return value.kind === kind ? value.text : undefined;
}

export function referenceOf(value: PdfValue | undefined): number | undefined {
  if (typeof value !== 'object' || !('kind' in value)) return undefined;
  return value.kind === 'reference' ? value.number : undefined;
}

export const dictOf = (value: PdfValue | undefined): PdfDict =>
  value instanceof Map ? value : new Map<string, PdfValue>();

export const listOf = (value: PdfValue | undefined): readonly PdfValue[] =>
  Array.isArray(value) ? (value as readonly PdfValue[]) : [];

export const numberOf = (value: PdfValue | undefined): number =>
  typeof value === 'number' ? value : 0;

/** Deeper than any program's files go. */
const DEEPEST = 30;

const BLANK = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const BRACKET = /<<|>>|[[\]()<>{}/]/y;
const PLAIN = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const REFERENCE = /[\0\t\n\f\r ]{1,4}\d{1,5}[\0\t\n\f\r ]{1,4}R(?![A-Za-z0-9])/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const escapes: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads values one after the other; what is no PDF gives words, never an error. */
export class PdfReader {
  constructor(
    private readonly text: string,
    private at = 0,
  ) {}

  /** Where the next value begins. */
  get place(): number {
    return this.at;
  }

  /** The next value; undefined at the end. */
  next(depth = 0): PdfValue | undefined {
    if (this.isOver(depth)) return undefined;
    const bracket = this.take(BRACKET);
    return bracket === '' ? this.numberOrWord() : this.bracketed(bracket, depth);
  }

  /** What follows a bracket or a slash. */
  private bracketed(bracket: string, depth: number): PdfValue {
    switch (bracket) {
      case '<<':
        return this.dict(depth);
      case '[':
        return this.list(depth);
      case '(':
        return { kind: 'bytes', text: this.string() };
      case '<':
        return { kind: 'bytes', text: this.hexString() };
      case '/':
        return { kind: 'name', text: this.name() };
      default:
        return { kind: 'word', text: bracket };
    }
  }

  /** Whether nothing follows but blanks and remarks; all is over where values lie too deep. */
  private isOver(depth: number): boolean {
    while (this.take(BLANK) !== '');
    if (depth > DEEPEST) this.at = this.text.length;
    // A string that nothing ends has led beyond.
    return this.at >= this.text.length;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private name(): string {
    return this.take(PLAIN).replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  private numberOrWord(): PdfValue {
    const text = this.take(PLAIN);
    if (!NUMBER.test(text)) return { kind: 'word', text };
    if (!/^\d+$/.test(text) || this.take(REFERENCE) === '') return Number(text);
    return { kind: 'reference', number: Number(text) };
  }

  private list(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.next(depth + 1);
      if (value === undefined || textOf(value, 'word') === ']') return values;
      values.push(value);
    }
  }

  private dict(depth: number): PdfDict {
    const values = new Map<string, PdfValue>();
    for (;;) {
      const key = this.next(depth + 1);
      if (key === undefined || textOf(key, 'word') === '>>') return values;
      const name = textOf(key, 'name');
      const value = name === undefined ? undefined : this.next(depth + 1);
      if (name === undefined || value === undefined) continue;
      if (textOf(value, 'word') === '>>') return values;
      values.set(name, value);
    }
  }

  private string(): string {
    let bytes = '';
    let open = 1;
    while (this.at < this.text.length) {
      const one = this.text[this.at] ?? '';
      this.at += 1;
      if (one === '(') open += 1;
      if (one === ')') open -= 1;
      if (open === 0) break;
      bytes += one === '\\' ? this.escaped() : one;
    }
    return bytes;
  }

  private escaped(): string {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at, this.at + 3))?.[0];
    this.at += octal?.length ?? 1;
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    const one = this.text[this.at - 1] ?? '';
    return escapes[one] ?? (/[\r\n]/.test(one) ? '' : one);
  }

  private hexString(): string {
    const end = this.text.indexOf('>', this.at);
    const stop = end === -1 ? this.text.length : end;
    const digits = this.text.slice(this.at, stop).replaceAll(/[^0-9a-f]/gi, '');
    this.at = stop + 1;
    const pairs = (digits.length % 2 === 0 ? digits : `${digits}0`).match(/../g) ?? [];
    return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
  }
}
