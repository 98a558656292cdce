import { join } from 'node:path';
import { fraction, hashText } from '../chance';
import { CsvFile } from '../output/csv-file';
import type { DemoBook } from './book';
import { descriptionOf } from './descriptions';

/** Share of the titles that have a description and a cover. */
const ENRICHED_SHARE = 0.1;

/** Writes descriptions and covers for every tenth book, and for the books that have their own. */
export function writeEnrichment(of: {
  folder: string;
  books: Iterable<DemoBook>;
  described: ReadonlyMap<string, string>;
}): number {
  const file = new CsvFile(
    join(of.folder, 'ARRICCHIMENTI20250901.csv'),
    'CODICEISBN,DESCRIZIONE,COPERTINA',
  );
  for (const [isbn, text] of of.described) file.row([isbn, text, coverOf(isbn)]);
  for (const book of of.books) {
    if (fraction(hashText(book.isbn), 71) >= ENRICHED_SHARE) continue;
    file.row([book.isbn, descriptionOf(book), coverOf(book.isbn)]);
  }
  file.close();
  return file.lines;
}

function coverOf(isbn: string): string {
  return `/api/covers/${isbn}.svg`;
}
