import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { Metrics } from '@zaino/service/metrics';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';

const PAUSE_MS = 15_000;

/** What the stock's calls came to, and how many reservations wait for a payment. */
@Injectable()
export class StockMetrics {
  private readonly calls: Counter<'call' | 'outcome'>;
  private readonly held: Gauge;
  private readonly overdue: Gauge;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    { registry }: Metrics,
  ) {
    const registers = [registry];
    this.calls = new Counter({
      name: 'stock_calls_total',
      help: 'Calls that reserve, confirm or release pieces, and reservations that expired, by what they came to',
      labelNames: ['call', 'outcome'],
      registers,
    });
    this.held = new Gauge({
      name: 'stock_held_reservations',
      help: 'Reservations that wait for their payment',
      registers,
    });
    this.overdue = new Gauge({
      name: 'stock_overdue_seconds',
      help: 'How long the oldest reservation has been due without being released',
      registers,
    });
  }

  count(call: 'reserve' | 'confirm' | 'release' | 'expire', outcome: string, times = 1): void {
    this.calls.inc({ call, outcome }, times);
  }

  /** Each copy is asked for its own figures. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'each' })
  async look(): Promise<void> {
    const now = this.clock.now();
    const [row] = await this.dataSource.query<{ held: string; dueAt: Date | null }[]>(
      `SELECT COUNT(*) AS held, MIN(due_at) AS dueAt FROM stock_reservation WHERE state = 'held'`,
    );
    const dueAt = row?.dueAt?.getTime() ?? now;
    this.held.set(Number(row?.held ?? 0));
    this.overdue.set(Math.max(0, now - dueAt) / 1_000);
  }
}
