import { formatCount } from './format-count';

it.each([
  [0, '0'],
  [999, '999'],
  [1_204, '1.204'],
  [2_000_000, '2.000.000'],
])('a count of %d is written %s', (count, words) => expect(formatCount(count)).toBe(words));
