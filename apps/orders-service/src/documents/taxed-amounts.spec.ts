import fc from 'fast-check';
import { type OrderLine, vatTypes } from '@zaino/contracts/orders';
import { anOrder } from '../testing/placed-order';
import { creditLines, invoiceLines } from './fiscal-lines';
import { creditedAmounts, soldAmounts, type TaxedAmount } from './taxed-amounts';
import { vatSummary } from './vat-summary';

const line = fc
  .record({
    vat: fc.constantFrom(...vatTypes),
    reference: fc.constantFrom('9788800000015', '9788800000022', '9788800000039'),
    priceCents: fc.integer({ min: 1, max: 9_000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    discountCents: fc.constantFrom(0, 1),
    hasExtra: fc.boolean(),
    isOfCedola: fc.boolean(),
    state: fc.constantFrom<OrderLine['state']>('paid', 'refunded'),
  })
  .map(({ hasExtra, isOfCedola, discountCents, ...values }) => ({
    ...values,
    discountCents: isOfCedola ? 0 : discountCents,
    ...(hasExtra && { extra: 'covering' as const, extraCents: 250 * values.quantity }),
    ...(isOfCedola && { cedolaCents: values.priceCents * values.quantity }),
  }));

const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    shippingCents: fc.constantFrom(0, 500),
    paymentMethod: fc.constantFrom('card' as const, 'shop' as const),
    part: fc.integer({ min: 0, max: 100 }),
    surplus: fc.constantFrom(-100, 0, 500),
  })
  .map(({ lines, part, surplus, ...order }) => ({
    ...anOrder({ lines, order: { ...order, paymentState: 'paid', paidAt: new Date() } }),
    part,
    surplus,
  }));

const byKind = (amounts: readonly TaxedAmount[]) =>
  vatSummary(amounts)
    .filter(({ grossCents }) => grossCents !== 0)
    .map(({ vat, grossCents }) => [vat, grossCents]);

describe('what is taxed of an order', () => {
  it('is what its invoice says of each kind', () => {
    fc.assert(
      fc.property(orders, ({ order, lines }) => {
        expect(byKind(soldAmounts(order, lines))).toEqual(byKind(invoiceLines(order, lines)));
      }),
    );
  });

  it('and of a refund what its credit note says', () => {
    fc.assert(
      fc.property(orders, ({ order, lines, part, surplus }) => {
        const backOf = (cents: number) => Math.floor((cents * part) / 100);
        const extraCents = Object.fromEntries(
          lines.map(({ id, extraCents: of }) => [id, backOf(of)]),
        );
        const lineCents = Object.fromEntries(
          lines.map(({ id, totalCents, extraCents: of }) => [id, backOf(totalCents) + backOf(of)]),
        );
        const ofLines = Object.values(lineCents).reduce((sum, cents) => sum + cents, 0);
        const refund = { amountCents: ofLines + surplus, lineCents, extraCents };
        const billed = invoiceLines(order, lines);
        const sold = soldAmounts(order, lines);
        expect(byKind(creditedAmounts(refund, { lines, sold }))).toEqual(
          byKind(creditLines(refund, { lines, billed })),
        );
      }),
    );
  });
});
