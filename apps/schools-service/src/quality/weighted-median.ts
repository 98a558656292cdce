/** A value, and how often it stands somewhere. */
export interface Weighted {
  value: number;
  weight: number;
}

/** The value below which, and above which, no more than half of the weight lies; between two the lower. Null of none. */
export function weightedMedian(values: readonly Weighted[]): number | null {
  const sorted = values.filter(({ weight }) => weight > 0).sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { value, weight } of sorted) {
    passed += weight;
    if (passed >= half) return value;
  }
  return null;
}
