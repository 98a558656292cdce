import fc from 'fast-check';
import { formatAmount, formatEuro, toCents, toEuro } from './money';

describe('toCents', () => {
  it.each([
    [0, 0],
    [19.9, 1990],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.115, 112],
    [8.165, 817],
    [1.0049, 100],
    [-1.005, -101],
    [-0.001, 0],
    [1e-7, 0],
    [123_456.78, 12_345_678],
  ])('makes %d euro %d cents', (euro, cents) => {
    expect(toCents(euro)).toBe(cents);
  });

  it.each([Number.NaN, Infinity, -Infinity])('refuses %d', (euro) => {
    expect(() => toCents(euro)).toThrow(RangeError);
  });

  it('gives back what toEuro was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(toCents(toEuro(cents))).toBe(cents);
      }),
    );
  });
});

describe('formatEuro', () => {
  it.each([
    [0, '0,00\u00a0€'],
    [5, '5,00\u00a0€'],
    [19.9, '19,90\u00a0€'],
    [1234.5, '1.234,50\u00a0€'],
    [1_234_567.891, '1.234.567,89\u00a0€'],
    [-3.005, '-3,01\u00a0€'],
    [1.005, '1,01\u00a0€'],
  ])('writes %d as %s', (euro, text) => {
    expect(formatEuro(euro)).toBe(text);
  });
});

describe('formatAmount', () => {
  it.each([
    [27.16, '27,16'],
    [0.5, '0,50'],
    [1090, '1.090,00'],
  ])('writes %d as %s, without the sign', (euro, text) => {
    expect(formatAmount(euro)).toBe(text);
  });
});
