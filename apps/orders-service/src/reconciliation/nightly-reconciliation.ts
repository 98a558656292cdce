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
import { RepeatedTask } from '@zaino/service/repeated-task';
import { Gauge } from 'prom-client';
import { Reconcile } from './reconcile';
import { romeDay } from './rome-day';

const HOUR_MS = 3_600_000;
const EVERY_MS = HOUR_MS / 4;
/** After midnight, in hours: what was begun before it has ended by then. */
const SETTLED_HOURS = 3;
const REMEMBERED_S = 3 * 24 * 3_600;

/** Compares each day's money with the provider's in the night after it, by one of the workers. */
@Injectable()
export class NightlyReconciliation implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Reconciliation');
  private readonly task: RepeatedTask;
  private readonly differences: Gauge;

  constructor(
    private readonly reconcile: Reconcile,
    private readonly clock: Clock,
    @Inject(REDIS) private readonly redis: Redis,
    { registry }: Metrics,
  ) {
    this.task = new RepeatedTask({
      name: 'NightlyReconciliation',
      pauseMs: EVERY_MS,
      run: () => this.run(),
    });
    this.differences = new Gauge({
      name: 'orders_reconciliation_differences',
      help: 'Differences from the payment provider that the last nightly comparison has found',
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
    const span = romeDay(undefined, this.clock.now() - SETTLED_HOURS * HOUR_MS);
    const key = `orders:reconciled:${span.from.toISOString()}`;
    const claimed = await this.redis.set(key, '1', {
      condition: 'NX',
      expiration: { type: 'EX', value: REMEMBERED_S },
    });
    if (claimed === null) return null;
    try {
      const { differences } = await this.reconcile.run(span);
      this.differences.set(differences.length);
      const day = span.from.toISOString();
      const found = `${differences.length} differences from the payment provider`;
      if (differences.length > 0) this.logger.error(`${found} on the day from ${day}`);
      return differences.length;
    } catch (error) {
      // Nothing was compared: the next turn tries again.
      await this.redis.del(key);
      throw error;
    }
  }
}
