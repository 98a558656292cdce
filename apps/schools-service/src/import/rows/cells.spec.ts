import { bookKindOf, normaliseBookCode } from './book-code';
import { readPrice } from './price';

describe('prices', () => {
  it.each([
    ['12,50', 1250],
    ['8,1', 810],
    ['7', 700],
    ['1250,00', 125_000],
    ['12.50', 1250],
    [',50', 50],
    [',00', null],
    ['0,00', null],
    ['ND', null],
    ['#######', null],
    ['', null],
    ['dodici', undefined],
    ['-3,00', undefined],
    ['12,505', undefined],
    ['99999,99', undefined],
  ])('reads %s as %s cents', (text, cents) => {
    expect(readPrice(text)).toBe(cents);
  });
});

describe('book codes', () => {
  it.each([
    ['9788899000004', '9788899000004', 'isbn'],
    ['978-88-99000-00-4', '9788899000004', 'isbn'],
    ['9791220405362', '9791220405362', 'isbn'],
    ['AIE12', 'AIE12', 'any-edition'],
    ['aie005', 'AIE005', 'any-edition'],
    ['3277450224622', '3277450224622', 'ean'],
    ['8033576841236', '8033576841236', 'ean'],
    ['0000000000000', '0000000000000', 'dummy'],
    ['1234567890111', '1234567890111', 'dummy'],
    ['0000000000345', '0000000000345', 'dummy'],
    ['9788899000005', '9788899000005', 'dummy'],
  ])('takes %s for %s, %s', (text, code, kind) => {
    const normalised = normaliseBookCode(text);
    expect(normalised).toBe(code);
    expect(bookKindOf(normalised ?? '')).toBe(kind);
  });

  it.each(['', '97888', 'ND', '97888990000041', 'AIE', 'ISBN9788899000'])('refuses %s', (text) => {
    expect(normaliseBookCode(text)).toBeNull();
  });
});
