import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a file for UTF-8 by it. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Lines of a file as the import of the same kind reads them: semicolons, CRLF; cells are guarded already. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    delimiter: ';',
    record_delimiter: '\r\n',
    // Some readers end a line at a carriage return, or leave out spaces at the ends.
    quoted_match: /[\r\n\t]|^\s|\s$/,
  });
}
