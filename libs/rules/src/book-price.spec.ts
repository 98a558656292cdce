import fc from 'fast-check';
import { bookDiscountLimit, lawfulBookPrice, lowestBookPrice } from './book-price';
import { toCents, toEuro } from './money';

describe('the price guard of books', () => {
  it.each([
    [20, true, 17],
    [20, false, 19],
    [19.9, true, 16.92],
    [19.9, false, 18.91],
    [0.01, true, 0.01],
    [0, true, 0],
  ])('lets a book of %d euro (adopted: %s) cost %d at least', (cover, isAdopted, lowest) => {
    expect(lowestBookPrice(cover, isAdopted)).toBe(lowest);
  });

  it('leaves a lawful price as it is and raises any other to the lowest', () => {
    const book = { coverPrice: 20, isAdopted: true };
    expect(lawfulBookPrice(18.5, book)).toBe(18.5);
    expect(lawfulBookPrice(10, book)).toBe(17);
    expect(lawfulBookPrice(18.5, { ...book, isAdopted: false })).toBe(19);
  });

  it('never takes off more than the law allows, whatever the price', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (cover, wanted, isAdopted) => {
        const price = lawfulBookPrice(toEuro(wanted), { coverPrice: toEuro(cover), isAdopted });
        const takenOff = cover - toCents(price);
        expect(takenOff * 100).toBeLessThanOrEqual(cover * bookDiscountLimit(isAdopted));
        expect(toCents(price)).toBeGreaterThanOrEqual(wanted);
      }),
    );
  });
});
