import type { EntityManager } from 'typeorm';

/** A class of the newest lists with its books. */
export interface QualityClassList {
  annoCorso: number;
  sezione: string;
  tipoGrado: string;
  combinazione: string;
  books: Map<number, ListedBook>;
}

interface ListedBook {
  disciplineId: number;
  /** Counts towards the ministry's cap: to buy, and not merely recommended. */
  isToBuy: boolean;
}

interface Row {
  schoolCodice: string;
  classId: number;
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
 * The classes of some schools in one school year, by the school's code; by ix_class_group_school_codice. The sum keeps
 * MySQL from intersecting that with the index of the source, which holds every class of a region.
 */
export async function readClassLists(
  manager: EntityManager,
  schoolYear: number,
  codes: readonly string[],
): Promise<Map<string, QualityClassList[]>> {
  const rows = await manager.query<Row[]>(
    `SELECT list.school_codice AS schoolCodice, class.id AS classId, class.anno_corso AS annoCorso,
            class.sezione, class.tipo_grado AS tipoGrado, class.combinazione,
            adoption.book_id AS bookId, adoption.discipline_id AS disciplineId,
            adoption.da_acquistare AND adoption.consigliato IS NULL AS isToBuy
       FROM school_list list
       JOIN class_group class ON class.school_codice = list.school_codice
        AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id
       JOIN adoption ON adoption.class_id = class.id
      WHERE list.school_year = ? AND list.school_codice IN (?)`,
    [schoolYear, codes],
  );
  const schools = new Map<string, Map<number, QualityClassList>>();
  for (const row of rows) {
    const classes = schools.get(row.schoolCodice) ?? new Map<number, QualityClassList>();
    schools.set(row.schoolCodice, classes);
    addRow(classes, row);
  }
  return new Map([...schools].map(([code, classes]) => [code, [...classes.values()]]));
}

function addRow(classes: Map<number, QualityClassList>, row: Row): void {
  const { classId, annoCorso, sezione, tipoGrado, combinazione, bookId, disciplineId } = row;
  const list = classes.get(classId) ?? {
    annoCorso,
    sezione,
    tipoGrado,
    combinazione,
    books: new Map<number, ListedBook>(),
  };
  classes.set(classId, list);
  const known = list.books.get(bookId);
  const isToBuy = Number(row.isToBuy) === 1;
  if (known === undefined) list.books.set(bookId, { disciplineId, isToBuy });
  else known.isToBuy ||= isToBuy;
}
