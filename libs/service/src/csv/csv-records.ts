import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { type CsvHead, type CsvKind, readHead } from './csv-head';

/** A line of a file below its head. */
export interface CsvRecord<Column extends string> {
  /** As a spreadsheet counts: the head is line 1, and a cell of several lines counts once. */
  riga: number;
  /** By column; empty cells are left out. */
  cells: Partial<Record<Column, string>>;
  /** Where the line has not the cells of the head. */
  problem?: string;
}

export const NOT_UTF8 =
  'Il file non è in UTF-8, così le lettere accentate si perdono: nel foglio di calcolo salvalo come «CSV UTF-8» e riprova.';

const CHUNK_LENGTH = 64 * 1024;
const LONGEST_RECORD = 1_000_000;

/**
 * The lines of a file, as spreadsheets write them: with or without byte order mark, `;` or `,`, any line ends.
 * Rejects as `kind` says where the file as a whole cannot be read. Others get their turn meanwhile.
 */
export async function* readCsvRecords<Column extends string>(
  file: string,
  kind: CsvKind<Column>,
): AsyncGenerator<CsvRecord<Column>> {
  if (isOfTwoBytes(file)) throw kind.refused(NOT_UTF8);
  const text = file.replace(/^\ufeff/, '');
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      skipEmptyLines: false,
      maxRecordSize: LONGEST_RECORD,
    }),
  );
  let riga = 0;
  try {
    let head: CsvHead<Column> | undefined;
    for await (const cells of parser as AsyncIterable<string[]>) {
      riga += 1;
      if (head === undefined) head = readHead(cells, kind);
      else if (cells.some((cell) => cell.trim() !== '')) yield recordOf(head, cells, riga);
    }
    if (head === undefined) throw kind.refused('Il file è vuoto.');
  } catch (error) {
    throw error instanceof CsvError ? kind.refused(sentenceOf(error), error) : error;
  }
}

/** UTF-16, read as UTF-8. */
const isOfTwoBytes = (file: string) => file.slice(0, 4).includes('\0');

async function* chunksOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += CHUNK_LENGTH) {
    yield text.slice(start, start + CHUNK_LENGTH);
    await setImmediate();
  }
}

/** Spreadsheets separate by `;` where the comma stands in numbers: the first line tells. */
function delimiterOf(text: string): string {
  const [line = ''] = /^[^\r\n]*/.exec(text) ?? [];
  return line.includes(';') || !line.includes(',') ? ';' : ',';
}

function recordOf<Column extends string>(
  head: CsvHead<Column>,
  values: readonly string[],
  riga: number,
): CsvRecord<Column> {
  const isTooLong = values.slice(head.length).some((cell) => cell.trim() !== '');
  const isUnnamed = head.some((column, index) => column === null && values[index]?.trim());
  const cells: Partial<Record<Column, string>> = {};
  head.forEach((column, index) => {
    const cell = values[index];
    if (column !== null && cell !== undefined && cell.trim() !== '') cells[column] = cell;
  });
  if (!isTooLong && !isUnnamed && values.length >= head.length) return { riga, cells };
  const problem = `La riga ha un altro numero di celle: ${values.length} invece di ${head.length}`;
  return { riga, cells, problem };
}

function sentenceOf({ code, records }: CsvError): string {
  const riga = Number(records) + 1;
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED') {
    return `Dalla riga ${riga} in poi le virgolette non si chiudono più.`;
  }
  return `Alla riga ${riga} le virgolette sono fuori posto: una cella che le contiene sta tra virgolette, con quelle interne doppie.`;
}
