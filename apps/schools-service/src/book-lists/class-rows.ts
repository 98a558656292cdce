import type { DataSource } from 'typeorm';

/** A book on the list of a class of this year. */
export interface BookOfClassRow {
  code: string;
  year: number;
  section: string;
  bookId: number;
  disciplineId: number;
  /** 0 or 1, which may come as text: whether some course of the class does more than recommend it. */
  isAdopted: number | string;
}

interface ListSizeRow {
  code: string;
  year: number;
  section: string;
  /** Whole numbers of 64 bits come as text. */
  books: string;
}

interface YearRow {
  bookId: number;
  year: number;
}

/** The schools that have most of some books, by the primary key of book_school; equals by their code. */
export async function readSchoolsWithMost(
  dataSource: DataSource,
  { build, books, limit }: { build: number; books: readonly number[]; limit: number },
): Promise<string[]> {
  const rows = await dataSource.query<{ code: string }[]>(
    `SELECT school_codice AS code FROM book_school WHERE build = ? AND book_id IN (?)
     GROUP BY school_codice ORDER BY COUNT(*) DESC, school_codice LIMIT ?`,
    [build, books, limit],
  );
  return rows.map(({ code }) => code);
}

/** The classes of some schools' lists. The sum: see `readAdoptionRows`. */
const CLASSES_OF_LISTS = `FROM school_list list
   JOIN class_group class ON class.school_codice = list.school_codice
     AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id`;

/** Which classes of these schools have which of these books; by ix_class_group_school_codice and adoption's primary key. */
export function readBooksOfClasses(
  dataSource: DataSource,
  {
    schoolYear,
    codes,
    books,
  }: { schoolYear: number; codes: readonly string[]; books: readonly number[] },
): Promise<BookOfClassRow[]> {
  return dataSource.query<BookOfClassRow[]>(
    `SELECT class.school_codice AS code, class.anno_corso AS year, class.sezione AS section,
       own.book_id AS bookId, MIN(own.discipline_id) AS disciplineId,
       MAX(own.consigliato IS NULL) AS isAdopted
     ${CLASSES_OF_LISTS}
     JOIN adoption own ON own.class_id = class.id AND own.book_id IN (?)
     WHERE list.school_year = ? AND list.school_codice IN (?)
     GROUP BY code, year, section, bookId ORDER BY code, year, section, bookId`,
    [books, schoolYear, codes],
  );
}

/** How many books each class of these schools has on its list. */
export function readListSizes(
  dataSource: DataSource,
  { schoolYear, codes }: { schoolYear: number; codes: readonly string[] },
): Promise<ListSizeRow[]> {
  return dataSource.query<ListSizeRow[]>(
    `SELECT class.school_codice AS code, class.anno_corso AS year, class.sezione AS section,
       COUNT(DISTINCT adoption.book_id) AS books
     ${CLASSES_OF_LISTS}
     JOIN adoption ON adoption.class_id = class.id
     WHERE list.school_year = ? AND list.school_codice IN (?)
     GROUP BY code, year, section`,
    [schoolYear, codes],
  );
}

/** The newest school year whose lists have a book, by ix_book_variant_book_id. */
export function readNewestYears(
  dataSource: DataSource,
  books: readonly number[],
): Promise<YearRow[]> {
  return dataSource.query<YearRow[]>(
    `SELECT variant.book_id AS bookId, MAX(source.school_year) AS year
     FROM book_variant variant
       JOIN source_file source ON source.id = variant.source_id AND source.state = 'active'
     WHERE variant.book_id IN (?) GROUP BY variant.book_id`,
    [books],
  );
}
