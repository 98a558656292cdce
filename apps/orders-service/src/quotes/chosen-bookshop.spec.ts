import { FakeBookshops } from '../testing/fake-bookshops';
import { discountChanges } from './chosen-bookshop';

const seen = { adoptedBookDiscount: 15, otherBookDiscount: 15 };

describe('another discount than the customer has seen', () => {
  it.each([
    [8, 5, 'è cambiato: 8 % sui libri adottati, 5 % sugli altri.'],
    [11, 11, 'è cambiato: 11 % sui libri.'],
    [1, 0, 'è cambiato: 1 % sui libri adottati.'],
    [0, 1, 'è cambiato: 1 % sui libri non adottati.'],
    [0, 0, 'non c’è più.'],
  ])('of %d and %d percent is told in words', (adopted, other, words) => {
    const discounts = { adoptedBookDiscount: adopted, otherBookDiscount: other };
    const bookshop = new FakeBookshops('a-key').add(discounts);
    const [change] = discountChanges(bookshop, seen);
    const expected = `Lo sconto di ${bookshop.name} ${words}`;
    expect(change?.text.replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
