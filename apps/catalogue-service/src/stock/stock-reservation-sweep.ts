import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { forgetEnded, releaseExpired } from './release-expired';
import { StockMetrics } from './stock-metrics';

const PAUSE_MS = 15_000;

/** Releases reservations that nobody confirmed in time. Several copies may do so at once. */
@Injectable()
export class StockReservationSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly metrics: StockMetrics,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<void> {
    const now = this.clock.now();
    this.metrics.count('expire', 'expired', await releaseExpired(this.dataSource, now));
    await forgetEnded(this.dataSource, now);
  }
}
