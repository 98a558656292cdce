/**
 * The two-sided Mann-Whitney rank test (normal approximation with correction for ties and continuity): how
 * likely samples as different as these are where both come from the same distribution. For 20 values or more each.
 */
export function rankTest(first: number[], second: number[]): number {
  const [n, m] = [first.length, second.length];
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((one, other) => one.value - other.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end++;
    const count = end - start;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length;
    ties += count ** 3 - count;
    start = end;
  }
  const u = rankSum - (n * (n + 1)) / 2;
  const total = n + m;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / Math.sqrt(variance);
  return twoSided(z);
}

/** Chance of a standard normal value at least so far from zero (Abramowitz and Stegun, 7.1.26: exact to 1.5e-7). */
function twoSided(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const polynomial = factors.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return polynomial * Math.exp(-x * x);
}
