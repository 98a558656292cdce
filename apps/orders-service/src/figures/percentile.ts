/** How many there are of a value. */
export interface Tally {
  value: number;
  count: number;
}

/** The smallest value that so many percent of all do not exceed (nearest rank); null of nothing. */
export function percentile(tallies: readonly Tally[], percent: number): number | null {
  const sorted = tallies.toSorted((one, other) => one.value - other.value);
  const rank = Math.ceil((total(tallies) * percent) / 100);
  let seen = 0;
  for (const { value, count } of sorted) {
    seen += count;
    if (seen >= rank) return value;
  }
  return null;
}

export function total(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0);
}
