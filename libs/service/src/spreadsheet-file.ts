import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet computes what begins so (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r]/;
/** As `spreadsheetEuro` writes what is taken off: a number, to be added up with the others. */
const negativeEuro = /^-\d+,\d\d$/;

type Lines = readonly (readonly string[])[];

/** Lines of cells as CSV that Italian spreadsheets open: semicolons, a mark for UTF-8, and nothing that is computed. */
export function spreadsheetFile(lines: Lines): string {
  return BYTE_ORDER_MARK + spreadsheetLines(lines);
}

/** Further lines of such a file, which is sent in parts. */
export function spreadsheetLines(lines: Lines): string {
  const cells = lines.map((line) => line.map((cell) => (isComputed(cell) ? `'${cell}` : cell)));
  return stringify(cells, { delimiter: ';', record_delimiter: '\r\n' });
}

const isComputed = (cell: string) => formula.test(cell) && !negativeEuro.test(cell);

/** `1234,50` of euro. */
export const spreadsheetEuro = (euro: number): string => euro.toFixed(2).replace('.', ',');
