import { Injectable } from '@nestjs/common';
import type { RecognisedClass } from '@zaino/contracts/schools';
import { groupBy } from '@zaino/rules/group-by';
import { DataSource } from 'typeorm';
import { schoolOf } from '../books/adoption-counts';
import type { SchoolDirectory } from '../directory/school-directory';
import { subjectOf } from '../directory/shelved-members';
import type { CountedUses } from '../enrichment/book-uses';
import { rarestBooks } from './asked-books';
import {
  type BookOfClassRow,
  readBooksOfClasses,
  readListSizes,
  readSchoolsWithMost,
} from './class-rows';

/** Besides those of the family's children. */
const MOST_SCHOOLS = 5;
const MOST_CLASSES = 6;

interface Wanted {
  books: readonly number[];
  /** Of the family's children: their classes come first where others have as many of the books. */
  schools: readonly string[];
  uses: CountedUses;
}

/** Classes whose lists of this year have most of some books. */
@Injectable()
export class BestClassesService {
  constructor(private readonly dataSource: DataSource) {}

  async find(directory: SchoolDirectory, wanted: Wanted): Promise<RecognisedClass[]> {
    const { schools, uses } = wanted;
    const books = wanted.books.filter((book) => uses.counts.has(book));
    if (uses.schoolYear === null || books.length === 0) return [];
    const { schoolYear } = uses;
    const rare = rarestBooks(books, uses);
    const found = await readSchoolsWithMost(this.dataSource, {
      build: uses.build,
      books: rare,
      limit: MOST_SCHOOLS,
    });
    const codes = [...new Set([...schools, ...found])];
    const rows = await readBooksOfClasses(this.dataSource, { schoolYear, codes, books });
    if (rows.length === 0) return [];
    const sizes = await readListSizes(this.dataSource, {
      schoolYear,
      codes: [...new Set(rows.map(({ code }) => code))],
    });
    const totals = new Map(sizes.map((row) => [classKey(row), Number(row.books)]));
    const isOwn = ({ school }: RecognisedClass) => schools.includes(school.codiceScuola);
    return [...groupBy(rows, classKey)]
      .map(([key, ofClass]) => toClass(directory, ofClass, totals.get(key) ?? ofClass.length))
      .sort(
        (one, other) =>
          other.books.length - one.books.length ||
          Number(isOwn(other)) - Number(isOwn(one)) ||
          one.total - other.total,
      )
      .slice(0, MOST_CLASSES);
  }
}

const classKey = ({ code, year, section }: Pick<BookOfClassRow, 'code' | 'year' | 'section'>) =>
  `${code} ${year} ${section}`;

function toClass(
  directory: SchoolDirectory,
  rows: readonly BookOfClassRow[],
  total: number,
): RecognisedClass {
  const { code = '', year = 0, section = '' } = rows[0] ?? {};
  return {
    school: namedSchool(directory, code),
    classe: String(year),
    sezione: section,
    total,
    books: rows.flatMap(({ bookId, disciplineId, isAdopted }) => {
      const book = directory.shelf.books.get(bookId);
      if (book === undefined) return [];
      const materia = subjectOf(directory.shelf, disciplineId);
      return [{ isbn: book.isbn, materia, isAdopted: Number(isAdopted) === 1 }];
    }),
  };
}

/** The lists name schools that the registry does not. */
function namedSchool(directory: SchoolDirectory, code: string): RecognisedClass['school'] {
  const school = schoolOf(directory, code);
  if (school === undefined) {
    return { codiceScuola: code, nomeScuola: '', comune: '', siglaProvincia: '' };
  }
  const { nomeScuola, comune, siglaProvincia } = school;
  return { codiceScuola: code, nomeScuola, comune, siglaProvincia };
}
