import type { FileReading, FileRow } from '../file-row';
import { fileRefused } from '../file-refused';
import { bookOfProduct } from './book-of-product';
import { onixProducts } from './onix-products';

/**
 * What an ONIX 3.0 file says of books, in reference names or short tags. A record that comes again replaces what the one
 * before has said. Rejects with `book-file-refused` where the file as a whole cannot be read.
 */
export async function readOnix(file: Buffer): Promise<FileReading> {
  if (file.length === 0) throw fileRefused('Il file è vuoto.');
  const rows = new Map<string, FileRow>();
  const reading: FileReading = { count: 0, rows: [], problems: [] };
  for await (const product of onixProducts(file)) {
    reading.count += 1;
    const { row, problems } = bookOfProduct(product, reading.count);
    reading.problems.push(...problems);
    if (row) rows.set(row.isbn, row);
  }
  reading.rows = [...rows.values()];
  return reading;
}
