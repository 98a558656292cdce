import { addTimings, type HealthSlice, timingQuantile } from '@zaino/contracts/analytics';
import { type Counted, OddsEvidence, shareEvidence } from './evidence';
import { SlowerVisits } from './slower-visits';

/** Visits of a version in a slice of time, or in all. */
export type Visits = Omit<HealthSlice, 'version' | 'at'>;

/** What a canary is found to be worse in. */
export type Worse = 'failures' | 'lcp' | 'inp';

export interface Verdict {
  worse: Worse;
  canary: Visits;
  stable: Visits;
}

/** Canaries that are no worse are taken back at most so often, over all looks of their life. */
const FALSE_ALARMS = 1 / 1_000;
const TESTS = 3;
const ENOUGH = Math.log(TESTS / FALSE_ALARMS);
/** Visits of each of the two versions before anything is decided. */
export const LEAST_VISITS = 100;

/** A canary may fail in a quarter more of its visits than the stable version, */
const FAILURE_RATIO = 1.25;
/** and in two of a thousand whatever the stable version does. */
const FAILURE_FLOOR = 0.002;
const failureAlternatives = [1.5, 2, 3, 6, 12, 25, 60];

const budgets = {
  lcp: { share: 0.1, leastMs: 100 },
  inp: { share: 0.1, leastMs: 50 },
} as const;
const slowAlternatives = [1.15, 1.3, 1.5, 2, 3];

export const noVisits: Visits = {
  visits: 0,
  failures: 0,
  errors: 0,
  failedLoads: 0,
  unrendered: 0,
  lcp: [],
  inp: [],
};

/** Visits of two slices as one. */
export function addVisits(one: Visits, other: Visits): Visits {
  return {
    visits: one.visits + other.visits,
    failures: one.failures + other.failures,
    errors: one.errors + other.errors,
    failedLoads: one.failedLoads + other.failedLoads,
    unrendered: one.unrendered + other.unrendered,
    lcp: addTimings(one.lcp, other.lcp),
    inp: addTimings(one.inp, other.inp),
  };
}

/** Whether a canary is worse than the stable version, as told by the visits of both (docs/decisions/canary-judgement.md). */
export class CanaryJudgement {
  private readonly slices: { canary: Visits; stable: Visits }[] = [];
  private readonly canary = { visits: 0, against: 0 };
  private readonly stable = { visits: 0, against: 0 };
  private readonly failures = new OddsEvidence(FAILURE_RATIO, failureAlternatives);
  private readonly timings;

  /** `before`: visits of the stable version before the canary began, which tell what is slow. */
  constructor(before: Visits = noVisits) {
    const begin = (timing: 'lcp' | 'inp') => ({
      slower: new SlowerVisits(before[timing], budgets[timing]),
      evidence: new OddsEvidence(1, slowAlternatives),
    });
    this.timings = { lcp: begin('lcp'), inp: begin('inp') };
  }

  /** A further slice of time, of both versions. */
  add(canary: Visits, stable: Visits): void {
    this.slices.push({ canary, stable });
    count(this.canary, canary);
    count(this.stable, stable);
    this.failures.add(failuresOf(canary), failuresOf(stable));
    for (const timing of ['lcp', 'inp'] as const) {
      const { slower, evidence } = this.timings[timing];
      const slow = slower.add(canary[timing], stable[timing]);
      if (slow) evidence.add(slow.canary, slow.stable);
    }
  }

  /** What it is worse in; null as long as nothing is proven. */
  verdict(): Verdict | null {
    if (Math.min(this.canary.visits, this.stable.visits) < LEAST_VISITS) return null;
    const worse = (['failures', 'lcp', 'inp'] as const).find((test) => this.logOf(test) >= ENOUGH);
    if (worse === undefined) return null;
    const all = (of: 'canary' | 'stable') =>
      this.slices.map((slice) => slice[of]).reduce(addVisits, noVisits);
    return { worse, canary: all('canary'), stable: all('stable') };
  }

  /** Both must be proven of failures: more than the stable version's, and more than is of no matter. */
  private logOf(test: Worse): number {
    if (test !== 'failures') return this.timings[test].evidence.log;
    const floor = shareEvidence(this.canary, FAILURE_FLOOR, failureAlternatives);
    return Math.min(this.failures.log, floor);
  }
}

function count(known: Counted, more: Visits): void {
  known.visits += more.visits;
  known.against += more.failures;
}

const failuresOf = ({ visits, failures }: Visits) => ({ visits, against: failures });

/** Milliseconds that three of four visits stay below; null where none told. */
export function threeOfFour(counts: readonly number[]): number | null {
  return timingQuantile(counts, 0.75);
}
