import type { RejectCode } from '@zaino/contracts/schools';
import type { ScannedRecord } from '../reading/csv-scanner';

/** Why a row cannot be used, in words for the reject file. */
export class UnusableRow extends Error {
  override readonly name = 'UnusableRow';

  constructor(
    message: string,
    readonly code: RejectCode,
    /** Where it is wrong; null where all of the row is. */
    readonly column: string | null = null,
  ) {
    super(message);
  }
}

export function missingText(column: string): UnusableRow {
  return new UnusableRow(`${column} is empty`, 'missing', column);
}

export function wrongBookCode(): UnusableRow {
  const sentence = 'CODICEISBN is neither 13 digits nor a placeholder';
  return new UnusableRow(sentence, 'book-code', 'CODICEISBN');
}

/** What the ministry writes where it has nothing to say. */
const missing = /^(?:ND|NON DISPONIBILE)?$/i;

/** The trimmed text, or null where the ministry reports none. */
export function presentText(text: string): string | null {
  const trimmed = text.trim();
  return missing.test(trimmed) ? null : trimmed;
}

/** The fields of a record; throws UnusableRow where there are not as many as columns. */
export function fieldsOf(record: ScannedRecord, columnCount: number): string[] {
  const { fields } = record;
  if (fields === null) throw new UnusableRow('quotes are not closed', 'quotes');
  if (fields.length !== columnCount) {
    throw new UnusableRow(`${fields.length} columns instead of ${columnCount}`, 'columns');
  }
  if (record.text.includes('\uFFFD')) {
    throw new UnusableRow('characters are not UTF-8', 'characters');
  }
  return fields;
}

/** The text, if it fits the column that will hold it. */
export function fitting(text: string, limit: { column: string; length: number }): string {
  if (text.length <= limit.length) return text;
  const { column, length } = limit;
  throw new UnusableRow(`${column} is longer than ${length} characters`, 'too-long', column);
}

/** A school's or an institute's code. */
export const schoolCode = /^[A-Z]{2}[A-Z0-9]{8}$/;

export function readSchoolCode(text: string): string {
  const code = text.trim().toUpperCase();
  if (!schoolCode.test(code)) {
    throw new UnusableRow('CODICESCUOLA is not a school code', 'school-code', 'CODICESCUOLA');
  }
  return code;
}
