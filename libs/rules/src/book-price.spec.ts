import fc from 'fast-check';
import { bookDiscountLimit, bookPriceAt, lawfulBookPrice, lowestBookPrice } from './book-price';
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

describe('the price of a book at a bookshop', () => {
  const discounts = { adoptedBookDiscount: 10, otherBookDiscount: 3 };
  const book = { price: 20, coverPrice: 20, isAdopted: true };

  it.each([
    ['its percent off the cover price of an adopted book', book, discounts, 18],
    ['another percent off other books', { ...book, isAdopted: false }, discounts, 19.4],
    ['the price as it is without a discount', book, {}, 20],
    ['the price as it is without one for books of its kind', book, { otherBookDiscount: 5 }, 20],
    [
      'half a cent more, never less',
      { ...book, price: 19.9, coverPrice: 19.9 },
      { adoptedBookDiscount: 15 },
      16.92,
    ],
    ['a lower price that it has anyway', { ...book, price: 17.5 }, discounts, 17.5],
    ['a percent of the cover price, whatever is asked', { ...book, price: 21 }, discounts, 18],
    ['no more off than the law allows', book, { adoptedBookDiscount: 90 }, 17],
    [
      'nothing off for a percent below zero',
      { ...book, isAdopted: false },
      { otherBookDiscount: -5 },
      20,
    ],
  ])('is %s', (...[, priced, taken, expected]) => {
    expect(bookPriceAt(priced, taken)).toBe(expected);
  });

  it('is never below the lawful one nor above the price elsewhere, and what is taken off is no cent too much', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const percent = fc.integer({ min: -5, max: 120 });
    const sale = fc.record({
      cover: cents,
      asked: cents,
      isAdopted: fc.boolean(),
      adopted: percent,
      other: percent,
    });
    fc.assert(
      fc.property(sale, ({ cover, asked, isAdopted, adopted, other }) => {
        const coverPrice = toEuro(cover);
        const price = lawfulBookPrice(toEuro(asked), { coverPrice, isAdopted });
        const taken = { adoptedBookDiscount: adopted, otherBookDiscount: other };
        const paid = toCents(bookPriceAt({ price, coverPrice, isAdopted }, taken));
        expect(paid).toBeGreaterThanOrEqual(toCents(lowestBookPrice(coverPrice, isAdopted)));
        expect(paid).toBeLessThanOrEqual(toCents(price));
        const own = isAdopted ? adopted : other;
        // In whole numbers: no more than the percent is taken off because of it.
        if (paid < toCents(price)) expect((cover - paid) * 100).toBeLessThanOrEqual(cover * own);
      }),
    );
  });
});
