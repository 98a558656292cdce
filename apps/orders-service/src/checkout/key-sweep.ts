import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';

/** Nobody sends the same order again after so long; the order's own id would still refuse it. */
const KEPT_MS = 30 * DAY_MS;
const MOST_AT_ONCE = 10_000;

/** Forgets keys that made an order long ago. Several copies may do so at once. */
@Injectable()
export class KeySweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const before = new Date(this.clock.now() - KEPT_MS);
    await this.dataSource.query(
      'DELETE FROM idempotency_key WHERE created_at < ? ORDER BY created_at LIMIT ?',
      [before, MOST_AT_ONCE],
    );
  }
}
