import { Injectable } from '@nestjs/common';
import type { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ImportRunEntity } from '../import/import-run.entity';

type Dropped = z.output<typeof schoolsInternalEndpoints.dropped.response>;

/** Changes that one answer looks at. */
const CHANGES_AT_ONCE = 1_000;

interface Row {
  /** A number of 64 bits comes as text. */
  id: string;
  isbn: string;
  codiceScuola: string;
  classe: number;
  sezione: string;
  schoolYear: number;
  /** 1 where another course of the section still has it, or a later import has brought it back. */
  isThere: number;
}

/** What an import took off the lists, for those who know who has bought it. */
@Injectable()
export class DroppedBooksService {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order in which the changes were written; nothing of an import that is not in use, or not compared yet. */
  async after(runId: number, after: number): Promise<Dropped> {
    const run = await this.dataSource.manager.findOneBy(ImportRunEntity, { id: runId });
    if (run?.state !== 'active' || run.comparison !== 'done') return { books: [], next: null };
    const rows = await this.read(runId, after);
    const books = rows
      .filter(({ isThere }) => Number(isThere) === 0)
      .map(({ isbn, codiceScuola, classe, sezione, schoolYear }) => ({
        isbn,
        codiceScuola,
        classe: String(classe),
        sezione,
        schoolYear,
      }));
    const last = rows.at(-1);
    return { books, next: rows.length < CHANGES_AT_ONCE || !last ? null : Number(last.id) };
  }

  /** By ix_import_change_run_id, from where the part before ended. */
  private read(runId: number, after: number): Promise<Row[]> {
    return this.dataSource.query<Row[]>(
      `SELECT c.id, book.isbn, c.school_codice AS codiceScuola, c.anno_corso AS classe, c.sezione,
              c.school_year AS schoolYear,
              EXISTS (
                SELECT 1 FROM school_list list
                  JOIN class_group class ON class.school_codice = list.school_codice
                   AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id
                  JOIN adoption ON adoption.class_id = class.id AND adoption.book_id = c.before_book
                 WHERE list.school_codice = c.school_codice AND list.school_year = c.school_year
                   AND class.anno_corso = c.anno_corso AND class.sezione = c.sezione) AS isThere
         FROM import_change c JOIN book ON book.id = c.before_book
        WHERE c.run_id = ? AND c.kind IN ('dropped', 'volume') AND c.id > ?
        ORDER BY c.id LIMIT ${CHANGES_AT_ONCE}`,
      [runId, after],
    );
  }
}
