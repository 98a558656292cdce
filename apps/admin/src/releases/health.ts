import type { AppFigures, VisitFigures } from '@zaino/contracts/releases';

/** Fewer visits of a version, or pages on the server, say nothing. */
const LEAST_VISITS = 100;
/** A canary may fail in a quarter more of its visits, and in two of a thousand whatever the live version does. */
const FAILURE_RATIO = 1.25;
const FAILURE_FLOOR = 0.002;
/** It may be slower by a tenth, and by so many milliseconds in any case. */
const SLOWER_RATIO = 1.1;
const slowerMs = { lcp: 100, inp: 50 } as const;

export interface CanaryHealth {
  live: VisitFigures | null;
  canary: VisitFigures | null;
  /** What it is worse in, in words; null as long as there are too few visits to tell. */
  worse: readonly string[] | null;
}

/**
 * How a canary stands beside the live version, as it looks now. Whether it is taken back is the registry's to decide,
 * by a test with enough visits.
 */
export function canaryHealth({ series }: AppFigures, version: string): CanaryHealth {
  const live = series.find(({ role }) => role === 'live')?.totals ?? null;
  const canary =
    series.find((one) => one.role === 'canary' && one.version === version)?.totals ?? null;
  return { live, canary, worse: live && canary && worseIn(live, canary) };
}

function worseIn(live: VisitFigures, canary: VisitFigures): string[] | null {
  if (Math.min(live.visits, canary.visits) < LEAST_VISITS) return null;
  const allowed = allowedShare(failureShare(live));
  return [
    ...(failureShare(canary) > allowed ? ['più pagine con errori'] : []),
    ...(failsOnServer(live, canary) ? ['più pagine non riuscite sul server'] : []),
    ...(isSlower(live, canary, 'lcp') ? ['pagine più lente'] : []),
    ...(isSlower(live, canary, 'inp') ? ['risposte più lente'] : []),
  ];
}

const allowedShare = (live: number) => Math.max(live * FAILURE_RATIO, FAILURE_FLOOR);

function failsOnServer(live: VisitFigures, canary: VisitFigures): boolean {
  if (Math.min(live.renders, canary.renders) < LEAST_VISITS) return false;
  return failedRenderShare(canary) > allowedShare(failedRenderShare(live));
}

/** Of pages that the server was to draw, from 0 to 1. */
export const failedRenderShare = ({ renders, failedRenders }: VisitFigures): number =>
  renders === 0 ? 0 : failedRenders / renders;

/** From 0 to 1. */
export const failureShare = ({ visits, failures }: VisitFigures): number =>
  visits === 0 ? 0 : failures / visits;

function isSlower(live: VisitFigures, canary: VisitFigures, timing: 'lcp' | 'inp'): boolean {
  const [before, now] = [live[timing], canary[timing]];
  if (before === null || now === null) return false;
  return now > Math.max(before * SLOWER_RATIO, before + slowerMs[timing]);
}
