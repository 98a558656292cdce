import { readFile } from 'node:fs/promises';
import { bookFieldNames } from '@zaino/contracts/schools';
import { z } from 'zod';
import { BookFinder, type FoundFields } from './book-finder';

const fileSchema = z.record(z.string(), z.partialRecord(z.enum(bookFieldNames), z.unknown()));

/** Books of a file of JSON, by their ISBN: for trying the desk out, and for lists that somebody has put together. */
export class FileFinder extends BookFinder {
  readonly name = 'file';

  constructor(private readonly path: string) {
    super();
  }

  /** Read anew each time: the file may have been changed, and books are few. */
  async find(isbn: string): Promise<FoundFields | null> {
    const books = fileSchema.parse(JSON.parse(await readFile(this.path, 'utf8')));
    return books[isbn] ?? null;
  }
}
