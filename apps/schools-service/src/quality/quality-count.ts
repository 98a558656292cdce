import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { insertRows } from '@zaino/service/write-rows';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config';
import type { BookKind } from '../dataset/book.entity';
import { DatasetEntity } from '../dataset/dataset.entity';
import { SpendingCapEntity } from '../dataset/spending-cap.entity';
import { readSchoolNames } from '../differences/school-names';
import { ImportError } from '../import/import-error';
import { openLocked } from '../import/loading/import-lock';
import { BookTally, type TalliedBook } from './book-tally';
import { capsOfSchool } from './caps-of-school';
import { readClassLists } from './class-lists';
import { QualityBookEntity } from './quality-book.entity';
import { QualityBuildEntity } from './quality-build.entity';
import { QualityClassEntity } from './quality-class.entity';
import { QualitySchoolEntity } from './quality-school.entity';
import type { Weighted } from './weighted-median';

const SCHOOLS_AT_ONCE = 100;
/** Rows of one statement that removes. */
const ROWS_AT_ONCE = 10_000;

/** What is known of all books and caps while the lists are read. */
interface Known {
  build: number;
  schoolYear: number;
  books: Map<number, TalliedBook>;
  caps: SpendingCapEntity[];
}

/**
 * Counts after each import what is doubtful in the newest lists. A count has the number of the data set that it was made
 * of, and readers see it only once it is whole; one that was cut, or overtaken by an import, begins anew. One copy of the
 * service counts at a time.
 */
@Injectable()
export class QualityCount implements OnModuleDestroy {
  private readonly logger = new Logger('QualityCount');
  private current: Promise<void> | null = null;
  private isEnding = false;
  /** After a failure, in milliseconds since 1970. */
  private restsUntil = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'MYSQL_URL'>,
  ) {}

  /** Begins what there is to do and does not wait for it: a process that ends must not. */
  @Scheduled({ pauseMs: 5 * SECOND_MS, copies: 'one' })
  async look(): Promise<void> {
    if (this.current !== null || this.isEnding || Date.now() < this.restsUntil) return;
    if ((await this.uncounted()) === null) return;
    this.current = this.countAlone()
      .catch((error: unknown) => {
        // Another copy counts.
        if (error instanceof ImportError && error.code === 'busy') return;
        this.restsUntil = Date.now() + MINUTE_MS;
        this.logger.warn(`The lists could not be looked over: ${String(error)}`);
      })
      .finally(() => {
        this.current = null;
      });
  }

  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.current;
  }

  /** Version of the data set of which nothing was counted yet; null where all was. */
  private async uncounted(): Promise<number | null> {
    const version = await this.version();
    const state = await this.dataSource.manager.findOneByOrFail(QualityBuildEntity, { id: 1 });
    return state.build === version && state.countedAt !== null ? null : version;
  }

  private async version(): Promise<number> {
    return (await this.dataSource.manager.findOneByOrFail(DatasetEntity, { id: 1 })).version;
  }

  private async countAlone(): Promise<void> {
    const lock = await openLocked(this.config.MYSQL_URL, 'quality', 0);
    try {
      // Another copy may just have done it: what is shown already must not be counted over.
      const build = await this.uncounted();
      if (build !== null) await this.count(build);
    } finally {
      await lock.end();
    }
  }

  private async count(build: number): Promise<void> {
    const { manager } = this.dataSource;
    await removeRows(manager, '= ?', build);
    const [newest] = await manager.query<{ year: number | null }[]>(
      'SELECT MAX(school_year) AS year FROM school_list',
    );
    const schoolYear = newest?.year ?? null;
    if (schoolYear !== null && !(await this.countYear(build, schoolYear))) return;
    if ((await this.version()) !== build) return;
    const countedAt = new Date(this.clock.now());
    await manager.update(QualityBuildEntity, { id: 1 }, { build, schoolYear, countedAt });
    await removeRows(manager, '<> ?', build);
  }

  /** False where the process is to end. */
  private async countYear(build: number, schoolYear: number): Promise<boolean> {
    const { manager } = this.dataSource;
    const caps = await manager.findBy(SpendingCapEntity, { schoolYear });
    const known: Known = { build, schoolYear, caps, books: await readBooks(manager) };
    const tally = new BookTally();
    for (let last = ''; ;) {
      if (this.isEnding) return false;
      const rows = await manager.query<{ code: string }[]>(
        `SELECT school_codice AS code FROM school_list
          WHERE school_year = ? AND school_codice > ? ORDER BY school_codice LIMIT ?`,
        [schoolYear, last, SCHOOLS_AT_ONCE],
      );
      const codes = rows.map(({ code }) => code);
      const latest = codes.at(-1);
      if (latest === undefined) break;
      last = latest;
      await this.countSchools(codes, known, tally);
    }
    const doubtful = tally.doubtful(known.books, await readSpellings(manager, schoolYear));
    const rows = doubtful.map((book) => ({ build, ...book }));
    await insertRows(manager, { target: QualityBookEntity, rows });
    return true;
  }

  private async countSchools(codes: string[], known: Known, tally: BookTally): Promise<void> {
    const { manager } = this.dataSource;
    const { build, schoolYear, books, caps } = known;
    const lists = await readClassLists(manager, schoolYear, codes);
    const names = await readSchoolNames(manager, codes);
    const schools: QualitySchoolEntity[] = [];
    const classes: QualityClassEntity[] = [];
    for (const [schoolCodice, ofSchool] of lists) {
      tally.add(ofSchool);
      const { over, withCap, worstPercent } = capsOfSchool(ofSchool, books, caps);
      if (over.length === 0) continue;
      const name = names.get(schoolCodice) ?? { nome: '', comune: '', provincia: '', regione: '' };
      const counts = { classesOver: over.length, classesWithCap: withCap, worstPercent };
      schools.push({ build, schoolCodice, ...name, ...counts });
      classes.push(...over.map((one) => ({ build, schoolCodice, ...one })));
    }
    await insertRows(manager, { target: QualitySchoolEntity, rows: schools });
    await insertRows(manager, { target: QualityClassEntity, rows: classes });
  }
}

