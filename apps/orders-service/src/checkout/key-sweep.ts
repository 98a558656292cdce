import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { DataSource } from 'typeorm';

const DAY_MS = 24 * 60 * 60_000;
/** Nobody sends the same order again after so long; the order's own id would still refuse it. */
const KEPT_MS = 30 * DAY_MS;
const PAUSE_MS = 60 * 60_000;
const MOST_AT_ONCE = 10_000;

/** Forgets keys that made an order long ago. */
@Injectable()
export class KeySweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new ScheduledTask({
    name: 'KeySweep',
    pauseMs: PAUSE_MS,
    run: () => this.run(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now() - KEPT_MS);
    await this.dataSource.query(
      'DELETE FROM idempotency_key WHERE created_at < ? ORDER BY created_at LIMIT ?',
      [before, MOST_AT_ONCE],
    );
  }
}
