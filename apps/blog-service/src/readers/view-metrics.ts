import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { Metrics } from '@zaino/service/metrics';
import { Gauge } from 'prom-client';
import { ViewCounter } from './view-counter';

/** How many views wait to be written to the database, and since when this process has not managed to. */
@Injectable()
export class ViewMetrics {
  private readonly waiting: Gauge;
  private readonly age: Gauge;
  private writtenAt: number;

  constructor(
    private readonly counter: ViewCounter,
    private readonly clock: Clock,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    this.waiting = new Gauge({
      name: 'blog_waiting_views',
      help: 'Views that are counted in Redis and not in the database yet',
      registers,
    });
    this.age = new Gauge({
      name: 'blog_views_write_age_seconds',
      help: 'How long ago all views that waited were written to the database',
      registers,
    });
    this.writtenAt = clock.now();
  }

  /** Tells what a write leaves, also where it fails, and goes on as it does. */
  async after(write: () => Promise<void>): Promise<void> {
    try {
      await write();
      this.writtenAt = this.clock.now();
    } finally {
      await this.look();
    }
  }

  /** Never rejects: while Redis is away nobody knows, and the age tells. */
  private async look(): Promise<void> {
    this.age.set((this.clock.now() - this.writtenAt) / 1_000);
    const waiting = await this.counter.waiting().catch(() => undefined);
    if (waiting !== undefined) this.waiting.set(waiting);
  }
}
