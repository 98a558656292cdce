import { discountWords } from './discount-words';

describe('what a bookshop takes off, in words', () => {
  it.each([
    [{ adoptedBookDiscount: 10, otherBookDiscount: 5 }, '10 % sui libri adottati, 5 % sugli altri'],
    [{ adoptedBookDiscount: 10, otherBookDiscount: 0 }, '10 % sui libri adottati'],
    [{ adoptedBookDiscount: 0, otherBookDiscount: 5 }, '5 % sui libri non adottati'],
    [{ adoptedBookDiscount: 5, otherBookDiscount: 5 }, '5 % sui libri'],
    [{ adoptedBookDiscount: 0, otherBookDiscount: 0 }, ''],
    [{}, ''],
  ])('of %j are “%s”', (discounts, words) => {
    expect(discountWords(discounts)).toBe(words.replaceAll(' %', '\u00a0%'));
  });
});
