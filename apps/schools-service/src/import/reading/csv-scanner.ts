/** One record as it stands in the file. */
export interface ScannedRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  /** The original text without its line end. */
  text: string;
  /** Null where the quotes make no sense: the text can be shown, not read. */
  fields: string[] | null;
  /** False for a last record without a line end: it may have been cut. */
  isTerminated: boolean;
}

const QUOTE = 34;
const CARRIAGE_RETURN = 13;

/** Longest record that is still believed to be one; beyond it a quote was never closed. */
const LONGEST_RECORD = 1_000_000;

/**
 * Splits delimited text into records, chunk by chunk (RFC 4180; LF or CRLF; quotes only where a
 * field begins with one). Why not a library: docs/decisions/own-csv-scanner.md.
 */
export class CsvScanner {
  private rest = '';
  private line = 1;
  private position = 0;
  private nextDelimiter = -1;
  private nextLineEnd = -1;

  constructor(private readonly delimiter: string) {}

  /** The records that the text so far completes. */
  push(text: string): ScannedRecord[] {
    this.start(this.rest + text);
    const records: ScannedRecord[] = [];
    for (;;) {
      const begin = this.position;
      const record = this.readRecord(false);
      if (record === null) {
        this.rest = this.rest.slice(begin);
        return records;
      }
      records.push(record);
    }
  }

  /** What is left when the text has come to its end. */
  end(): ScannedRecord[] {
    this.start(this.rest);
    const records: ScannedRecord[] = [];
    while (this.position < this.rest.length) {
      const record = this.readRecord(true);
      if (record !== null) records.push(record);
    }
    this.rest = '';
    return records;
  }

  private start(text: string): void {
    this.rest = text;
    this.position = 0;
    this.nextDelimiter = -1;
    this.nextLineEnd = -1;
  }

  private readRecord(isLast: boolean): ScannedRecord | null {
    const begin = this.position;
    const fields: string[] = [];
    let cursor = begin;
    for (;;) {
      const end = this.fieldEnd(cursor);
      if (typeof end === 'string') return this.unfinishedRecord(begin, end, isLast);
      if (this.rest[end] === this.delimiter) {
        fields.push(this.fieldText(cursor, end));
        cursor = end + 1;
      } else if (end === this.rest.length && !isLast) {
        return null;
      } else {
        fields.push(this.fieldText(cursor, this.contentEnd(end)));
        return this.finish({ begin, end, fields });
      }
    }
  }

  private unfinishedRecord(
    begin: number,
    problem: 'open' | 'malformed',
    isLast: boolean,
  ): ScannedRecord | null {
    const isHopeless = this.rest.length - begin > LONGEST_RECORD;
    if (problem === 'malformed' || isHopeless) return this.malformedRecord(begin, isLast);
    if (isLast) return this.finish({ begin, end: this.rest.length, fields: null });
    return null;
  }

  /** Where the field's delimiter or line end stands (the text's length where neither follows). */
  private fieldEnd(cursor: number): number | 'open' | 'malformed' {
    if (this.rest.charCodeAt(cursor) !== QUOTE) return this.plainFieldEnd(cursor);
    let quote = this.rest.indexOf('"', cursor + 1);
    while (quote !== -1 && this.rest.charCodeAt(quote + 1) === QUOTE) {
      quote = this.rest.indexOf('"', quote + 2);
    }
    if (quote === -1) return 'open';
    const end = this.plainFieldEnd(quote + 1);
    const between = this.contentEnd(end) - quote - 1;
    if (between === 0) return end;
    return end === this.rest.length ? 'open' : 'malformed';
  }

  private plainFieldEnd(cursor: number): number {
    if (this.nextDelimiter < cursor) this.nextDelimiter = this.find(this.delimiter, cursor);
    if (this.nextLineEnd < cursor) this.nextLineEnd = this.find('\n', cursor);
    return Math.min(this.nextDelimiter, this.nextLineEnd);
  }

  private find(text: string, from: number): number {
    const found = this.rest.indexOf(text, from);
    return found === -1 ? this.rest.length : found;
  }

  /** A field's end without the CR of a CRLF. */
  private contentEnd(end: number): number {
    const isCrlf = this.rest[end] === '\n' && this.rest.charCodeAt(end - 1) === CARRIAGE_RETURN;
    return isCrlf ? end - 1 : end;
  }

  private fieldText(from: number, to: number): string {
    if (this.rest.charCodeAt(from) !== QUOTE) return this.rest.slice(from, Math.max(from, to));
    return this.rest.slice(from + 1, to - 1).replaceAll('""', '"');
  }

  /** Only the first line is given up: a stray quote must not take the rest of the file with it. */
  private malformedRecord(begin: number, isLast: boolean): ScannedRecord | null {
    const end = this.find('\n', begin);
    if (end === this.rest.length && !isLast) return null;
    // Reading goes on before the places that were looked up.
    this.nextDelimiter = -1;
    this.nextLineEnd = -1;
    return this.finish({ begin, end, fields: null });
  }

  private finish(found: { begin: number; end: number; fields: string[] | null }): ScannedRecord {
    const { begin, end, fields } = found;
    const text = this.rest.slice(begin, this.contentEnd(end));
    const record = { line: this.line, text, fields, isTerminated: end < this.rest.length };
    this.line += 1 + countLineEnds(text);
    this.position = end + 1;
    return record;
  }
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
