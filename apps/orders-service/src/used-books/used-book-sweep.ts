import { Injectable } from '@nestjs/common';
import { USED_OFFER_KEPT_DAYS } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';

/** Copies that are sold or were taken back are looked up for two years. */
const COPY_DAYS = 730;

/** Rows of one statement: a longer one would hold others up. */
const ROWS_AT_ONCE = 1_000;

const old = [
  { table: 'used_offer', moment: 'ends_at', days: USED_OFFER_KEPT_DAYS, and: '' },
  { table: 'used_copy', moment: 'taken_at', days: COPY_DAYS, and: "AND state <> 'in-stock'" },
];

/** Forgets offers that have ended, and copies that are long gone. Several copies of the service may do so at once. */
@Injectable()
export class UsedBookSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    for (const { table, moment, days, and } of old) {
      const before = new Date(this.clock.now() - days * DAY_MS);
      let gone: number;
      do {
        const { affectedRows } = await this.dataSource.manager.query<{ affectedRows: number }>(
          `DELETE FROM ${table} WHERE ${moment} < ? ${and} ORDER BY ${moment} LIMIT ${ROWS_AT_ONCE}`,
          [before],
        );
        gone = affectedRows;
      } while (gone === ROWS_AT_ONCE);
    }
  }
}
