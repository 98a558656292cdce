import { Injectable } from '@nestjs/common';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { DataSource } from 'typeorm';
import { BROWSER_ERRORS, type EventCounts, type Finding, findingIn } from './audit-findings';
import { BROWSER_SOURCE } from './browser-event';
import { Checkpoints } from './checkpoints';

/** Specification, point 9. */
const INTERVAL_MS = 5 * MINUTE_MS;
const LOOK_MS = 15_000;
/** An entry has the time of its insert's beginning: what is younger may not be visible yet. */
const SETTLED_MS = 10_000;
/** After a long pause only so much is looked at: older findings help nobody. */
const MOST_BACK_MS = HOUR_MS;
const CHECKPOINT = 'security-audit';

/** Every five minutes one of the copies counts what happened since the last time, and logs what is too much. */
@Injectable()
export class Audit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checkpoints: Checkpoints,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** True where it was this copy that looked at all there is. */
  @Scheduled({ pauseMs: LOOK_MS, copies: 'one' })
  async runIfDue(): Promise<boolean> {
    const end = this.clock.now() - SETTLED_MS;
    let done = await this.checkpoints.read(CHECKPOINT);
    if (done !== null && end - done < INTERVAL_MS) return false;
    let from = Math.max(done ?? end - INTERVAL_MS, end - MOST_BACK_MS);
    // Thresholds speak of five minutes: a longer span is looked at in parts, none of them much shorter.
    while (from < end) {
      const to = end - from < 1.5 * INTERVAL_MS ? end : from + INTERVAL_MS;
      const finding = findingIn(await this.countsBetween(from, to));
      // Told by the copy that comes first, so that it is told once.
      if (!(await this.checkpoints.move(CHECKPOINT, { from: done, to }))) return false;
      if (finding !== null) this.report(finding, { from, to });
      done = to;
      from = to;
    }
    return true;
  }

  private report({ message, counts }: Finding, { from, to }: { from: number; to: number }): void {
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
