import fc from 'fast-check';
import { KEPT_SHIPPING_SINCE } from '@zaino/rules/kept-shipping';
import { anOrder } from '../testing/placed-order';
import { holdBack } from './held-back';
import { keptShippingCents, lessHeldBack, netCents, planForLines } from './refund-plan';

const now = new Date('2026-12-05T10:00:00Z');
const who = fc.constantFrom('customer', 'shop');
const story = fc.record({
  lines: fc.array(
    fc.record({ priceCents: fc.integer({ min: 1, max: 6_000 }), percent: fc.nat({ max: 90 }) }),
    { minLength: 2, maxLength: 8 },
  ),
  steps: fc.array(fc.record({ who, chosen: fc.array(fc.nat({ max: 7 }), { maxLength: 3 }) })),
  last: who,
});
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a story of cancellations, then cancels whatever is left. */
function play({ lines: drafts, steps, last }: Story) {
  const { order, lines } = anOrder({
    order: {
      paymentState: 'paid',
      shippingCents: 0,
      acceptedTexts: { terms: KEPT_SHIPPING_SINCE, privacy: KEPT_SHIPPING_SINCE },
    },
    lines: drafts.map(({ priceCents, percent }) => ({
      priceCents,
      discountCents: Math.floor((priceCents * percent) / 100),
      expectedTo: '2026-12-20',
    })),
  });
  const held: { who: string; cents: number }[] = [];
  const paid = lines.reduce((sum, line) => sum + netCents(line), 0);
  const cancel = (by: string, chosen: typeof lines) => {
    for (const line of chosen) line.state = 'cancelled';
    // What is shown is asked of the rule: one of the two sums is right.
    const cents = by === 'shop' ? 0 : shown({ order, lines, chosen });
    const plan = lessHeldBack(planForLines({ order, lines }, chosen), cents);
    expect(plan.amountCents).toBeGreaterThanOrEqual(0);
    held.push({ who: by, cents });
    for (const line of lines) line.refundedCents += plan.lineCents[line.id] ?? 0;
    order.refundedCents += plan.amountCents;
    expect(order.refundedCents).toBeLessThanOrEqual(paid);
    expect([0, 500]).toContain(keptShippingCents(order, lines));
  };
  for (const step of steps) {
    const of = lines.filter(
      ({ state }, index) => step.chosen.includes(index) && state !== 'cancelled',
    );
    if (of.length > 0) cancel(step.who, of);
  }
  const rest = lines.filter(({ state }) => state !== 'cancelled');
  if (rest.length > 0) cancel(last, rest);
  return { held, order, paid };
}

function shown(scope: Omit<Parameters<typeof holdBack>[0], 'data' | 'now'>): number {
  for (const heldBackCents of [0, 500]) {
    try {
      return holdBack({ ...scope, now, data: { heldBackCents } });
    } catch {
      // The other sum.
    }
  }
  throw new Error('Neither sum is right.');
}

describe('shipping that is held back', () => {
  it('never makes refunds more than was paid, is held once, and is back once all is cancelled', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { held, order, paid } = play(told);
        expect(order.refundedCents).toBe(paid);
        expect(held.filter(({ cents }) => cents > 0).length).toBeLessThanOrEqual(1);
        for (const { who: by, cents } of held) if (by === 'shop') expect(cents).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing where the customer was told of no sum, as with the shop’s cancellation', () => {
    const { order, lines } = anOrder({ order: { paymentState: 'paid' } });
    expect(holdBack({ order, lines, chosen: lines, data: {}, now })).toBe(0);
    expect(order.givenUpCents).toBe(0);
  });
});
