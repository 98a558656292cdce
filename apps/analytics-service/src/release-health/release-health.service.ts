import { Injectable } from '@nestjs/common';
import {
  addVisits,
  type HealthQuestion,
  type HealthSlice,
  type ReleaseHealth,
  type ServerRenders,
  type VisitSums,
} from '@zaino/contracts/analytics';
import { MINUTE_MS } from '@zaino/rules/durations';
import { DataSource, In, MoreThanOrEqual } from 'typeorm';
import { ReleaseVisitsEntity } from './release-visits.entity';
import { VisitCounter } from './visit-counter';

/** How visits went, by versions of apps; nothing of whose they were. */
@Injectable()
export class ReleaseHealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counter: VisitCounter,
  ) {}

  add({ apps }: ReleaseHealth): { success: true } {
    for (const health of apps) this.counter.add(health);
    return { success: true };
  }

  /** Rows of a copy of the gateway, which has no visits: a minute that is told again is written anew. */
  async keepServerRenders(copy: string, minutes: ServerRenders[]): Promise<{ success: true }> {
    const rows = minutes.map(({ app, version, minute, renders, failedRenders }) => {
      const at = new Date(minute * MINUTE_MS);
      return [app, version, at, copy, 0, 0, 0, 0, 0, '[]', '[]', renders, failedRenders];
    });
    await this.dataSource.query(
      `INSERT INTO release_visits
         (app, version, at, copy, visits, failures, errors, failed_loads, unrendered, lcp, inp,
          renders, failed_renders)
       VALUES ?
       ON DUPLICATE KEY UPDATE renders = VALUES(renders), failed_renders = VALUES(failed_renders)`,
      [rows],
    );
    return { success: true };
  }

  /** With what this process has counted by now. A minute counts where it begins at the moment or after it. */
  async read({ app, versions, since, sliceMinutes }: HealthQuestion) {
    this.counter.expect(versions.map((version) => ({ app, version })));
    await this.counter.flush();
    const rows = await this.dataSource.manager.find(ReleaseVisitsEntity, {
      where: { app, version: In(versions), at: MoreThanOrEqual(new Date(since)) },
      order: { at: 'ASC', version: 'ASC' },
    });
    return { slices: inSlices(rows, Date.parse(since), sliceMinutes * MINUTE_MS) };
  }
}

function inSlices(rows: ReleaseVisitsEntity[], since: number, sliceMs: number): HealthSlice[] {
  const slices = new Map<string, HealthSlice>();
  for (const row of rows) {
    const number = Math.floor((row.at.getTime() - since) / sliceMs);
    const key = `${number} ${row.version}`;
    const known = slices.get(key);
    const sums = known ? addVisits(known, sumsOf(row)) : sumsOf(row);
    const at = new Date(since + number * sliceMs).toISOString();
    slices.set(key, { version: row.version, at, ...sums });
  }
  return [...slices.values()];
}

function sumsOf({ lcp, inp, ...row }: ReleaseVisitsEntity): VisitSums {
  return {
    visits: row.visits,
    failures: row.failures,
    errors: row.errors,
    failedLoads: row.failedLoads,
    unrendered: row.unrendered,
    renders: row.renders,
    failedRenders: row.failedRenders,
    lcp: JSON.parse(lcp) as number[],
    inp: JSON.parse(inp) as number[],
  };
}
