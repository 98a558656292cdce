import { percentile } from './percentile';

const tally = (...pairs: [number, number][]) => pairs.map(([value, count]) => ({ value, count }));

describe('a percentile', () => {
  it.each([
    ['nothing', tally(), 50, null],
    ['one', tally([7, 1]), 90, 7],
    ['an odd number, in any order', tally([9, 1], [1, 1], [4, 1]), 50, 4],
    ['an even number: the lower one', tally([1, 1], [2, 1], [3, 1], [4, 1]), 50, 2],
    ['many of one value', tally([2, 89], [30, 11]), 90, 30],
    ['just as many', tally([2, 90], [30, 10]), 90, 2],
  ])('of %s', (_, tallies, percent, expected) => {
    expect(percentile(tallies, percent)).toBe(expected);
  });
});
