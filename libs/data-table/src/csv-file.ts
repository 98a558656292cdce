import type { Call } from '@zaino/contracts/shared';
import { fetchFile } from '@zaino/web/api-client';
import { saveFile } from '@zaino/web/save-file';

/** Downloads what a call exports, as `<name>-<day>.csv`; rejects with `ApiError`. */
export async function downloadCsv(call: Call, name: string): Promise<void> {
  saveAs(await fetchFile(call), name);
}

const saveAs = (file: Blob, name: string): void =>
  saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);

/** The text of a file: UTF-8, or what spreadsheets on Windows write where they are told nothing. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a spreadsheet would compute, and an apostrophe before it (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/;
/** An amount that was taken off: a number, to be added up with the others. */
const NEGATIVE_EURO = /^-\d+,\d\d$/;

/** Rows as a file that a spreadsheet in Italian opens: UTF-8 with byte order mark, semicolons, CRLF. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const shown = FORMULA.test(text) && !NEGATIVE_EURO.test(text) ? `'${text}` : text;
    return /[;"\r\n]|^\s|\s$/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
  };
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

/** Downloads a text that was made here, as `<name>-<day>.csv`. */
export function saveCsv(text: string, name: string): void {
  saveAs(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
