import {
  type BookField,
  bookFieldNames,
  bookFields,
  type BookValues,
} from '@zaino/contracts/schools';
import { issueSentence } from '@zaino/contracts/shared';
import { guardText, joinEntries, splitEntries, unguardText } from '@zaino/service/csv/cell-text';

/** What the ministry's lists say: for people, and left alone by an import. */
const ofLists = ['titolo', 'autore', 'editore', 'prezzo', 'scuole'] as const;

/** The columns of a file, in the order of an export. */
export const bookColumns = ['isbn', ...ofLists, ...bookFieldNames] as const;
export type BookColumn = (typeof bookColumns)[number];

/** What a cell says, or why it says nothing. */
type CellValue = { value: unknown } | { problem: string };

/** A value as a cell. */
export function writeCell(value: BookValues[BookField]): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return guardText(typeof value === 'string' ? value : joinEntries(value));
}

/** An ISBN that a spreadsheet does not take for a number, and does not shorten: `978-8800000001`. */
export function writeCode(isbn: string): string {
  return /^\d{13}$/.test(isbn) ? `${isbn.slice(0, 3)}-${isbn.slice(3)}` : isbn;
}

/** The code of a cell without blanks and hyphens. */
export function readCode(cell: string): { isbn: string } | { problem: string } {
  const code = unguardText(cell.trim());
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(code)) {
    return {
      problem: `Il foglio di calcolo ha abbreviato il codice (${code}): usa il formato testo`,
    };
  }
  const isbn = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{3,13}$/.test(isbn) ? { isbn } : { problem: 'Serve un ISBN di 13 cifre' };
}

/** What a cell that is not empty sets, checked as the form is. */
export function readCell(field: BookField, cell: string): CellValue {
  const read = readers[field]?.(cell) ?? { value: unguardText(cell) };
  return 'problem' in read ? read : checkValue(field, read.value);
}

/** A value as a field takes it, or why it cannot. */
export function checkValue(field: BookField, value: unknown): CellValue {
  const checked = bookFields[field].safeParse(value, { error: issueSentence });
  if (checked.success) return { value: checked.data };
  return { problem: checked.error.issues[0]?.message ?? 'Il valore non è ammesso' };
}

const readers: Partial<Record<BookField, (cell: string) => CellValue>> = {
  pagineSaggio: (cell) => ({ value: splitEntries(unguardText(cell)) }),
  pagine: (cell) => {
    const digits = cell.trim();
    if (/^\d{1,5}$/.test(digits)) return { value: Number(digits) };
    return { problem: 'Serve un numero intero, scritto solo con cifre' };
  },
  pubblicazione: (cell) => ({ value: readDay(cell.trim()) }),
};

const months = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ');

/** What a spreadsheet in Italian makes of a day or a month, as it was: `01/03/2026` and `mar-26`. */
function readDay(cell: string): string {
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
  if (day) {
    const [, ofMonth = '', month = '', year = ''] = day;
    return `${year}-${month.padStart(2, '0')}-${ofMonth.padStart(2, '0')}`;
  }
  const short = /^([a-z]{3})-(\d{2})$/i.exec(cell);
  const month = months.indexOf(short?.[1]?.toLowerCase() ?? '');
  if (!short || month < 0) return cell;
  return `20${short[2]}-${String(month + 1).padStart(2, '0')}`;
}
