import { Injectable } from '@nestjs/common';
import {
  addVisits,
  analyticsInternalEndpoints,
  type HealthSlice,
  noVisits,
  type VisitSums,
} from '@zaino/contracts/analytics';
import type { AppFigures, VersionFigures } from '@zaino/contracts/releases';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { AnalyticsClient } from '../upstreams/analytics-client';
import { threeOfFour } from './canary-judgement';
import { RunningCanaries } from './running-canaries';

/** As many slices as a graph has room for. */
const SLICES = 96;

/** How visits went by the versions of an app, for who looks at its releases. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly canaries: RunningCanaries,
    private readonly analytics: AnalyticsClient,
    private readonly clock: Clock,
  ) {}

  /** Of an app that nobody knows there is nothing. Rejects as `unavailable` without analytics. */
  async read({ app, hours }: { app: string; hours: number }): Promise<AppFigures> {
    const versions = await this.canaries.versionsOf(app);
    if (versions.length === 0) return { app, series: [] };
    const { slices } = await this.analytics.call(analyticsInternalEndpoints.releaseHealth, {
      body: {
        app,
        versions: versions.map(({ version }) => version),
        since: new Date(this.clock.now() - hours * HOUR_MS).toISOString(),
        sliceMinutes: Math.ceil((hours * 60) / SLICES),
      },
    });
    const series = versions.map(({ version, role }) => {
      const own = slices.filter((slice) => slice.version === version);
      return { version, role, ...seriesOf(own) };
    });
    // Of an earlier version that nobody had in this time there is nothing to draw.
    return {
      app,
      series: series.filter(({ role, points }) => role !== 'earlier' || points.length > 0),
    };
  }
}

function seriesOf(slices: readonly HealthSlice[]): Pick<VersionFigures, 'points' | 'totals'> {
  return {
    points: slices.map((slice) => ({ at: slice.at, ...figuresOf(slice) })),
    totals: figuresOf(slices.reduce<VisitSums>(addVisits, noVisits)),
  };
}

function figuresOf({ lcp, inp, ...sums }: VisitSums): VersionFigures['totals'] {
  const { visits, failures, renders, failedRenders } = sums;
  const times = { lcp: threeOfFour(lcp), inp: threeOfFour(inp) };
  return { visits, failures, renders, failedRenders, ...times };
}
