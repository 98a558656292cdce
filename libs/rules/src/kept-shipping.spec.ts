import fc from 'fast-check';
import { heldBackCents, KEPT_SHIPPING_SINCE, wishedAwayCents } from './kept-shipping';

const order = {
  shippingMethod: 'standard' as const,
  shippingCents: 0,
  subtotalCents: 9_500,
  terms: KEPT_SHIPPING_SINCE as string | null,
  givenUpCents: 0,
  keptShippingCents: 0,
  isAllGone: false,
};
const piece = { totalCents: 3_000, comesBackCents: 3_000, isLate: false };

describe('what is held back of a cancellation’s refund', () => {
  it.each<[string, number, Partial<typeof order>, Partial<typeof piece>]>([
    ['is the shipping where less than 90 € remains', 500, {}, {}],
    ['is nothing where 90 € remain', 0, { subtotalCents: 12_000 }, {}],
    ['is the shipping at a cent less than 90 €', 500, { subtotalCents: 11_999 }, {}],
    [
      'goes by all that was given up so far',
      500,
      { subtotalCents: 15_000, givenUpCents: 3_001 },
      {},
    ],
    ['is nothing where the shipping was paid', 0, { shippingCents: 500 }, {}],
    ['is nothing under terms of before', 0, { terms: '2026-11-23' }, {}],
    ['is nothing where no terms were kept', 0, { terms: null }, {}],
    ['is nothing a second time', 0, { keptShippingCents: 500 }, {}],
    ['is nothing where nothing of the order is left', 0, { isAllGone: true }, {}],
    ['is nothing of what is late', 0, {}, { isLate: true }],
    ['is nothing of a refund that is not larger', 0, {}, { comesBackCents: 500 }],
    ['is the shipping of a refund that is larger by a cent', 500, {}, { comesBackCents: 501 }],
  ])('%s', (_, ...[held, changes, ofPiece]) => {
    expect(heldBackCents({ ...order, ...changes }, [{ ...piece, ...ofPiece }])).toBe(held);
  });

  it('is nothing where the order is picked up', () => {
    expect(heldBackCents({ ...order, shippingMethod: 'pickup' }, [piece])).toBe(0);
  });

  it('is all of it or nothing, less than comes back, and at most once', () => {
    const pieces = fc.array(
      fc.record({
        totalCents: fc.nat({ max: 5_000 }),
        comesBackCents: fc.nat({ max: 5_000 }),
        isLate: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (cancellations) => {
        const now = { ...order, subtotalCents: 20_000 };
        for (const away of cancellations) {
          const held = heldBackCents(now, away);
          expect([0, 500]).toContain(held);
          const back = away.reduce((sum, { comesBackCents }) => sum + comesBackCents, 0);
          if (held > 0) expect(held).toBeLessThan(back);
          now.keptShippingCents += held;
          now.givenUpCents += wishedAwayCents(away);
        }
        expect(now.keptShippingCents).toBeLessThanOrEqual(500);
      }),
    );
  });
});
