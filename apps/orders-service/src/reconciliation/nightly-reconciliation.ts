import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { Metrics } from '@zaino/service/metrics';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { Gauge } from 'prom-client';
import { BooksComparison, differencesOf } from './books-comparison';
import { dayBefore } from './day-span';

const HOUR_MS = 3_600_000;
const EVERY_MS = HOUR_MS / 4;
/** After midnight, in hours: what was begun before it has ended by then. */
const SETTLED_HOURS = 3;
const MOST_LOGGED = 50;
const REMEMBERED_S = 3 * 24 * 3_600;

/**
 * Compares our books with the provider's in the night after each day, by one of the workers, and names in the log
 * whatever differs: ids and amounts, nobody's data.
 */
@Injectable()
export class NightlyReconciliation implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Reconciliation');
  private readonly task: ScheduledTask;
  private readonly differences: Gauge;

  constructor(
    private readonly books: BooksComparison,
    private readonly clock: Clock,
    @Inject(REDIS) private readonly redis: Redis,
    { registry }: Metrics,
  ) {
    this.task = new ScheduledTask({
      name: 'NightlyReconciliation',
      pauseMs: EVERY_MS,
      run: () => this.run(),
    });
    this.differences = new Gauge({
      name: 'orders_reconciliation_differences',
      help: 'Differences from the payment provider, of whatever day, after the last nightly comparison',
      registers: [registry],
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  /** Number of differences; null where the last day was compared already. */
  async run(): Promise<number | null> {
    const night = new Date(this.clock.now() - SETTLED_HOURS * HOUR_MS);
    const key = `orders:reconciled:${dayBefore(night)}`;
    const claimed = await this.redis.set(key, '1', {
      condition: 'NX',
      expiration: { type: 'EX', value: REMEMBERED_S },
    });
    if (claimed === null) return null;
    try {
      const differences = differencesOf(await this.books.run(night));
      this.differences.set(differences.length);
      for (const words of differences.slice(0, MOST_LOGGED)) this.logger.error(words);
      const others = differences.length - MOST_LOGGED;
      if (others > 0) this.logger.error(`… and ${others} more, as reconcile tells`);
      return differences.length;
    } catch (error) {
      // Nothing was compared: the next turn tries again.
      await this.redis.del(key);
      throw error;
    }
  }
}
