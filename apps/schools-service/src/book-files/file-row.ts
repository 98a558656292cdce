import type { BookFileProblem, BookValues } from '@zaino/contracts/schools';

/** What a line of a CSV file, or a record of an ONIX file, says of a book. */
export interface FileRow {
  /** Of the line or the record; the first is 1. */
  riga: number;
  isbn: string;
  values: Partial<BookValues>;
  /** The publisher takes back what it has said of the book. */
  isWithdrawn?: boolean;
}

/** A file, as it was read to its end. */
export interface FileReading {
  /** Lines or records, those with an error too. */
  count: number;
  rows: FileRow[];
  problems: BookFileProblem[];
}
