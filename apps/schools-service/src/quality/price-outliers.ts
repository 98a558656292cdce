import { type Weighted, weightedMedian } from './weighted-median';

/** A price that is out of line, and what it is held against; in cents. */
export interface Outlier {
  priceCents: number;
  medianCents: number;
}

/** A price of the same ISBN so far from the median is an error of somebody's: reprints cost some percent more. */
const SPREAD = 0.25;
/** Books for a subject differ: a dictionary costs several times a workbook. */
const TIMES = 4;
/** Of a subject with fewer books nobody can say what is usual. */
const ENOUGH_BOOKS = 8;

/** Of the prices that schools name for one ISBN the farthest from their median; null where all are near. */
export function spreadOutlier(prices: readonly Weighted[]): Outlier | null {
  const median = weightedMedian(prices);
  if (median === null) return null;
  const distance = ({ value }: Weighted) => Math.abs(value - median);
  const farthest = prices.reduce<Weighted | null>(
    (far, price) => (far === null || distance(price) > distance(far) ? price : far),
    null,
  );
  if (farthest === null || distance(farthest) <= median * SPREAD) return null;
  return { priceCents: farthest.value, medianCents: median };
}

/** Books of one subject and kind of school whose price is many times the median, or a small part of it; by their ids. */
export function subjectOutliers(prices: ReadonlyMap<number, number>): Map<number, Outlier> {
  const outliers = new Map<number, Outlier>();
  if (prices.size < ENOUGH_BOOKS) return outliers;
  const median = weightedMedian([...prices.values()].map((value) => ({ value, weight: 1 })));
  if (median === null) return outliers;
  for (const [id, priceCents] of prices) {
    if (priceCents > median * TIMES || priceCents < median / TIMES) {
      outliers.set(id, { priceCents, medianCents: median });
    }
  }
  return outliers;
}
