import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { CONFIG } from '@zaino/service/config.module';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { insertRows, overwriteRows } from '@zaino/service/write-rows';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import type { Config } from '../config';
import type { BookKind } from '../dataset/book.entity';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { ImportError } from '../import/import-error';
import { ImportRunEntity } from '../import/import-run.entity';
import { ImportSchoolEntity } from '../import/import-school.entity';
import { openLocked } from '../import/loading/import-lock';
import { recordPlaces } from './changed-places';
import { wholeSchools } from './changed-schools';
import type { ComparedBook } from './compare-lists';
import { compareSchool } from './compare-school';
import { ImportChangeEntity } from './import-change.entity';
import { readLists } from './read-lists';
import { readSchoolNames } from './school-names';

/** Of one transaction. */
const SCHOOLS_AT_ONCE = 50;
/** Rows of one statement that removes. */
const ROWS_AT_ONCE = 10_000;

/**
 * Compares what an import brought with what was there before, once it is in use: what it replaced is kept long enough.
 * Nothing is imported meanwhile. One that was cut off begins anew.
 */
@Injectable()
export class Comparisons implements OnModuleDestroy {
  private readonly logger = new Logger('Comparisons');
  private current: Promise<void> | null = null;
  private isEnding = false;
  /** After a failure, in milliseconds since 1970. */
  private restsUntil = 0;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'MYSQL_URL'>,
  ) {}

  /** Begins what there is to do and does not wait for it: a process that ends must not. */
  @Scheduled({ pauseMs: SECOND_MS, copies: 'one' })
  async look(): Promise<void> {
    if (this.current !== null || this.isEnding || Date.now() < this.restsUntil) return;
    // By ix_import_run_comparison.
    const run = await this.dataSource.manager.findOneBy(ImportRunEntity, { comparison: 'pending' });
    if (run === null) return;
    this.current = this.compare(run.id).finally(() => {
      this.current = null;
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.current;
  }

  private async compare(runId: number): Promise<void> {
    try {
      const lock = await openLocked(this.config.MYSQL_URL, 'run', 0);
      try {
        await this.compareAll(runId);
      } finally {
        await lock.end();
      }
    } catch (error) {
      // An import runs: the next look tries again.
      if (error instanceof ImportError && error.code === 'busy') return;
      this.restsUntil = Date.now() + MINUTE_MS;
      this.logger.warn(`Import ${runId} could not be compared: ${String(error)}`);
    }
  }

  private async compareAll(runId: number): Promise<void> {
    const { manager } = this.dataSource;
    await forgetChanges(manager, runId);
    const known = {
      books: await readBooks(manager, runId),
      caps: await manager.find(SpendingCapEntity),
    };
    for (let last = ''; ;) {
      if (this.isEnding) return;
      const schools = await manager.find(ImportSchoolEntity, {
        where: { runId, schoolCodice: MoreThan(last) },
        order: { schoolCodice: 'ASC', schoolYear: 'ASC' },
        take: SCHOOLS_AT_ONCE,
      });
      const latest = schools.at(-1);
      if (latest === undefined) break;
      // A school whose years are cut apart comes again as a whole.
      const whole = wholeSchools(schools, SCHOOLS_AT_ONCE);
      await this.compareSome(whole.length > 0 ? whole : schools, known);
      last = (whole.at(-1) ?? latest).schoolCodice;
    }
    await this.dataSource.transaction('READ COMMITTED', async (transaction) => {
      await recordPlaces(transaction, runId);
      const pending = { id: runId, comparison: 'pending' } as const;
      await transaction.update(ImportRunEntity, pending, { comparison: 'done' });
    });
  }

  private async compareSome(
    schools: ImportSchoolEntity[],
    known: { books: Map<number, ComparedBook>; caps: SpendingCapEntity[] },
  ): Promise<void> {
    await this.dataSource.transaction('READ COMMITTED', async (manager) => {
      const names = await readSchoolNames(
        manager,
        schools.map(({ schoolCodice }) => schoolCodice),
      );
      const rows: Omit<ImportChangeEntity, 'id'>[] = [];
      for (const year of new Set(schools.map(({ schoolYear }) => schoolYear))) {
        const ofYear = schools.filter(({ schoolYear }) => schoolYear === year);
        const lists = await readLists(manager, ofYear);
        for (const school of ofYear) {
          const found = lists.get(school.schoolCodice);
          if (found === undefined) continue;
          const { counts, changes } = compareSchool(school, found, known);
          Object.assign(school, counts, names.get(school.schoolCodice));
          rows.push(...changes);
        }
      }
      await insertRows(manager, { target: ImportChangeEntity, rows });
      await overwriteRows(manager, { target: ImportSchoolEntity, rows: schools });
    });
  }
}

async function forgetChanges(manager: EntityManager, runId: number): Promise<void> {
  for (;;) {
    const { affectedRows } = await manager.query<{ affectedRows: number }>(
      `DELETE FROM import_change WHERE run_id = ? LIMIT ${ROWS_AT_ONCE}`,
      [runId],
    );
    if (affectedRows < ROWS_AT_ONCE) return;
  }
}

interface BookRow {
  id: number;
  titolo: string;
  editore: string;
  kind: BookKind;
  afterCents: number | null;
  /** 1 where the import changed the price. */
  isChanged: number;
  beforeCents: number | null;
}

async function readBooks(
  manager: EntityManager,
  runId: number,
): Promise<Map<number, ComparedBook>> {
  const rows = await manager.query<BookRow[]>(
    `SELECT book.id, book.titolo, book.editore, book.kind, book.prezzo_cents AS afterCents,
            price.book_id IS NOT NULL AS isChanged, price.before_cents AS beforeCents
       FROM book LEFT JOIN import_price price ON price.book_id = book.id AND price.run_id = ?`,
    [runId],
  );
  return new Map(
    rows.map(({ id, titolo, editore, kind, afterCents, isChanged, beforeCents }) => {
      const before = Number(isChanged) === 1 ? beforeCents : afterCents;
      const isSold = kind === 'isbn' || kind === 'ean';
      return [id, { titolo, editore, isSold, beforeCents: before, afterCents }];
    }),
  );
}
