import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';

/** A browser that was put away with scans in it may send them later, and must not have them made twice. */
const KEPT_DAYS = 180;

/** Rows of one statement: a longer one would hold others up. */
const ROWS_AT_ONCE = 1_000;

/** Forgets what came long ago: orders tell their own history. */
@Injectable()
export class ArrivalSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const before = new Date(this.clock.now() - KEPT_DAYS * DAY_MS);
    let gone: number;
    do {
      const { affectedRows } = await this.dataSource.manager.query<{ affectedRows: number }>(
        `DELETE FROM arrival WHERE at < ? ORDER BY at LIMIT ${ROWS_AT_ONCE}`,
        [before],
      );
      gone = affectedRows;
    } while (gone === ROWS_AT_ONCE);
  }
}
