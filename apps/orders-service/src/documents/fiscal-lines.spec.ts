import fc from 'fast-check';
import { vatTypes } from '@zaino/contracts/orders';
import { anOrder } from '../testing/placed-order';
import { creditLines, invoiceLines } from './fiscal-lines';
import { vatSummary } from './vat-summary';

const sumOf = (lines: { totalCents: number }[]) =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0);

const lineArbitrary = fc
  .record({
    vat: fc.constantFrom(...vatTypes),
    priceCents: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ discount, ...line }) => ({
    ...line,
    discountCents: Math.floor(line.priceCents * line.quantity * discount),
  }));

const orderArbitrary = fc
  .record({
    lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 12 }),
    shippingCents: fc.constantFrom(0, 500),
  })
  .map(({ lines, shippingCents }) => anOrder({ lines, order: { shippingCents } }));

describe('the lines of an invoice', () => {
  it('add up to what was paid, whatever was bought', () => {
    fc.assert(
      fc.property(orderArbitrary, ({ order, lines }) => {
        const goods = sumOf(lines) - lines.reduce((sum, line) => sum + line.discountCents, 0);
        // What costs nothing gives nothing to tax shipping by.
        fc.pre(goods > 0);
        expect(sumOf(invoiceLines(order, lines))).toBe(goods + order.shippingCents);
      }),
    );
  });

  it('are taxed so that net and VAT add up again', () => {
    fc.assert(
      fc.property(orderArbitrary, ({ order, lines }) => {
        const billed = invoiceLines(order, lines);
        const summary = vatSummary(billed);
        const total = summary.reduce((sum, row) => sum + row.taxableCents + row.vatCents, 0);
        expect(total).toBe(sumOf(billed));
        for (const { rate, taxableCents, vatCents } of summary) {
          const exact = (taxableCents * (rate ?? 0)) / 100;
          expect(Math.abs(vatCents - exact)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it.each([
    ['libro', 3_150, 3_150, 0],
    ['libro-usato', 1_000, 1_000, 0],
    ['ebook', 1_040, 1_000, 40],
    ['ordinaria', 1_220, 1_000, 220],
    ['ordinaria', 999, 819, 180],
  ] as const)('of %s for %i cents are %i and %i of VAT', (vat, cents, taxableCents, vatCents) => {
    expect(vatSummary([{ vat, totalCents: cents }])).toMatchObject([{ taxableCents, vatCents }]);
  });

  it('tax shipping as what was shipped, in proportion', () => {
    const { order, lines } = anOrder({
      order: { shippingCents: 500 },
      lines: [
        { vat: 'libro', priceCents: 3_000 },
        { type: 'product', vat: 'ordinaria', priceCents: 1_000 },
      ],
    });
    const shipping = invoiceLines(order, lines).filter(({ isShipping }) => isShipping);
    expect(shipping.map(({ vat, totalCents }) => [vat, totalCents])).toEqual([
      ['libro', 375],
      ['ordinaria', 125],
    ]);
  });

  it('leave out what was cancelled before the shop was paid', () => {
    const { order, lines } = anOrder({
      order: { paymentMethod: 'shop', shippingCents: 0 },
      lines: [{ state: 'cancelled' }, { priceCents: 1_000, state: 'ready' }],
    });
    expect(sumOf(invoiceLines(order, lines))).toBe(1_000);
  });
});

describe('the lines of a credit note', () => {
  it('add up to what was given back', () => {
    const refund = fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      withShipping: fc.boolean(),
    });
    fc.assert(
      fc.property(orderArbitrary, refund, ({ order, lines }, { share, withShipping }) => {
        const billed = invoiceLines(order, lines);
        fc.pre(sumOf(lines) > lines.reduce((sum, line) => sum + line.discountCents, 0));
        const lineCents = Object.fromEntries(
          lines.map(({ id, totalCents, discountCents }) => [
            id,
            Math.floor((totalCents - discountCents) * share),
          ]),
        );
        const ofLines = Object.values(lineCents).reduce((sum, cents) => sum + cents, 0);
        const amountCents = ofLines + (withShipping ? order.shippingCents : 0);
        expect(sumOf(creditLines({ amountCents, lineCents }, { lines, billed }))).toBe(amountCents);
      }),
    );
  });

  it.each([500, -500])(
    'have %i cents of shipping that was free, taxed as what was billed',
    (cents) => {
      const { order, lines } = anOrder({
        order: { shippingCents: 0 },
        lines: [
          { vat: 'libro', priceCents: 6_000 },
          { type: 'product', vat: 'ordinaria', priceCents: 4_000 },
        ],
      });
      const billed = invoiceLines(order, lines);
      const lineCents = { [lines[0]?.id ?? '']: 6_000 };
      const credit = creditLines({ amountCents: 6_000 + cents, lineCents }, { lines, billed });
      const shipping = credit.filter(({ isShipping }) => isShipping);
      expect(shipping.map(({ vat, totalCents }) => [vat, totalCents])).toEqual([
        ['libro', cents * 0.6],
        ['ordinaria', cents * 0.4],
      ]);
      expect(sumOf(credit)).toBe(6_000 + cents);
    },
  );
});
