import { extraPriceWords } from './book-extra-words';

describe('what an extra costs', () => {
  it.each([
    ['of one copy', 'wanted', 2.5, 1, '2,50\u00a0€'],
    ['of some, as their price is told', 'done', 7.5, 3, '3 × 2,50\u00a0€'],
    ['of some that share it to the cent', 'wanted', 5.01, 2, '5,01\u00a0€'],
    ['of one that was dropped', 'dropped', 2.5, 1, null],
    ['of one that costs nothing', 'wanted', 0, 1, null],
  ] as const)('is said %s', (_what, state, total, quantity, words) => {
    expect(extraPriceWords({ state, total }, quantity)).toBe(words);
  });
});
