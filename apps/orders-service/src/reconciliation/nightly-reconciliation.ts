import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Metrics } from '@zaino/service/metrics';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { Gauge } from 'prom-client';
import { BooksComparison, differencesOf } from './books-comparison';
import { dayBefore } from './day-span';

/** After midnight, in hours: what was begun before it has ended by then. */
const SETTLED_HOURS = 3;
const MOST_LOGGED = 50;
const REMEMBERED_MS = 3 * DAY_MS;

/**
 * Compares our books with the provider's once in the night after each day and names in the log whatever differs: ids
 * and amounts, nobody's data. The night is remembered once it was compared: after a failure the next turn tries again.
 */
@Injectable()
export class NightlyReconciliation {
  private readonly logger = new Logger('Reconciliation');
  private readonly differences: Gauge;

  constructor(
    private readonly books: BooksComparison,
    private readonly clock: Clock,
    @Inject(REDIS) private readonly redis: Redis,
    { registry }: Metrics,
  ) {
    this.differences = new Gauge({
      name: 'orders_reconciliation_differences',
      help: 'Differences from the payment provider, of whatever day, after the last nightly comparison',
      registers: [registry],
    });
  }

  /** Number of differences; null where the last day was compared already, by whichever copy. */
  @Scheduled({ pauseMs: 15 * MINUTE_MS, copies: 'one' })
  async run(): Promise<number | null> {
    const night = new Date(this.clock.now() - SETTLED_HOURS * HOUR_MS);
    const key = `orders:reconciled:${dayBefore(night)}`;
    if ((await this.redis.get(key)) !== null) return null;
    const differences = differencesOf(await this.books.run(night));
    this.differences.set(differences.length);
    for (const words of differences.slice(0, MOST_LOGGED)) this.logger.error(words);
    const others = differences.length - MOST_LOGGED;
    if (others > 0) this.logger.error(`… and ${others} more, as reconcile tells`);
    await this.redis.set(key, '1', { expiration: { type: 'PX', value: REMEMBERED_MS } });
    return differences.length;
  }
}
