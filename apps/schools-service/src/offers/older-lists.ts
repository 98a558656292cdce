import type { DataSource } from 'typeorm';
import { readAdoptionRows } from '../directory/adoption-rows';
import { ClassBooks } from '../directory/class-books';
import type { SchoolDirectory } from '../directory/school-directory';

interface AskedBook {
  isbn: string;
  codiceScuola: string;
  classe: string;
  sezione: string;
}

/** Class lists of years before the newest one, for one call: seldom asked for, so they are not kept in memory. */
export class OlderLists {
  private readonly lists = new Map<string, Promise<ClassBooks>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: SchoolDirectory,
  ) {}

  /** The latest of these years in which the class had the book; null where it never had. */
  async yearOf({ isbn, codiceScuola, ...ofClass }: AskedBook): Promise<number | null> {
    const book = this.directory.shelf.numbers.get(isbn);
    if (book === undefined) return null;
    const [, ...years] = this.directory.yearsWithList.get(codiceScuola) ?? [];
    for (const year of years) {
      if ((await this.listsOf(codiceScuola, year)).use(book, ofClass)) return year;
    }
    return null;
  }

  private listsOf(codice: string, year: number): Promise<ClassBooks> {
    const key = `${codice} ${year}`;
    const lists =
      this.lists.get(key) ??
      readAdoptionRows(this.dataSource, codice, year).then((rows) => new ClassBooks(rows));
    this.lists.set(key, lists);
    return lists;
  }
}
