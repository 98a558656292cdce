/** The value that three of four are at most; 0 of none. */
export function threeOfFour(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
