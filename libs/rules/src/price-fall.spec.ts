import { isNotableFall } from './price-fall';

describe('a fall of a price', () => {
  it.each([
    [1_000, 950, true],
    [1_000, 951, false],
    [500, 450, true],
    [500, 451, false],
    [10_000, 9_501, false],
    [10_000, 9_500, true],
    [120, 60, true],
    [1_000, 1_000, false],
    [1_000, 1_200, false],
    [40, 0, false],
  ])('from %d to %d cents is worth a mail: %s', (before, now, isWorth) => {
    expect(isNotableFall(before, now)).toBe(isWorth);
  });
});
