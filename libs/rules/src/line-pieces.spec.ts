import fc from 'fast-check';
import { discountOfPieces, paidForPieces } from './line-pieces';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    priceCents: fc.nat({ max: 20_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ discount, ...rest }) => ({
    ...rest,
    discountCents: Math.floor((rest.quantity * rest.priceCents * discount) / 100),
  }));

describe('some pieces of a line', () => {
  it('have no more than their share of the discount, and all of it together', () => {
    fc.assert(
      fc.property(line, fc.nat(), (of, count) => {
        const pieces = count % (of.quantity + 1);
        const exact = (of.discountCents * pieces) / of.quantity;
        const own = discountOfPieces(of, pieces);
        expect(own).toBeLessThanOrEqual(exact);
        expect(exact - own).toBeLessThan(1);
        expect(discountOfPieces(of, of.quantity)).toBe(of.discountCents);
      }),
    );
  });

  it.each([
    [0, 0],
    [1, 951],
    [2, 1_901],
    [3, 2_851],
  ])('of three at 10,00 € with 1,49 € off: %s were %s cents', (pieces, paid) => {
    expect(paidForPieces({ quantity: 3, priceCents: 1_000, discountCents: 149 }, pieces)).toBe(
      paid,
    );
  });
});
