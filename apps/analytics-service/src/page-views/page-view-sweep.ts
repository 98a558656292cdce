import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';

const PAUSE_MS = HOUR_MS;
/** Navigation data (specification, point 9). */
const YEARS_KEPT = 2;
/** Short transactions: pages are noted beside it. */
const BATCH = 5_000;

/** Forgets page views of more than two years. */
@Injectable()
export class PageViewSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Gives how many were forgotten. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<number> {
    const oldest = new Date(this.clock.now());
    oldest.setUTCFullYear(oldest.getUTCFullYear() - YEARS_KEPT);
    let forgotten = 0;
    for (;;) {
      const batch = await this.forgetBatch(oldest);
      forgotten += batch;
      if (batch < BATCH) return forgotten;
    }
  }

  private async forgetBatch(oldest: Date): Promise<number> {
    const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
      `DELETE FROM page_view WHERE seen_at < ? ORDER BY seen_at LIMIT ${BATCH}`,
      [oldest],
    );
    return affectedRows;
  }
}
