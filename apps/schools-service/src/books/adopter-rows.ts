import type { DataSource } from 'typeorm';

/** A book in one count of adoptions (`BookSchoolsSweep`). */
export interface CountedBook {
  /** Number of the book. */
  book: number;
  build: number;
  schoolYear: number;
}

interface AdopterRow {
  code: string;
  classes: number;
}

export interface AdoptingClassRow {
  code: string;
  year: number;
  section: string;
  /** 0 or 1, which may come as text: whether some course of the class does more than recommend it. */
  isAdopted: number | string;
}

export interface CompanionRow {
  bookId: number;
  disciplineId: number;
  /** Whole numbers of 64 bits come as text. */
  classes: string;
}

/** The schools that have a book, with how many of their classes, by code; by the primary key of book_school. */
export function readAdopters(
  dataSource: DataSource,
  { book, build }: CountedBook,
): Promise<AdopterRow[]> {
  return dataSource.query<AdopterRow[]>(
    `SELECT school_codice AS code, classes FROM book_school
     WHERE build = ? AND book_id = ? ORDER BY school_codice`,
    [build, book],
  );
}

/** Classes of these schools that have the book this year. The sum: see `readAdoptionRows`. */
const OWN_CLASSES = `FROM school_list list
   JOIN class_group class ON class.school_codice = list.school_codice
     AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id
   JOIN adoption own ON own.class_id = class.id AND own.book_id = ?`;
const OF_SCHOOLS = 'WHERE list.school_year = ? AND list.school_codice IN (?)';

/** By ix_class_group_school_codice and the primary key of adoption. */
export function readAdoptingClasses(
  dataSource: DataSource,
  { book, schoolYear }: CountedBook,
  codes: readonly string[],
): Promise<AdoptingClassRow[]> {
  return dataSource.query<AdoptingClassRow[]>(
    `SELECT class.school_codice AS code, class.anno_corso AS year, class.sezione AS section,
       MAX(own.consigliato IS NULL) AS isAdopted
     ${OWN_CLASSES}
     ${OF_SCHOOLS}
     GROUP BY code, year, section ORDER BY code, year, section`,
    [book, schoolYear, codes],
  );
}

/** How many classes of these schools that have the book have which books, itself among them, for which subject. */
export function readCompanions(
  dataSource: DataSource,
  { book, schoolYear }: CountedBook,
  codes: readonly string[],
): Promise<CompanionRow[]> {
  return dataSource.query<CompanionRow[]>(
    `SELECT other.book_id AS bookId, other.discipline_id AS disciplineId,
       COUNT(DISTINCT class.id) AS classes
     ${OWN_CLASSES}
     JOIN adoption other ON other.class_id = class.id
     ${OF_SCHOOLS}
     GROUP BY other.book_id, other.discipline_id`,
    [book, schoolYear, codes],
  );
}
