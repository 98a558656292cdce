import { Injectable } from '@nestjs/common';
import { SECOND_MS } from '@zaino/rules/durations';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { BookSchoolBuildEntity } from '../dataset/book-school.entity';
import { DatasetEntity } from '../dataset/dataset.entity';

/** Schools of one statement: half a second of the database at most. */
const SCHOOLS_AT_ONCE = 200;
/** Rows that one statement removes. */
const ROWS_AT_ONCE = 20_000;

interface SchoolRow {
  code: string;
}

/**
 * Counts after each import which schools have which book (docs/decisions/book-desk.md). A count has the number of the
 * data set that it was made of: two copies of the service write the same rows, one that was cut goes on, and readers see
 * it only once it is whole.
 */
@Injectable()
export class BookSchoolsSweep {
  constructor(private readonly dataSource: DataSource) {}

  /** Gives whether something was counted. */
  @Scheduled({ pauseMs: 10 * SECOND_MS, copies: 'one' })
  async run(): Promise<boolean> {
    const build = await this.version();
    const state = await this.dataSource.manager.findOneByOrFail(BookSchoolBuildEntity, { id: 1 });
    if (state.build === build) return false;
    const schoolYear = await this.newestYear();
    if (schoolYear !== null) await this.count(build, schoolYear);
    // An import that came meanwhile has taken rows away: the next run counts anew.
    if ((await this.version()) !== build) return false;
    await this.dataSource.manager.update(BookSchoolBuildEntity, { id: 1 }, { build, schoolYear });
    await this.removeOthers(build);
    return true;
  }

  private async version(): Promise<number> {
    return (await this.dataSource.manager.findOneByOrFail(DatasetEntity, { id: 1 })).version;
  }

  private async newestYear(): Promise<number | null> {
    const [row] = await this.dataSource.query<{ year: number | null }[]>(
      'SELECT MAX(school_year) AS year FROM school_list',
    );
    return row?.year ?? null;
  }

  private async count(build: number, schoolYear: number): Promise<void> {
    for (let last = ''; ;) {
      const rows = await this.dataSource.query<SchoolRow[]>(
        `SELECT school_codice AS code FROM school_list
         WHERE school_year = ? AND school_codice > ? ORDER BY school_codice LIMIT ?`,
        [schoolYear, last, SCHOOLS_AT_ONCE],
      );
      const codes = rows.map(({ code }) => code);
      const latest = codes.at(-1);
      if (latest === undefined) return;
      last = latest;
      await this.countSchools(codes, { build, schoolYear });
    }
  }

  /**
   * By ix_class_group_school_codice. The sum keeps MySQL from intersecting that with the index of the source, which
   * holds every class of a region. In a transaction that locks nothing of what it reads: an import may be loading.
   */
  private async countSchools(
    codes: readonly string[],
    { build, schoolYear }: { build: number; schoolYear: number },
  ): Promise<void> {
    await inTransaction(this.dataSource, (manager) =>
      manager.query(
        `INSERT INTO book_school (build, book_id, school_codice, classes)
         SELECT ?, adoption.book_id, class.school_codice, COUNT(DISTINCT class.id)
         FROM school_list list
           JOIN class_group class ON class.school_codice = list.school_codice
             AND class.school_year = list.school_year AND class.source_id + 0 = list.source_id
           JOIN adoption ON adoption.class_id = class.id
         WHERE list.school_year = ? AND list.school_codice IN (?)
         GROUP BY adoption.book_id, class.school_codice
         ON DUPLICATE KEY UPDATE classes = VALUES(classes)`,
        [build, schoolYear, codes],
      ),
    );
  }

  /** Counts of before, and those that were cut. */
  private async removeOthers(build: number): Promise<void> {
    for (;;) {
      const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
        `DELETE FROM book_school WHERE build <> ? LIMIT ${ROWS_AT_ONCE}`,
        [build],
      );
      if (affectedRows < ROWS_AT_ONCE) return;
    }
  }
}
