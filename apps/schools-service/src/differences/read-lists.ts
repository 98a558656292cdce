import type { EntityManager } from 'typeorm';
import type { ImportSchoolEntity } from '../import/import-school.entity';
import type { ComparedUse, ComparedClass } from './compare-lists';

/** The lists of a school in the file that served it before an import, and in the one that serves it now. */
export interface SchoolLists {
  before: Map<string, ComparedClass>;
  after: Map<string, ComparedClass>;
}

interface Row {
  sourceId: number;
  schoolCodice: string;
  annoCorso: number;
  sezione: string;
  tipoGrado: string;
  combinazione: string;
  bookId: number;
  disciplineId: number;
  /** 0 or 1; MySQL's AND is a number of 64 bits, which may come as text. */
  isToBuy: number | string;
}

/**
 * Both lists of some schools of one school year, by the school's code; by ix_class_group_school_codice. The sum keeps
 * MySQL from intersecting that with the index of the source, which holds every class of a region.
 */
export async function readLists(
  manager: EntityManager,
  schools: readonly ImportSchoolEntity[],
): Promise<Map<string, SchoolLists>> {
  const [first] = schools;
  if (first === undefined) return new Map();
  const sources = new Set(
    schools.flatMap(({ beforeSource, afterSource }) => [beforeSource ?? 0, afterSource ?? 0]),
  );
  const rows = await manager.query<Row[]>(
    `SELECT class.source_id AS sourceId, class.school_codice AS schoolCodice,
            class.anno_corso AS annoCorso, class.sezione, class.tipo_grado AS tipoGrado,
            class.combinazione, adoption.book_id AS bookId, adoption.discipline_id AS disciplineId,
            adoption.da_acquistare AND adoption.consigliato IS NULL AS isToBuy
       FROM class_group class JOIN adoption ON adoption.class_id = class.id
      WHERE class.school_codice IN (?) AND class.school_year = ? AND class.source_id + 0 IN (?)
      ORDER BY class.id, adoption.book_id, adoption.discipline_id`,
    [schools.map(({ schoolCodice }) => schoolCodice), first.schoolYear, [...sources]],
  );
  const lists = new Map<string, SchoolLists>();
  for (const school of schools) {
    const ofSchool = rows.filter(({ schoolCodice }) => schoolCodice === school.schoolCodice);
    lists.set(school.schoolCodice, {
      before: classesOf(ofSchool.filter(({ sourceId }) => sourceId === school.beforeSource)),
      after: classesOf(ofSchool.filter(({ sourceId }) => sourceId === school.afterSource)),
    });
  }
  return lists;
}

/** By what tells a class apart: its number is another one in each file. */
function classesOf(rows: readonly Row[]): Map<string, ComparedClass> {
  const classes = new Map<string, ComparedClass>();
  for (const row of rows) {
    const { annoCorso, sezione, tipoGrado, combinazione, bookId, disciplineId } = row;
    const key = JSON.stringify([annoCorso, sezione, combinazione]);
    const known = classes.get(key) ?? {
      annoCorso,
      sezione,
      tipoGrado,
      combinazione,
      books: new Map<number, ComparedUse>(),
    };
    classes.set(key, known);
    const use = known.books.get(bookId);
    const isToBuy = Number(row.isToBuy) === 1;
    if (use === undefined) known.books.set(bookId, { disciplineId, isToBuy });
    else use.isToBuy ||= isToBuy;
  }
  return classes;
}
