import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { Scheduled } from '../schedule/scheduled';

export const DAY_COUNT_KINDS = 'zaino:day-count-kinds';

interface KindTerms {
  /** For how many days counts are kept. */
  keptDays: number;
  /** A name that was counted less often on a day is forgotten once the day is over: it could tell of one person. */
  least?: number;
}

/** What a service counts. */
export type DayCountKinds = Readonly<Record<string, KindTerms>>;

/** Rows of one statement: a longer one would hold others up. */
const BATCH = 1_000;

/** Forgets old counts, and rare names of days that are over. */
@Injectable()
export class DayCountSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(DAY_COUNT_KINDS) private readonly dayCountKinds: DayCountKinds,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const today = italianDay(this.clock.now());
    for (const [kind, { keptDays, least }] of Object.entries(this.dayCountKinds)) {
      const oldest = italianDay(startOfItalianDay(today, -keptDays));
      await this.forget('kind = ? AND day < ?', [kind, oldest]);
      if (least === undefined) continue;
      await this.forget('kind = ? AND day < ? AND times < ?', [kind, today, least]);
    }
  }

  /** By the primary key, in batches. */
  private async forget(where: string, values: unknown[]): Promise<void> {
    let gone: number;
    do {
      const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
        `DELETE FROM day_count WHERE ${where} ORDER BY kind, day, name LIMIT ${BATCH}`,
        values,
      );
      gone = affectedRows;
    } while (gone === BATCH);
  }
}
