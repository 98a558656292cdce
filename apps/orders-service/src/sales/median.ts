/** The middle of some numbers, the mean of the two in the middle where they are even; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = Float64Array.from(numbers).sort();
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  if (sorted.length % 2 === 1) return upper;
  return ((sorted[half - 1] ?? upper) + upper) / 2;
}
