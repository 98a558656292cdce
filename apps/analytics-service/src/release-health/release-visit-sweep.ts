import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';

const PAUSE_MS = HOUR_MS;
/** As long as a version that nothing uses any more. */
const KEPT_MS = 30 * DAY_MS;
/** Short transactions: visits are counted beside it. */
const BATCH = 5_000;

/** Forgets how visits went more than 30 days ago. */
@Injectable()
export class ReleaseVisitSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Gives how many rows were forgotten. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<number> {
    const oldest = new Date(this.clock.now() - KEPT_MS);
    let forgotten = 0;
    for (;;) {
      const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
        `DELETE FROM release_visits WHERE at < ? ORDER BY at LIMIT ${BATCH}`,
        [oldest],
      );
      forgotten += affectedRows;
      if (affectedRows < BATCH) return forgotten;
    }
  }
}
