import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { addVisits, type AppHealth, noVisits, type VisitSums } from '@zaino/contracts/analytics';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { sumsOfVisit } from './sums-of-visit';

const PAUSE_MS = 5 * SECOND_MS;
/** Versions that are counted in one minute: whoever makes up names fills no table. */
const MOST_VERSIONS = 60;
/** How long a version that the registry has asked for is counted, whatever strangers tell of. */
const ASKED_MS = HOUR_MS;
/** While the database is away; then what comes in the minutes after that is lost. */
const MOST_KEPT = 20 * MOST_VERSIONS;

interface CountedVersion {
  app: string;
  version: string;
}

interface CountedMinute extends CountedVersion {
  minute: number;
  sums: VisitSums;
  isWritten: boolean;
}

/**
 * Counts how visits went by app, version and minute, without a write to the database for each. A minute's row is written
 * whole each time, so that a write whose answer was lost counts nothing twice. A process that dies loses some seconds.
 */
@Injectable()
export class VisitCounter implements BeforeApplicationShutdown {
  private readonly logger = new Logger('VisitCounter');
  /** Each copy of the service has rows of its own. */
  private readonly copy = randomUUID();
  private readonly minutes = new Map<string, CountedMinute>();
  private readonly asked = new Map<string, number>();
  private latest = { minute: 0, versions: 0 };
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** One app's part of a visit. */
  add(health: AppHealth): void {
    const known = this.minuteOf(health);
    if (!known) return;
    known.sums = addVisits(known.sums, sumsOfVisit(health));
    known.isWritten = false;
  }

  /** From now on these have room, whatever else is told. */
  expect(versions: CountedVersion[]): void {
    const now = this.clock.now();
    for (const [key, at] of this.asked) if (now - at > ASKED_MS) this.asked.delete(key);
    for (const { app, version } of versions) this.asked.set(`${app} ${version}`, now);
  }

  /** Writes what was counted since the last time; where that fails it waits for the next. */
  @Scheduled({ pauseMs: PAUSE_MS, copies: 'each' })
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    try {
      await this.flush();
    } catch (error) {
      this.logger.warn(`What was counted last is lost: ${String(error)}`);
    }
  }

  private async write(): Promise<void> {
    const current = this.minute();
    const counted = [...this.minutes].filter(([, { isWritten }]) => !isWritten);
    for (const [, minute] of counted) minute.isWritten = true;
    try {
      if (counted.length > 0) await this.writeRows(counted.map(([, minute]) => minute));
    } catch (error) {
      for (const [, minute] of counted) minute.isWritten = false;
      throw error;
    }
    for (const [key, { minute, isWritten }] of this.minutes) {
      if (isWritten && minute < current) this.minutes.delete(key);
    }
  }

  private async writeRows(minutes: CountedMinute[]): Promise<void> {
    const rows = minutes.map(({ app, version, minute, sums }) => [
      app,
      version,
      new Date(minute * MINUTE_MS),
      this.copy,
      sums.visits,
      sums.failures,
      sums.errors,
      sums.failedLoads,
      sums.unrendered,
      JSON.stringify(sums.lcp),
      JSON.stringify(sums.inp),
    ]);
    await this.dataSource.query(
      `INSERT INTO release_visits
         (app, version, at, copy, visits, failures, errors, failed_loads, unrendered, lcp, inp)
       VALUES ?
       ON DUPLICATE KEY UPDATE visits = VALUES(visits), failures = VALUES(failures),
         errors = VALUES(errors), failed_loads = VALUES(failed_loads),
         unrendered = VALUES(unrendered), lcp = VALUES(lcp), inp = VALUES(inp)`,
      [rows],
    );
  }

  private minute(): number {
    return Math.floor(this.clock.now() / MINUTE_MS);
  }

  /** Undefined where there is no room for one more. */
  private minuteOf({ app, version }: CountedVersion): CountedMinute | undefined {
    const minute = this.minute();
    const name = `${app} ${version}`;
    const key = `${minute} ${name}`;
    const known = this.minutes.get(key);
    if (known) return known;
    if (this.latest.minute !== minute) this.latest = { minute, versions: 0 };
    const hasRoom = this.latest.versions < MOST_VERSIONS && this.minutes.size < MOST_KEPT;
    if (!hasRoom && !this.asked.has(name)) return undefined;
    this.latest.versions += 1;
    const begun = { app, version, minute, sums: noVisits, isWritten: false };
    this.minutes.set(key, begun);
    return begun;
  }
}
