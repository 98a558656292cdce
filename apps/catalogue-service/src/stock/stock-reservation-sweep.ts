import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { DataSource } from 'typeorm';
import { forgetEnded, releaseExpired } from './release-expired';
import { StockMetrics } from './stock-metrics';

const PAUSE_MS = 15_000;

/** Releases reservations that nobody confirmed in time. Several copies may do so at once. */
@Injectable()
export class StockReservationSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new ScheduledTask({
    name: 'StockReservationSweep',
    pauseMs: PAUSE_MS,
    run: () => this.run(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly metrics: StockMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    this.metrics.count('expire', 'expired', await releaseExpired(this.dataSource, now));
    await forgetEnded(this.dataSource, now);
    await this.metrics.look(now);
  }
}
