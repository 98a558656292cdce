import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { DataSource } from 'typeorm';
import { BROWSER_ERRORS, type EventCounts, findingIn } from './audit-findings';
import { BROWSER_SOURCE } from './browser-event';
import { Leases } from './leases';

/** Specification, point 9. */
const INTERVAL_MS = 5 * MINUTE_MS;
const LOOK_MS = 15_000;
/** An entry has the time of its insert's beginning: what is younger may not be visible yet. */
const SETTLED_MS = 10_000;
/** After a long pause only so much is looked at: older findings help nobody. */
const MOST_BACK_MS = HOUR_MS;
const LEASE = 'security-audit';

/** Every five minutes one of the copies counts what happened since the last time, and logs what is too much. */
@Injectable()
export class Audit implements OnModuleInit, OnModuleDestroy {
  private readonly task = new ScheduledTask({
    name: 'Audit',
    pauseMs: LOOK_MS,
    run: () => this.runIfDue(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly leases: Leases,
    private readonly log: SecurityLog,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  /** True where it was this copy's lease. */
  async runIfDue(): Promise<boolean> {
    if (!this.redis.isReady) return false;
    const lease = await this.leases.acquire({ name: LEASE, intervalMs: INTERVAL_MS });
    if (lease === null) return false;
    const end = this.clock.now() - SETTLED_MS;
    let from = Math.max(lease.lastDone ?? end - INTERVAL_MS, end - MOST_BACK_MS);
    // Thresholds speak of five minutes: a longer span is looked at in parts, none of them much shorter.
    while (from < end) {
      const to = end - from < 1.5 * INTERVAL_MS ? end : from + INTERVAL_MS;
      await this.look(from, to);
      await this.leases.finish(LEASE, to);
      from = to;
    }
    return true;
  }

  private async look(from: number, to: number): Promise<void> {
    const finding = findingIn(await this.countsBetween(from, to));
    if (finding === null) return;
    const { message, counts } = finding;
    const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    this.log.record({
      level: 'WARN',
      category: 'audit.finding',
      message,
      data: { ...counts, ...span },
    });
  }

  private async countsBetween(from: number, to: number): Promise<EventCounts> {
    const rows = await this.dataSource.query<{ kind: string; count: string }[]>(
      `SELECT IF(source = ?, ?, category) AS kind, COUNT(*) AS count FROM security_log
       WHERE recorded_at > ? AND recorded_at <= ? AND (source <> ? OR level = 'ERROR')
       GROUP BY kind`,
      [BROWSER_SOURCE, BROWSER_ERRORS, new Date(from), new Date(to), BROWSER_SOURCE],
    );
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  }
}
