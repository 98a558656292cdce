import { Injectable } from '@nestjs/common';
import { STAFF_CHANGE_DAYS } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';

/** Changes of one statement, each of which may be of hundreds of orders. */
const AT_ONCE = 50;

/** Forgets what admins did to orders long ago (`ix_staff_change_at`); the orders' own log keeps it. Several copies may do so at once. */
@Injectable()
export class StaffChangeSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const before = new Date(this.clock.now() - STAFF_CHANGE_DAYS * DAY_MS);
    for (;;) {
      const old = await this.dataSource.query<{ id: string }[]>(
        'SELECT id FROM staff_change WHERE at < ? ORDER BY at LIMIT ?',
        [before, AT_ONCE],
      );
      if (old.length === 0) return;
      const ids = old.map(({ id }) => id);
      // The orders first: what is left of a run that was ended is found again by its change.
      await this.dataSource.query('DELETE FROM staff_change_order WHERE change_id IN (?)', [ids]);
      await this.dataSource.query('DELETE FROM staff_change WHERE id IN (?)', [ids]);
    }
  }
}
