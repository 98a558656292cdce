import { type AppHealth, noVisits, timingStep, type VisitSums } from '@zaino/contracts/analytics';

/** One visit, as its browser told of it. That the server had not drawn its page is a failure that gateways count. */
export function sumsOfVisit(health: AppHealth): VisitSums {
  const { hasError, hasFailedLoad, isUnrendered, lcp, inp } = health;
  return {
    ...noVisits,
    visits: 1,
    failures: Number(hasError || hasFailedLoad),
    errors: Number(hasError),
    failedLoads: Number(hasFailedLoad),
    unrendered: Number(isUnrendered),
    lcp: oneTiming(lcp),
    inp: oneTiming(inp),
  };
}

function oneTiming(ms: number | null): number[] {
  return ms === null ? [] : [...Array<number>(timingStep(ms)).fill(0), 1];
}
