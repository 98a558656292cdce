import { addVisits, noVisits, timingQuantile, type VisitSums } from '@zaino/contracts/analytics';
import { OddsEvidence } from './evidence';
import { MoreFailures } from './more-failures';
import { SlowerVisits } from './slower-visits';

/** Failures in browsers, failures of pages on the server, and the two times. */
const tests = ['failures', 'failedRenders', 'lcp', 'inp'] as const;
/** What a canary is found to be worse in. */
export type Worse = (typeof tests)[number];

export interface Verdict {
  worse: Worse;
  canary: VisitSums;
  stable: VisitSums;
}

/** Canaries that are no worse are taken back at most so often, over all looks of their life. */
const FALSE_ALARMS = 1 / 1_000;
const ENOUGH = Math.log(tests.length / FALSE_ALARMS);

const budgets = {
  lcp: { share: 0.1, leastMs: 100 },
  inp: { share: 0.1, leastMs: 50 },
} as const;
const slowAlternatives = [1.15, 1.3, 1.5, 2, 3];

/** Whether a canary is worse than the stable version, as told by the visits of both (docs/decisions/canary-judgement.md). */
export class CanaryJudgement {
  private readonly slices: { canary: VisitSums; stable: VisitSums }[] = [];
  private readonly failures = new MoreFailures({ canary: 100, stable: 100 });
  /** A page that was drawn well is kept and sent to many: few are drawn of a version without faults. */
  private readonly failedRenders = new MoreFailures({ canary: 100, stable: 5 });
  private readonly timings;

  /** `before`: visits of the stable version before the canary began, which tell what is slow. */
  constructor(before: VisitSums = noVisits) {
    const begin = (timing: 'lcp' | 'inp') => ({
      slower: new SlowerVisits(before[timing], budgets[timing]),
      evidence: new OddsEvidence(1, slowAlternatives),
    });
    this.timings = { lcp: begin('lcp'), inp: begin('inp') };
  }

  /** A further slice of time, of both versions. */
  add(canary: VisitSums, stable: VisitSums): void {
    this.slices.push({ canary, stable });
    this.failures.add(failuresOf(canary), failuresOf(stable));
    this.failedRenders.add(failedRendersOf(canary), failedRendersOf(stable));
    for (const timing of ['lcp', 'inp'] as const) {
      const { slower, evidence } = this.timings[timing];
      const slow = slower.add(canary[timing], stable[timing]);
      if (slow) evidence.add(slow.canary, slow.stable);
    }
  }

  /** What it is worse in; null as long as nothing is proven. */
  verdict(): Verdict | null {
    const worse = tests.find((test) => this.isTelling(test) && this.logOf(test) >= ENOUGH);
    if (worse === undefined) return null;
    const all = (of: 'canary' | 'stable') =>
      this.slices.map((slice) => slice[of]).reduce(addVisits, noVisits);
    return { worse, canary: all('canary'), stable: all('stable') };
  }

  private isTelling(test: Worse): boolean {
    return test === 'failedRenders' ? this.failedRenders.isTelling : this.failures.isTelling;
  }

  private logOf(test: Worse): number {
    if (test === 'lcp' || test === 'inp') return this.timings[test].evidence.log;
    return this[test].log;
  }
}

const failuresOf = ({ visits, failures }: VisitSums) => ({ visits, against: failures });

/** Pages to draw stand for visits. */
const failedRendersOf = ({ renders, failedRenders }: VisitSums) => ({
  visits: renders,
  against: failedRenders,
});

/** Milliseconds that three of four visits stay below; null where none told. */
export function threeOfFour(counts: readonly number[]): number | null {
  return timingQuantile(counts, 0.75);
}
