import { spreadOutlier, subjectOutliers } from './price-outliers';
import { weightedMedian } from './weighted-median';

const price = (value: number, weight = 1) => ({ value, weight });

describe('the median of prices', () => {
  it.each([
    ['nothing', [], null],
    ['one', [price(10)], 10],
    ['the one in the middle', [price(30), price(10), price(20)], 20],
    ['the lower of two', [price(20), price(10)], 10],
    ['what stands most often', [price(10, 9), price(50, 1), price(90, 1)], 10],
  ])('of %s', (_, prices, median) => expect(weightedMedian(prices)).toBe(median));
});

describe('a price of one ISBN', () => {
  it('is out of line more than a quarter from what most schools name', () => {
    expect(spreadOutlier([price(1_000, 90), price(1_260, 1)])).toEqual({
      priceCents: 1_260,
      medianCents: 1_000,
    });
    expect(spreadOutlier([price(1_000, 90), price(100, 1), price(1_500, 1)])?.priceCents).toBe(100);
  });

  it('is in line within it, and where there is one', () => {
    expect(spreadOutlier([price(1_000, 90), price(1_250, 1)])).toBeNull();
    expect(spreadOutlier([price(1_000)])).toBeNull();
    expect(spreadOutlier([])).toBeNull();
  });
});

describe('prices of a subject', () => {
  const usual = Array.from({ length: 8 }, (_, id) => [id, 1_000 + id] as const);

  it('are out of line many times above or below the others', () => {
    const outliers = subjectOutliers(new Map([...usual, [90, 4_100], [91, 200], [92, 3_900]]));
    expect([...outliers.keys()]).toEqual([90, 91]);
    expect(outliers.get(90)?.medianCents).toBe(1_004);
  });

  it('are not judged by a handful of books', () => {
    expect(subjectOutliers(new Map([...usual.slice(0, 6), [90, 99_000]])).size).toBe(0);
  });
});
