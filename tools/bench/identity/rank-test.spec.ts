import { rankTest } from './rank-test';

const upTo = (count: number, of: (n: number) => number) =>
  Array.from({ length: count }, (_, n) => of(n));

describe('rankTest', () => {
  // As `scipy.stats.mannwhitneyu(method='asymptotic')` gives them.
  it.each([
    [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], 0.01219],
    [[1, 1, 2, 3], [1, 2, 2, 4], 0.64894],
    [[1, 2, 3], [1, 2, 3], 1],
    [[5, 5, 5], [5, 5], 1],
  ])('of %j and %j', (first, second, p) => {
    expect(rankTest(first, second)).toBeCloseTo(p, 4);
    expect(rankTest(second, first)).toBeCloseTo(p, 4);
  });

  it('sees a small shift that is always there, and nothing where there is none', () => {
    const noise = (n: number) => (n * 7919) % 101;
    const same = rankTest(
      upTo(200, noise),
      upTo(200, (n) => noise(n + 57)),
    );
    const shifted = rankTest(
      upTo(200, noise),
      upTo(200, (n) => noise(n + 57) + 20),
    );
    expect(same).toBeGreaterThan(0.5);
    expect(shifted).toBeLessThan(1e-6);
  });
});
