import {
  addTimings,
  type TimingCounts,
  timingQuantileStep,
  timingsIn,
  timingStep,
  timingStepEnd,
} from '@zaino/contracts/analytics';
import type { CountedVisits } from './evidence';

/** How much slower a canary may be: by this share of the stable version's time, or by so many milliseconds. */
export interface TimingBudget {
  share: number;
  leastMs: number;
}

/** With fewer times of the stable version nobody knows yet what three of four visits take. */
const LEAST_KNOWN = 100;
const THREE_OF_FOUR = 0.75;

/**
 * What counts as slow, visit by visit, so that shares can be compared: a visit of the stable version that takes longer than
 * three of four took in the slices before, a visit of the canary that takes longer than that by more than the budget. A
 * canary that is no slower than the budget allows has at most the stable version's share of them, wherever the line lies;
 * so an uncertain line costs power, and never a false alarm.
 */
export class SlowerVisits {
  private known: TimingCounts;

  constructor(
    before: TimingCounts,
    private readonly budget: TimingBudget,
  ) {
    this.known = before;
  }

  /** Slow visits of a further slice; null while too little is known. */
  add(
    canary: TimingCounts,
    stable: TimingCounts,
  ): { canary: CountedVisits; stable: CountedVisits } | null {
    const line = timingsIn(this.known) < LEAST_KNOWN ? null : this.line();
    this.known = addTimings(this.known, stable);
    if (line === null) return null;
    return {
      canary: slowerThan(canary, this.lateStep(line)),
      stable: slowerThan(stable, line),
    };
  }

  private line(): number | null {
    return timingQuantileStep(this.known, THREE_OF_FOUR);
  }

  private lateStep(line: number): number {
    const ms = timingStepEnd(line);
    return timingStep(ms + Math.max(ms * this.budget.share, this.budget.leastMs));
  }
}

function slowerThan(counts: TimingCounts, step: number): CountedVisits {
  return { visits: timingsIn(counts), against: timingsIn(counts, step + 1) };
}
