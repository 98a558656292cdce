import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { bookFieldNames, type BooksQuery } from '@zaino/contracts/schools';
import { guardText } from '@zaino/service/csv/cell-text';
import { BYTE_ORDER_MARK, csvText } from '@zaino/service/csv/csv-text';
import { spreadsheetEuro } from '@zaino/service/spreadsheet-file';
import { DataSource } from 'typeorm';
import { valuesOfFields } from '../dataset/shown-fields';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { membersOf } from '../directory/shelved-members';
import { BookListService } from '../enrichment/book-list.service';
import { readDetails } from '../enrichment/stored-details';
import { bookColumns, writeCell, writeCode } from './book-columns';

/** Books of one part of the file. */
const BATCH = 500;

interface Listed {
  number: number;
  schools: number;
}

/** Books as a file: those that the desk's list has, in its order. */
@Injectable()
export class BookExportService {
  constructor(
    private readonly list: BookListService,
    private readonly holder: SchoolDirectoryHolder,
    private readonly dataSource: DataSource,
  ) {}

  async stream(asked: Omit<BooksQuery, 'pagina'>): Promise<Readable> {
    const listed = await this.list.all(asked);
    return Readable.from(this.parts(listed), { objectMode: false });
  }

  private async *parts(listed: readonly Listed[]): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvText([bookColumns]);
    for (let start = 0; start < listed.length; start += BATCH) {
      yield csvText(await this.lines(listed.slice(start, start + BATCH)));
    }
  }

  private async lines(listed: readonly Listed[]): Promise<string[][]> {
    const { shelf } = this.holder.current();
    const books = listed.flatMap(({ number, schools }) => {
      const book = shelf.books.get(number);
      // An import has taken it away meanwhile.
      return book === undefined ? [] : [{ ...membersOf(book), schools }];
    });
    const isbns = books.map(({ isbn }) => isbn);
    const details = await readDetails(this.dataSource.manager, isbns);
    return books.map(({ isbn, titolo, autore, editore, prezzo, schools }) => {
      const values = valuesOfFields(details.get(isbn)?.shown ?? {});
      return [
        writeCode(isbn),
        guardText(titolo),
        guardText(autore),
        guardText(editore),
        prezzo === null ? '' : spreadsheetEuro(prezzo),
        String(schools),
        ...bookFieldNames.map((field) => writeCell(values[field])),
      ];
    });
  }
}
