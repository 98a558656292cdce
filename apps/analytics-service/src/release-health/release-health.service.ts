import { Injectable } from '@nestjs/common';
import type { HealthQuestion, HealthSlice, ReleaseHealth } from '@zaino/contracts/analytics';
import { MINUTE_MS } from '@zaino/rules/durations';
import { DataSource, In, MoreThanOrEqual } from 'typeorm';
import { ReleaseVisitsEntity } from './release-visits.entity';
import { VisitCounter } from './visit-counter';
import { addSums, type VisitSums } from './visit-sums';

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
    const sums = known ? addSums(known, sumsOf(row)) : sumsOf(row);
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
    lcp: JSON.parse(lcp) as number[],
    inp: JSON.parse(inp) as number[],
  };
}
