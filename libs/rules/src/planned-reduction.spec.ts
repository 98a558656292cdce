import { holdsAgainst, reductionBasis } from './announced-reduction';

describe('a reduction that is about to be made', () => {
  const plain = { prezzoScontato: 10, prezzoMinimo30Giorni: null, prezzoMinimoRecente: 9 };
  const reduced = { prezzoScontato: 8, prezzoMinimo30Giorni: 10, prezzoMinimoRecente: 8 };

  it.each([
    ['begins', plain, 7, 9],
    ['goes a step further', reduced, 7, 10],
    ['becomes smaller', reduced, 9, 8],
    ['of a product that was never sold', { ...plain, prezzoMinimoRecente: null }, 7, null],
  ])('%s', (...[, before, prezzoScontato, basis]) => {
    expect(reductionBasis(before, { prezzoVendita: 10, prezzoScontato })).toBe(basis);
  });

  it.each([
    [10, true],
    [10.5, true],
    [9.99, false],
    [null, false],
  ])('holds for a struck price of 10 euro against %p: %s', (basis, expected) => {
    expect(holdsAgainst({ prezzoVendita: 10, prezzoScontato: 8 }, basis)).toBe(expected);
  });
});
