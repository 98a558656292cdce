import { Injectable } from '@nestjs/common';
import type { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { toEuro } from '@zaino/rules/money';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';

type Demand = z.output<typeof schoolsInternalEndpoints.demand.response>;
type WantedBook = Demand['books'][number];

interface BookRow {
  isbn: string;
  title: string;
  publisher: string;
  priceCents: number | null;
  /** Whole numbers of 64 bits come as text. */
  classes: string;
  newClasses: string;
}

/**
 * Classes of some schools in one school year, by ix_class_group_school_codice. The sum keeps MySQL from intersecting
 * that with the index of the source, which holds every class of a region.
 */
const ofSchools = `school_list list JOIN class_group class ON class.school_codice = list.school_codice
  AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id`;
const wanted = 'list.school_codice IN (?) AND list.school_year = ?';

/** Which books the classes of some schools have to buy, each school by the newest list that it has. */
@Injectable()
export class DemandService {
  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly dataSource: DataSource,
  ) {}

  async of(codes: readonly string[]): Promise<Demand> {
    const parts = await Promise.all(
      [...this.byYear(codes)].map(async ([year, ofYear]) => ({
        schools: await this.schools(year, ofYear),
        books: await this.books(year, ofYear),
      })),
    );
    return {
      schools: parts.flatMap(({ schools }) => schools),
      books: summed(parts.flatMap(({ books }) => books)),
    };
  }

  /** Without schools that have no list. */
  private byYear(codes: readonly string[]): Map<number, string[]> {
    const { yearsWithList } = this.holder.current();
    const byYear = new Map<number, string[]>();
    for (const code of new Set(codes)) {
      const [year] = yearsWithList.get(code) ?? [];
      if (year !== undefined) byYear.set(year, [...(byYear.get(year) ?? []), code]);
    }
    return byYear;
  }

  private async schools(year: number, codes: readonly string[]): Promise<Demand['schools']> {
    const rows = await this.dataSource.query<{ code: string; classes: string }[]>(
      `SELECT class.school_codice AS code, COUNT(*) AS classes
       FROM ${ofSchools} WHERE ${wanted} GROUP BY code ORDER BY code`,
      [codes, year],
    );
    return rows.map(({ code, classes }) => ({ code, year, classes: Number(classes) }));
  }

  /** Adopted ones that can be ordered: a number that only stands for a book is none. */
  private async books(year: number, codes: readonly string[]): Promise<WantedBook[]> {
    const rows = await this.dataSource.query<BookRow[]>(
      `SELECT book.isbn, book.titolo_mostrato AS title, book.editore_mostrato AS publisher,
         book.prezzo_cents AS priceCents, COUNT(DISTINCT class.id) AS classes,
         COUNT(DISTINCT IF(adoption.nuova = 1, class.id, NULL)) AS newClasses
       FROM ${ofSchools}
         JOIN adoption ON adoption.class_id = class.id
         JOIN book ON book.id = adoption.book_id
       WHERE ${wanted} AND adoption.da_acquistare = 1 AND adoption.consigliato IS NULL
         AND book.kind IN ('isbn', 'ean')
       GROUP BY book.id`,
      [codes, year],
    );
    return rows.map(({ priceCents, classes, newClasses, ...book }) => ({
      ...book,
      price: priceCents === null ? null : toEuro(priceCents),
      classes: Number(classes),
      newClasses: Number(newClasses),
    }));
  }
}

/** Schools may have lists of different years: a book that is in several of them is one. */
function summed(books: readonly WantedBook[]): WantedBook[] {
  const byIsbn = new Map<string, WantedBook>();
  for (const book of books) {
    const known = byIsbn.get(book.isbn);
    byIsbn.set(book.isbn, {
      ...book,
      classes: book.classes + (known?.classes ?? 0),
      newClasses: book.newClasses + (known?.newClasses ?? 0),
    });
  }
  return [...byIsbn.values()];
}
