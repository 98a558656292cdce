import { median } from './median';

describe('the median', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[10, 2, 3], 3],
    [[10, 2, 3, 4], 3.5],
    [[100, 20, 3], 20],
  ])('of %j is %s', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });
});
