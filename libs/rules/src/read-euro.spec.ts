import fc from 'fast-check';
import { formatEuro, toEuro } from './money';
import { readEuro } from './read-euro';

describe('readEuro', () => {
  it.each([
    ['19,90', 19.9],
    ['19.9', 19.9],
    [' 5 € ', 5],
    ['0', 0],
    ['1.019,90', 1019.9],
    ['1234', 1234],
  ])('reads %s', (text, euro) => {
    expect(readEuro(text)).toBe(euro);
  });

  it.each([
    '',
    ',',
    '-3',
    'x',
    '1.234',
    '1,234',
    '1,2,3',
    '1.0199,90',
    '12.34,5',
    '1e3',
    '9'.repeat(10),
  ])('knows no amount in “%s”', (text) => {
    expect(readEuro(text)).toBeNull();
  });

  it('reads what the amounts are shown as', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (cents) => {
        expect(readEuro(formatEuro(toEuro(cents)))).toBe(toEuro(cents));
      }),
    );
  });
});
