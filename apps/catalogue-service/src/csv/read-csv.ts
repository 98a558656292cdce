import { type CsvRecord, readCsvRecords } from '@zaino/service/csv/csv-records';
import { type CsvColumn, csvColumns } from './csv-fields';
import { csvRefused } from './csv-refused';

/** A line of a file of products below its head. */
export type ProductRecord = CsvRecord<CsvColumn>;

/** The lines of a file of products. Rejects with `csv-refused` where the file as a whole cannot be read. */
export const readCsv = (file: string): AsyncGenerator<ProductRecord> =>
  readCsvRecords(file, { columns: csvColumns, refused: csvRefused });

/** Rejects as `readCsv` does, before anything is done with a line. */
export async function checkCsv(file: string): Promise<void> {
  const records = readCsv(file);
  while (!(await records.next()).done);
}
