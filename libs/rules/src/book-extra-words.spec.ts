import { extraPriceWords } from './book-extra-words';

describe('what an extra costs', () => {
  it.each([
    { what: 'of one copy', state: 'wanted', total: 2.5, quantity: 1, words: '2,50\u00a0€' },
    {
      what: 'of some, as their price is told',
      state: 'done',
      total: 7.5,
      quantity: 3,
      words: '3 × 2,50\u00a0€',
    },
    {
      what: 'of some that share it to the cent',
      state: 'wanted',
      total: 5.01,
      quantity: 2,
      words: '5,01\u00a0€',
    },
    { what: 'of one that was dropped', state: 'dropped', total: 2.5, quantity: 1, words: null },
    { what: 'of one that costs nothing', state: 'wanted', total: 0, quantity: 1, words: null },
  ] as const)('is said $what', ({ state, total, quantity, words }) => {
    expect(extraPriceWords({ state, total }, quantity)).toBe(words);
  });
});
