/** Milliseconds where the scale begins; all that is faster counts as this. */
const FIRST_MS = 20;
/** Each step of the scale is a twentieth longer than the one before. */
const GROWTH = 1.05;

/** Steps of the scale, from 20 ms to some 20 s; all that is slower counts in the last one. */
export const TIMING_STEPS = 142;

/** How many milliseconds a visit told in each step, from the first; steps at the end without any may be left out. */
export type TimingCounts = readonly number[];

/** Step in which so many milliseconds are counted. */
export function timingStep(ms: number): number {
  if (ms <= FIRST_MS) return 0;
  const step = Math.ceil(Math.log(ms / FIRST_MS) / Math.log(GROWTH) - 1e-9);
  return Math.min(step, TIMING_STEPS - 1);
}

/** The milliseconds that all in a step reach at most. */
export function timingStepEnd(step: number): number {
  return FIRST_MS * GROWTH ** step;
}

/** The step that so large a share of all is at or below; null of nothing. */
export function timingQuantileStep(counts: TimingCounts, share: number): number | null {
  const wanted = timingsIn(counts) * share;
  let below = 0;
  const step = counts.findIndex((count) => {
    below += count;
    return count > 0 && below >= wanted;
  });
  return step < 0 ? null : step;
}

/** As above in whole milliseconds, in the middle of its step. */
export function timingQuantile(counts: TimingCounts, share: number): number | null {
  const step = timingQuantileStep(counts, share);
  return step === null ? null : Math.round(timingStepEnd(step) / Math.sqrt(GROWTH));
}

/** Two counts as one. */
export function addTimings(one: TimingCounts, other: TimingCounts): number[] {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  const sums = longer.slice();
  for (let step = 0; step < shorter.length; step += 1) {
    sums[step] = (sums[step] ?? 0) + (shorter[step] ?? 0);
  }
  return sums;
}

/** How many times were told, from a step on. */
export function timingsIn(counts: TimingCounts, from = 0): number {
  let sum = 0;
  for (let step = from; step < counts.length; step += 1) sum += counts[step] ?? 0;
  return sum;
}
