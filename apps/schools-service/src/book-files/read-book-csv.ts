import { BOOK_CSV_BYTES, BOOK_CSV_LINES, bookFieldNames } from '@zaino/contracts/schools';
import { type CsvRecord, NOT_UTF8, readCsvRecords } from '@zaino/service/csv/csv-records';
import { type BookColumn, bookColumns, readCell, readCode } from './book-columns';
import { fileRefused } from './file-refused';
import type { FileReading, FileRow } from './file-row';

/** What a CSV file says of books. Rejects with `book-file-refused` where the file as a whole cannot be read. */
export async function readBookCsv(csv: string): Promise<FileReading> {
  if (Buffer.byteLength(csv) > BOOK_CSV_BYTES) {
    throw fileRefused(`Il file è troppo grande: al massimo ${BOOK_CSV_BYTES / 1024 / 1024} MB.`);
  }
  const reading: FileReading = { count: 0, rows: [], problems: [] };
  const seen = new Map<string, number>();
  const kind = { columns: bookColumns, refused: fileRefused };
  for await (const record of readCsvRecords(csv, kind)) {
    reading.count += 1;
    if (reading.count > BOOK_CSV_LINES) throw tooManyLines();
    readRecord(reading, record, seen);
  }
  return reading;
}

function readRecord(
  { rows, problems }: FileReading,
  { riga, cells, problem }: CsvRecord<BookColumn>,
  seen: Map<string, number>,
): void {
  const note = (campo: string, messaggio: string) => problems.push({ riga, campo, messaggio });
  if (problem !== undefined) {
    note('', problem);
    return;
  }
  const code = readCode(cells.isbn ?? '');
  if ('problem' in code) {
    note('isbn', code.problem);
    return;
  }
  const first = seen.get(code.isbn);
  if (first !== undefined) {
    note('isbn', `È lo stesso libro della riga ${first}`);
    return;
  }
  seen.set(code.isbn, riga);
  const row: FileRow = { riga, isbn: code.isbn, values: {} };
  const before = problems.length;
  for (const field of bookFieldNames) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const read = readCell(field, cell);
    if ('problem' in read) note(field, read.problem);
    else Object.assign(row.values, { [field]: read.value });
  }
  refuseUnreadable(row);
  if (problems.length === before) rows.push(row);
}

/** What another encoding leaves of its accents would replace what there is. */
function refuseUnreadable({ riga, values }: FileRow): void {
  if (JSON.stringify(values).includes('\ufffd')) {
    throw fileRefused(`${NOT_UTF8} (La prima riga che non si legge è la ${riga}.)`);
  }
}

function tooManyLines() {
  const most = BOOK_CSV_LINES.toLocaleString('it', { useGrouping: 'always' });
  return fileRefused(`Il file ha troppe righe: al massimo ${most}.`);
}
