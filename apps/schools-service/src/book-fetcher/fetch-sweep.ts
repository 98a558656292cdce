import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, IsNull, LessThan } from 'typeorm';
import type { Config } from '../config';
import { type BookEdit, EnrichmentWriter } from '../enrichment/enrichment-writer';
import { BookFetchEntity, type FetchOutcome } from './book-fetch.entity';
import { BookFinder } from './book-finder';
import { foundValues } from './found-values';

/** A run ends well before whoever ends the process loses patience. */
const RUN_MS = 20 * SECOND_MS;
/** For how long it is told what became of a book. */
const KEPT_MS = 30 * DAY_MS;

interface Tried extends Pick<BookFetchEntity, 'isbn' | 'wantedAt'> {
  outcome: FetchOutcome;
}

/** Looks for the books that wait, so many a minute, one after the other; never over what a person or a publisher wrote. */
@Injectable()
export class FetchSweep {
  private readonly logger = new Logger('FetchSweep');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly finder: BookFinder,
    private readonly writer: EnrichmentWriter,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BOOK_FETCHER_PER_MINUTE'>,
  ) {}

  /** Gives how many books were looked for. */
  @Scheduled({ pauseMs: MINUTE_MS, copies: 'one' })
  async run(): Promise<number> {
    const { name } = this.finder;
    const { manager } = this.dataSource;
    const now = new Date(this.clock.now());
    await manager.delete(BookFetchEntity, { triedAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
    if (name === null) return 0;
    const waiting = await manager.find(BookFetchEntity, {
      where: { triedAt: IsNull() },
      order: { wantedAt: 'ASC', isbn: 'ASC' },
      take: this.config.BOOK_FETCHER_PER_MINUTE,
    });
    const { tried, edits } = await this.look(waiting);
    if (edits.length > 0) {
      await this.writer.write({ kind: 'fetch', adminId: null, name, source: 'fetcher', edits });
    }
    for (const { isbn, wantedAt, outcome } of tried) {
      await manager.update(BookFetchEntity, { isbn, wantedAt }, { triedAt: now, outcome });
    }
    return tried.length;
  }

  private async look(waiting: readonly BookFetchEntity[]) {
    const tried: Tried[] = [];
    const edits: BookEdit[] = [];
    const until = performance.now() + RUN_MS;
    for (const { isbn, wantedAt } of waiting) {
      if (performance.now() > until) break;
      const values = await this.valuesOf(isbn);
      if (values !== 'failed' && values !== 'unknown') edits.push({ isbn, values });
      const outcome = typeof values === 'string' ? values : 'found';
      tried.push({ isbn, wantedAt, outcome });
    }
    return { tried, edits };
  }

  private async valuesOf(isbn: string) {
    try {
      const found = await this.finder.find(isbn);
      const values = found === null ? {} : foundValues(found);
      return Object.keys(values).length === 0 ? 'unknown' : values;
    } catch (error) {
      this.logger.warn(`The source of books gave no answer: ${String(error)}`);
      return 'failed';
    }
  }
}
