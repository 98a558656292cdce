import fc from 'fast-check';
import { toCents } from './money';
import {
  discountPercent,
  halfStars,
  isAvailable,
  isReduced,
  priceByPercent,
  productPrices,
} from './product-price';

describe('productPrices', () => {
  it.each([
    // original, margin, discount, selling, discounted
    [10, 25, 0, 12.5, 12.5],
    [43.92, 25, 20, 54.9, 43.92],
    [3.36, 25, 15, 4.2, 3.57],
    [17.52, 25, 15, 21.9, 18.62],
    [9.99, 25, 0, 12.49, 12.49],
    [0.01, 0, 0, 0.01, 0.01],
    [0, 25, 10, 0, 0],
    [10, 0, 0, 10, 10],
    [10, 1000, 0, 110, 110],
    [99_999.99, 1000, 0, 1_099_999.89, 1_099_999.89],
    [10, 25, 100, 12.5, 0],
    [10, 12.5, 12.25, 11.25, 9.87],
    // Half a cent: 0.02 × 1.25 = 0.025, 4.02 × 0.75 = 3.015, 1.01 × 0.5 = 0.505.
    [0.02, 25, 0, 0.03, 0.03],
    [4.02, 0, 25, 4.02, 3.02],
    [1.01, 0, 50, 1.01, 0.51],
    // In binary 1.15 × 1.5 lies below 1.725.
    [1.15, 50, 0, 1.73, 1.73],
    [1.1, 10, 0, 1.21, 1.21],
    [8.2, 5, 5, 8.61, 8.18],
  ])('sells %d euro with margin %d %% and discount %d %% for %d, %d', (...row) => {
    const [prezzoOriginale, margine, sconto, prezzoVendita, prezzoScontato] = row;
    expect(productPrices(prezzoOriginale, margine, sconto)).toEqual({
      prezzoVendita,
      prezzoScontato,
    });
  });

  it.each([
    [-0.01, 25, 0],
    [1, -1, 0],
    [1, 0, -1],
    [1, 0, 100.01],
    [Number.NaN, 0, 0],
    [1, Infinity, 0],
  ])('refuses %d, %d %%, %d %%', (prezzoOriginale, margine, sconto) => {
    expect(() => productPrices(prezzoOriginale, margine, sconto)).toThrow(RangeError);
  });

  it('never sells below 0, nor discounted above the selling price', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 });
    const margin = fc.integer({ min: 0, max: 100_000 });
    const discount = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(cents, margin, discount, (price, m, d) => {
        const prices = productPrices(price / 100, m / 100, d / 100);
        const exact = (price * (1 + m / 10_000)) / 100;
        expect(Math.abs(prices.prezzoVendita - exact)).toBeLessThanOrEqual(0.005 + 1e-6);
        expect(toCents(prices.prezzoScontato)).toBeLessThanOrEqual(toCents(prices.prezzoVendita));
        expect(prices.prezzoScontato).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('discountPercent', () => {
  it.each([
    [54.9, 43.92, 20],
    [4.2, 3.57, 15],
    [10, 10, 0],
    [10, 12, 0],
    [0, 0, 0],
    [10, 0, 100],
    [3, 2, 33],
    [3, 1, 67],
    [8, 7.96, 1],
    [2, 1.99, 1],
    [100, 99.6, 0],
  ])('is, from %d to %d euro, %d', (prezzoVendita, prezzoScontato, percent) => {
    expect(discountPercent({ prezzoVendita, prezzoScontato })).toBe(percent);
  });
});

describe('isReduced', () => {
  it.each([
    [10, 9.99, true],
    [10, 10, false],
    [9, 10, false],
  ])('from %d to %d euro: %s', (prezzoVendita, prezzoScontato, expected) => {
    expect(isReduced({ prezzoVendita, prezzoScontato })).toBe(expected);
  });
});

describe('isAvailable', () => {
  const stock = {
    active: true,
    inVendita: true,
    pezzi_disponibili: 5,
    pezzi_singolo_acquisto: 5,
  };

  it.each([
    [{}, true],
    [{ pezzi_disponibili: 4 }, false],
    [{ active: false }, false],
    [{ inVendita: false }, false],
    [{ pezzi_disponibili: 0 }, false],
  ])('with %j is %s', (change, expected) => {
    expect(isAvailable({ ...stock, ...change })).toBe(expected);
  });
});

describe('halfStars', () => {
  it.each([
    [0, 0],
    [0.24, 0],
    [0.25, 0.5],
    [3.74, 3.5],
    [3.75, 4],
    [5, 5],
    [7, 5],
    [-1, 0],
  ])('makes %d %d', (rating, stars) => {
    expect(halfStars(rating)).toBe(stars);
  });
});

describe('priceByPercent', () => {
  it.each([
    [10, 10, 11],
    [10, -10, 9],
    [10, 0, 10],
    [0, 50, 0],
    [19.9, 2.5, 20.4],
    [0.01, -99, 0],
    [99_999.99, 1000, 1_099_999.89],
    // Half a cent: 0.5 × 1.01 = 0.505, 1.5 × 0.99 = 1.485.
    [0.5, 1, 0.51],
    [1.5, -1, 1.49],
  ])('changes %d euro by %d %% to %d', (euro, percent, changed) => {
    expect(priceByPercent(euro, percent)).toBe(changed);
  });

  it.each([
    [-1, 5],
    [1, -100.01],
    [Number.NaN, 5],
  ])('refuses %d by %d %%', (euro, percent) => {
    expect(() => priceByPercent(euro, percent)).toThrow(RangeError);
  });
});
