import type { CsvRecord } from '../reading/csv-scanner';

/** Why a row cannot be used, in words for the reject file. */
export class UnusableRow extends Error {
  override readonly name = 'UnusableRow';
}

/** What the ministry writes where it has nothing to say. */
const missing = /^(?:ND|NON DISPONIBILE)?$/i;

/** The trimmed text, or null where the ministry reports none. */
export function presentText(text: string): string | null {
  const trimmed = text.trim();
  return missing.test(trimmed) ? null : trimmed;
}

/** The fields of a record; throws UnusableRow where there are not as many as columns. */
export function fieldsOf(record: CsvRecord, columnCount: number): string[] {
  const { fields } = record;
  if (fields === null) throw new UnusableRow('quotes are not closed');
  if (fields.length !== columnCount) {
    throw new UnusableRow(`${fields.length} columns instead of ${columnCount}`);
  }
  if (record.text.includes('\uFFFD')) throw new UnusableRow('characters are not UTF-8');
  return fields;
}

/** The text, if it fits the column that will hold it. */
export function fitting(text: string, limit: { column: string; length: number }): string {
  if (text.length <= limit.length) return text;
  throw new UnusableRow(`${limit.column} is longer than ${limit.length} characters`);
}

/** A school's or an institute's code. */
export const schoolCode = /^[A-Z]{2}[A-Z0-9]{8}$/;

export function readSchoolCode(text: string): string {
  const code = text.trim().toUpperCase();
  if (!schoolCode.test(code)) throw new UnusableRow('CODICESCUOLA is not a school code');
  return code;
}