/** Of other counts, or of one that was cut. */
async function removeRows(manager: EntityManager, which: string, build: number): Promise<void> {
  for (const table of ['quality_book', 'quality_school', 'quality_class']) {
    for (;;) {
      const { affectedRows } = await manager.query<{ affectedRows: number }>(
        `DELETE FROM ${table} WHERE build ${which} LIMIT ${ROWS_AT_ONCE}`,
        [build],
      );
      if (affectedRows < ROWS_AT_ONCE) break;
    }
  }
}

async function readBooks(manager: EntityManager): Promise<Map<number, TalliedBook>> {
  const rows = await manager.query<{ id: number; kind: BookKind; priceCents: number | null }[]>(
    'SELECT id, kind, prezzo_cents AS priceCents FROM book',
  );
  return new Map(rows.map(({ id, kind, priceCents }) => [id, { kind, priceCents }]));
}

/** The prices that the files of a year name for each book, with the rows that have them. */
async function readSpellings(
  manager: EntityManager,
  schoolYear: number,
): Promise<Map<number, Weighted[]>> {
  const rows = await manager.query<{ bookId: number; value: number; weight: string }[]>(
    `SELECT variant.book_id AS bookId, variant.prezzo_cents AS value,
            SUM(variant.adoptions) AS weight
       FROM book_variant variant
       JOIN source_file source ON source.id = variant.source_id
      WHERE source.state = 'active' AND source.school_year = ? AND variant.prezzo_cents IS NOT NULL
      GROUP BY variant.book_id, variant.prezzo_cents`,
    [schoolYear],
  );
  const prices = new Map<number, Weighted[]>();
  for (const { bookId, value, weight } of rows) {
    prices.set(bookId, [...(prices.get(bookId) ?? []), { value, weight: Number(weight) }]);
  }
  return prices;
}
