import { addTimings, type AppHealth, timingStep } from '@zaino/contracts/analytics';

/** What visits came to. */
export interface VisitSums {
  visits: number;
  failures: number;
  errors: number;
  failedLoads: number;
  unrendered: number;
  lcp: number[];
  inp: number[];
}

export function noVisits(): VisitSums {
  return { visits: 0, failures: 0, errors: 0, failedLoads: 0, unrendered: 0, lcp: [], inp: [] };
}

/** One visit, as its browser told of it. */
export function sumsOfVisit({ hasError, hasFailedLoad, isUnrendered, ...timings }: AppHealth) {
  return {
    visits: 1,
    failures: Number(hasError || hasFailedLoad || isUnrendered),
    errors: Number(hasError),
    failedLoads: Number(hasFailedLoad),
    unrendered: Number(isUnrendered),
    lcp: oneTiming(timings.lcp),
    inp: oneTiming(timings.inp),
  };
}

export function addSums(one: VisitSums, other: VisitSums): VisitSums {
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

function oneTiming(ms: number | null): number[] {
  return ms === null ? [] : [...Array<number>(timingStep(ms)).fill(0), 1];
}
