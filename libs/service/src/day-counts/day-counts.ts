import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { HOUR_MS, SECOND_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { Scheduled } from '../schedule/scheduled';
import type { DayCountEntity } from './day-count.entity';

/** Days as `2026-09-14`, both counted. */
interface Days {
  from: string;
  to: string;
}

const PAUSE_MS = 5 * SECOND_MS;
/** Of one pause: whoever makes up names fills no memory. */
const MOST_NAMES = 2_000;
const MOST_LISTED = 200;

/**
 * Counts what happens in a day, without a write to the database for each and without anything of who did it. A process
 * that dies loses what it counted in some seconds.
 */
@Injectable()
export class DayCounts implements BeforeApplicationShutdown {
  private readonly logger = new Logger('DayCounts');
  private counted = new Map<string, DayCountEntity>();
  private latest = { hour: 0, day: '' };
  /** What is being written, which a question must wait for. */
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Once more of a kind, under a name where such are told apart. */
  add(kind: string, name = ''): void {
    this.keep({ kind, day: this.today(), name: name.slice(0, 100), times: 1 });
  }

  /** How often in these days, under all names. */
  async times(kind: string, { from, to }: Days): Promise<number> {
    const [row] = await this.read<{ times: string | null }>(
      'SELECT SUM(times) AS times FROM day_count WHERE kind = ? AND day BETWEEN ? AND ?',
      [kind, from, to],
    );
    return Number(row?.times ?? 0);
  }

  /** The names that were counted most: in these days together at least so often. */
  async names(
    kind: string,
    { from, to, least = 1 }: Days & { least?: number },
  ): Promise<{ name: string; times: number }[]> {
    const rows = await this.read<{ name: string; total: string }>(
      `SELECT name, SUM(times) AS total FROM day_count WHERE kind = ? AND day BETWEEN ? AND ?
       GROUP BY name HAVING SUM(times) >= ? ORDER BY total DESC, name LIMIT ${MOST_LISTED}`,
      [kind, from, to, least],
    );
    return rows.map(({ name, total }) => ({ name, times: Number(total) }));
  }

  /** The first day of a kind that is kept; null without any. */
  async firstDay(kind: string): Promise<string | null> {
    const [row] = await this.read<{ day: string | null }>(
      'SELECT MIN(day) AS day FROM day_count WHERE kind = ?',
      [kind],
    );
    return row?.day ?? null;
  }

  /** Writes what was counted since the last time; where that fails it waits for the next. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'each' })
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const counts = [...this.counted.values()];
    if (counts.length === 0) return;
    this.counted = new Map();
    // In one order, so that copies of the service do not wait for one another in a circle.
    const rows = counts
      .map(({ kind, day, name, times }) => [kind, day, name, times] as const)
      .toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
    try {
      await this.dataSource.query(
        `INSERT INTO day_count (kind, day, name, times) VALUES ?
         ON DUPLICATE KEY UPDATE times = times + VALUES(times)`,
        [rows],
      );
    } catch (error) {
      for (const count of counts) this.keep(count);
      throw error;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    try {
      await this.flush();
    } catch (error) {
      this.logger.warn(`What was counted last is lost: ${String(error)}`);
    }
  }

  /** With what this process has counted by now. */
  private async read<Row>(statement: string, values: unknown[]): Promise<Row[]> {
    await this.flush();
    return this.dataSource.query<Row[]>(statement, values);
  }

  /** Days in Italy begin at a full hour: calls in masses need not ask the calendar each. */
  private today(): string {
    const now = this.clock.now();
    const hour = Math.floor(now / HOUR_MS);
    if (this.latest.hour !== hour) this.latest = { hour, day: italianDay(now) };
    return this.latest.day;
  }

  private keep(count: DayCountEntity): void {
    const key = [count.kind, count.day, count.name].join('\n');
    const known = this.counted.get(key);
    if (known) known.times += count.times;
    else if (this.counted.size < MOST_NAMES) this.counted.set(key, count);
  }
}
