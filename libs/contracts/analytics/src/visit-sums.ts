import type { HealthSlice } from './release-health';
import { addTimings } from './timing-scale';

/** What visits of a version came to, in a slice of time or in all. */
export type VisitSums = Omit<HealthSlice, 'version' | 'at'>;

export const noVisits: Readonly<VisitSums> = {
  visits: 0,
  failures: 0,
  errors: 0,
  failedLoads: 0,
  unrendered: 0,
  renders: 0,
  failedRenders: 0,
  lcp: [],
  inp: [],
};

/** Two sums as one. */
export function addVisits(one: VisitSums, other: VisitSums): VisitSums {
  return {
    visits: one.visits + other.visits,
    failures: one.failures + other.failures,
    errors: one.errors + other.errors,
    failedLoads: one.failedLoads + other.failedLoads,
    unrendered: one.unrendered + other.unrendered,
    renders: one.renders + other.renders,
    failedRenders: one.failedRenders + other.failedRenders,
    lcp: addTimings(one.lcp, other.lcp),
    inp: addTimings(one.inp, other.inp),
  };
}
