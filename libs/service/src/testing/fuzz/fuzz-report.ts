import { appendFileSync } from 'node:fs';
import { fuzzSettings } from '@zaino/testing/config';

/** What an endpoint did with its inputs. */
export interface FuzzedEndpoint {
  name: string;
  inputs: number;
  /** Of them, those that its schemas take. */
  taken: number;
  /** How often it answered what. */
  statuses: Record<string, number>;
  p95Ms: number;
  slowestMs: number;
}

/** What a machine's command did: its inputs are how often it was tried, those taken how often it succeeded. */
export interface CommandReport extends FuzzedEndpoint {
  machine: string;
  /** Of the whole machine. */
  runs: number;
  /** How often there was nothing to ask. */
  idle: number;
}

/** Adds up the calls of one endpoint. */
export class FuzzTally {
  private readonly times: number[] = [];
  private readonly statuses: Record<string, number> = {};
  private taken = 0;

  add({ isTaken, status, tookMs }: { isTaken: boolean; status: number; tookMs: number }): void {
    this.times.push(tookMs);
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (isTaken) this.taken += 1;
  }

  summary(name: string): FuzzedEndpoint {
    const { taken, statuses } = this;
    const times = this.times.toSorted((one, other) => one - other);
    const p95Ms = times[Math.floor(times.length * 0.95)] ?? 0;
    return { name, inputs: times.length, taken, statuses, p95Ms, slowestMs: times.at(-1) ?? 0 };
  }
}

/** A line of JSON where `npm run fuzz` reads it; nowhere in a run of tests. */
export function reportLine(summary: FuzzedEndpoint | CommandReport): void {
  const { reportFile } = fuzzSettings();
  if (reportFile !== undefined) appendFileSync(reportFile, `${JSON.stringify(summary)}\n`);
}
