import fc from 'fast-check';
import { takePart } from '../orders/take-part';
import { anOrder } from '../testing/placed-order';
import { bookshopShareCents, reversalCents } from './bookshop-share';
import {
  netCents,
  planForAmount,
  planForLines,
  refundableCents,
  type RefundPlan,
} from '../orders/refund-plan';

const BOOKSHOP = '11111111-1111-4111-8111-111111111111';

const line = fc
  .record({
    priceCents: fc.integer({ min: 1, max: 9_999 }),
    quantity: fc.integer({ min: 1, max: 6 }),
    discount: fc.integer({ min: 0, max: 100 }),
    isOfBookshop: fc.boolean(),
    /** For one piece. */
    extra: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ priceCents, quantity, discount, isOfBookshop, extra }) => ({
    priceCents,
    quantity,
    state: 'paid' as const,
    extraCents: extra * quantity,
    discountCents: Math.floor((priceCents * quantity * discount) / 100),
    sellerId: isOfBookshop ? BOOKSHOP : null,
  }));

/** An order whose lines are cancelled piece by piece, with goodwill in between. */
const story = fc.record({
  drafts: fc.array(line, { minLength: 1, maxLength: 6 }),
  shippingCents: fc.constantFrom(0, 500),
  feePercent: fc.constantFrom(0, 5, 7.5, 50),
  steps: fc.array(
    fc.record({
      at: fc.nat(),
      pieces: fc.integer({ min: 1, max: 6 }),
      goodwill: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
    { maxLength: 20 },
  ),
});

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** Plays the story, then cancels whatever is left; gives the refunds as they were made. */
function play({ drafts, shippingCents, feePercent, steps }: Story) {
  const placed = anOrder({
    order: { shippingCents },
    lines: drafts.map((draft, index) => ({ ...draft, key: `line-${index}` })),
  });
  const { order, lines } = placed;
  const paid = sum(lines.map(netCents)) + shippingCents;
  const transferCents = bookshopShareCents(lines, feePercent);
  const made: { plan: RefundPlan; reversal: number }[] = [];
  const make = (plan: RefundPlan) => {
    made.push({ plan, reversal: reversalCents(plan, { lines, transferCents }) });
    for (const one of lines) {
      one.refundedCents += plan.lineCents[one.id] ?? 0;
      one.extraRefundedCents += plan.extraCents?.[one.id] ?? 0;
    }
    order.refundedCents += plan.amountCents;
  };
  const cancel = (chosen: typeof lines) => {
    for (const one of chosen) one.state = 'cancelled';
    make(planForLines({ order, lines }, chosen));
  };
  for (const { at, pieces, goodwill } of steps) {
    const open = lines.filter(({ state }) => state === 'paid');
    const one = open[at % open.length];
    if (one === undefined) break;
    if (goodwill !== null) {
      const plan = planForAmount([one], Math.floor((refundableCents(one) * goodwill) / 100));
      if (plan) make(plan);
    } else if (pieces < one.quantity) {
      const part = takePart(one, { quantity: pieces });
      lines.splice(lines.indexOf(one) + 1, 0, part);
      cancel([part]);
    } else cancel([one]);
  }
  const rest = lines.filter(({ state }) => state === 'paid');
  if (rest.length > 0) cancel(rest);
  return { made, order, lines, paid, transferCents };
}

describe('refunds of pieces', () => {
  it('give back all that was paid once everything is undone, the shipping last', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { made, order, lines, paid } = play(told);
        expect(sum(made.map(({ plan }) => plan.amountCents))).toBe(paid);
        for (const one of lines) expect(refundableCents(one)).toBe(0);
        const shipping = made.map(
          ({ plan }) => plan.amountCents - sum(Object.values(plan.lineCents)),
        );
        expect(shipping.pop()).toBe(order.shippingCents);
        expect(sum(shipping)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('take the bookshop’s part back exactly, whatever was taken out of what', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { made, transferCents } = play(told);
        for (const { plan, reversal } of made) {
          expect(reversal).toBeGreaterThanOrEqual(0);
          expect(reversal).toBeLessThanOrEqual(plan.amountCents);
        }
        expect(sum(made.map(({ reversal }) => reversal))).toBe(transferCents);
      }),
      { numRuns: 500 },
    );
  });
});
