import fc from 'fast-check';
import { coverByCedola, uncover } from './cover-by-cedola';
import { owedCents } from './owed';

const someLine = fc
  .record({
    priceCents: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    /** What a bookshop takes off the cover price. */
    lessCents: fc.option(fc.integer({ min: 1, max: 900 })),
    discount: fc.integer({ min: 0, max: 15 }),
    /** What is done to all of its pieces, which no Comune pays. */
    extraCents: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ priceCents, quantity, lessCents, discount, extraCents }) => ({
    priceCents,
    quantity,
    coverCents: lessCents === null ? null : priceCents + lessCents,
    totalCents: priceCents * quantity,
    discount,
    extraCents,
  }))
  .map(({ discount, ...line }) => ({
    ...line,
    discountCents: Math.floor((line.totalCents * discount) / 100),
    cedolaCents: 0,
    withoutCedola: null,
    refundedCents: 0,
    isOffBill: false,
    state: 'received' as const,
  }));

const someOrder = fc
  .record({
    lines: fc.array(someLine, { minLength: 1, maxLength: 12 }),
    steps: fc.array(fc.record({ at: fc.nat({ max: 11 }), covers: fc.boolean() }), {
      maxLength: 20,
    }),
  })
  .map(({ lines, steps }) => ({ lines: lines.map((line) => ({ ...line })), steps }));

describe('what a Comune pays of an order', () => {
  it('is the rest of what the family owes, whatever is covered and uncovered, to the cent', () => {
    fc.assert(
      fc.property(someOrder, ({ lines, steps }) => {
        const sum = (of: (line: (typeof lines)[number]) => number) =>
          lines.reduce((all, line) => all + of(line), 0);
        const order = {
          subtotalCents: sum(({ totalCents }) => totalCents),
          paymentMethod: 'shop' as const,
          paymentState: 'due' as const,
          shippingCents: 0,
          discountCents: sum((line) => line.discountCents),
          cedolaCents: 0,
          totalCents: sum((line) => line.totalCents - line.discountCents + line.extraCents),
        };
        const extras = sum(({ extraCents }) => extraCents);
        for (const { at, covers } of steps) {
          const line = lines[at];
          if (line === undefined || line.cedolaCents > 0 === covers) continue;
          if (covers) coverByCedola(order, line);
          else uncover(order, line);
          expect(order.totalCents + order.cedolaCents + order.discountCents).toBe(
            order.subtotalCents + extras,
          );
          expect(order.subtotalCents).toBe(sum(({ totalCents }) => totalCents));
          expect(order.cedolaCents).toBe(sum(({ cedolaCents }) => cedolaCents));
          expect(order.discountCents).toBe(sum(({ discountCents }) => discountCents));
          expect(owedCents(order, lines)).toBe(order.totalCents);
        }
      }),
    );
  });

  it('is the family’s again as it was, once no Comune pays', () => {
    fc.assert(
      fc.property(someLine, (drawn) => {
        const line = { ...drawn };
        const order = {
          subtotalCents: line.totalCents,
          discountCents: line.discountCents,
          totalCents: line.totalCents - line.discountCents + line.extraCents,
          cedolaCents: 0,
        };
        const before = { ...order };
        coverByCedola(order, line);
        expect(line.withoutCedola).not.toBeNull();
        uncover(order, line);
        expect([order, line]).toEqual([before, drawn]);
      }),
    );
  });

  it('stays at the cover price where what it cost before is not known', () => {
    const order = { subtotalCents: 2_000, discountCents: 0, totalCents: 0, cedolaCents: 2_000 };
    const line = {
      quantity: 1,
      priceCents: 2_000,
      coverCents: null,
      totalCents: 2_000,
      discountCents: 0,
      cedolaCents: 2_000,
      extraCents: 0,
      withoutCedola: null,
    };
    uncover(order, line);
    expect(order).toMatchObject({ subtotalCents: 2_000, totalCents: 2_000, cedolaCents: 0 });
    expect(line).toMatchObject({ priceCents: 2_000, totalCents: 2_000, cedolaCents: 0 });
  });

  it('takes nothing off a price that a discount was taken off before', () => {
    const order = {
      subtotalCents: 3_000,
      discountCents: 150,
      totalCents: 2_850,
      cedolaCents: 0,
    };
    const line = {
      quantity: 1,
      priceCents: 2_000,
      coverCents: null,
      totalCents: 2_000,
      discountCents: 150,
      cedolaCents: 0,
      extraCents: 0,
      withoutCedola: null,
    };
    coverByCedola(order, line);
    expect(order).toEqual({
      subtotalCents: 3_000,
      discountCents: 0,
      totalCents: 1_000,
      cedolaCents: 2_000,
    });
    expect(line).toMatchObject({ totalCents: 2_000, discountCents: 0, cedolaCents: 2_000 });
  });

  it('pays the cover price where the bookshop takes something off for families', () => {
    const order = { subtotalCents: 5_400, discountCents: 0, totalCents: 5_400, cedolaCents: 0 };
    const line = {
      quantity: 2,
      priceCents: 1_700,
      coverCents: 2_000,
      totalCents: 3_400,
      discountCents: 0,
      cedolaCents: 0,
      extraCents: 0,
      withoutCedola: null,
    };
    coverByCedola(order, line);
    expect(order).toEqual({
      subtotalCents: 6_000,
      discountCents: 0,
      totalCents: 2_000,
      cedolaCents: 4_000,
    });
    expect(line).toMatchObject({ priceCents: 2_000, coverCents: null, totalCents: 4_000 });
  });
});
