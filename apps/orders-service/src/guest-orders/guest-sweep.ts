import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { GUEST_LOCK } from '../limits/customer-lock';

/** After so long nobody is still at the checkout, and nothing waits for its payment. */
const BEGUN_MS = 2 * DAY_MS;
const MOST_AT_ONCE = 10_000;

/** Forgets keys that have ended, guests without orders, and where guests were. Several copies may do so at once. */
@Injectable()
export class GuestSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now - BEGUN_MS);
    await this.dataSource.query(
      'DELETE FROM guest_key WHERE ends_at < ? ORDER BY ends_at LIMIT ?',
      [new Date(now), MOST_AT_ONCE],
    );
    await this.dataSource.query(
      `DELETE FROM guest_buyer WHERE begun_at < ?
         AND NOT EXISTS (SELECT 1 FROM customer_order o WHERE o.customer_id = guest_buyer.id)
         AND (claimed_by IS NULL
           OR NOT EXISTS (SELECT 1 FROM guest_key k WHERE k.guest_id = guest_buyer.id))
       LIMIT ?`,
      [before, MOST_AT_ONCE],
    );
    await this.dataSource.query(
      `UPDATE guest_buyer SET network = '' WHERE begun_at < ? AND network <> '' LIMIT ?`,
      [before, MOST_AT_ONCE],
    );
    await this.dataSource.query('DELETE FROM customer_lock WHERE customer_id LIKE ?', [
      `${GUEST_LOCK}%`,
    ]);
  }
}
