import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { CsvColumn } from './csv-fields';
import { csvRefused, NOT_UTF8 } from './csv-refused';
import { readHead } from './read-head';

/** A line of a file below its head. */
export interface ProductRecord {
  /** As a spreadsheet counts: the head is line 1, and a cell of several lines counts once. */
  riga: number;
  /** By column; empty cells are left out. */
  cells: Partial<Record<CsvColumn, string>>;
  /** Where the line has not the cells of the head. */
  problem?: string;
}

const CHUNK_LENGTH = 64 * 1024;
const LONGEST_RECORD = 1_000_000;

/**
 * The lines of a file, as spreadsheets write them: with or without byte order mark, `;` or `,`, any line ends.
 * Rejects with `csv-refused` where the file as a whole cannot be read. Others get their turn meanwhile.
 */
export async function* readCsv(file: string): AsyncGenerator<ProductRecord> {
  if (isOfTwoBytes(file)) throw csvRefused(NOT_UTF8);
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
    let head: ReturnType<typeof readHead> | undefined;
    for await (const cells of parser as AsyncIterable<string[]>) {
      riga += 1;
      if (head === undefined) head = readHead(cells);
      else if (cells.some((cell) => cell.trim() !== '')) yield recordOf(head, cells, riga);
    }
    if (head === undefined) throw csvRefused('Il file è vuoto.');
  } catch (error) {
    throw error instanceof CsvError ? csvRefused(sentenceOf(error), error) : error;
  }
}

/** Rejects as `readCsv` does, before anything is done with a line. */
export async function checkCsv(file: string): Promise<void> {
  const records = readCsv(file);
  while (!(await records.next()).done);
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

function recordOf(
  head: ReturnType<typeof readHead>,
  values: readonly string[],
  riga: number,
): ProductRecord {
  const isTooLong = values.slice(head.length).some((cell) => cell.trim() !== '');
  const isUnnamed = head.some((column, index) => column === null && values[index]?.trim());
  const record: ProductRecord = { riga, cells: {} };
  if (isTooLong || isUnnamed || values.length < head.length) {
    record.problem = `La riga ha un altro numero di celle: ${values.length} invece di ${head.length}`;
  }
  head.forEach((column, index) => {
    const cell = values[index];
    if (column !== null && cell !== undefined && cell.trim() !== '') record.cells[column] = cell;
  });
  return record;
}

function sentenceOf({ code, records }: CsvError): string {
  const riga = Number(records) + 1;
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED') {
    return `Dalla riga ${riga} in poi le virgolette non si chiudono più.`;
  }
  return `Alla riga ${riga} le virgolette sono fuori posto: una cella che le contiene sta tra virgolette, con quelle interne doppie.`;
}
