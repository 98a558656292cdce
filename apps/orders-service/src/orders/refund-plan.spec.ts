import fc from 'fast-check';
import { bookshopShareCents, reversalCents } from '../payments/bookshop-share';
import {
  planForAmount,
  planForExtras,
  planForLines,
  planForLost,
  refundableCents,
  refundableExtraCents,
  type RefundPlan,
} from './refund-plan';
import { splitCents } from './split-cents';

const BOOKSHOP = '11111111-1111-4111-8111-111111111111';

interface Draft {
  totalCents: number;
  discountCents: number;
  cedolaCents: number;
  extraCents: number;
  extraRefundedCents: number;
  refundedCents: number;
  isOffBill: boolean;
  type: 'book' | 'product';
  sellerId: string | null;
  state: 'paid' | 'cancelled';
}

const line = fc
  .record({
    totalCents: fc.integer({ min: 0, max: 60_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    isBook: fc.boolean(),
    isOfBookshop: fc.boolean(),
    isOfCedola: fc.boolean(),
    extraCents: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ totalCents, discount, isBook, isOfBookshop, isOfCedola, extraCents }): Draft => ({
    totalCents,
    discountCents: isOfCedola ? 0 : Math.floor((totalCents * discount) / 100),
    cedolaCents: isOfCedola ? totalCents : 0,
    extraCents,
    extraRefundedCents: 0,
    refundedCents: 0,
    isOffBill: false,
    type: isBook ? 'book' : 'product',
    sellerId: isOfBookshop ? BOOKSHOP : null,
    state: 'paid',
  }));

/** An order, and what happens to it: lines that are cancelled, alone or together; extras that are dropped and goodwill in between. */
const story = fc
  .record({
    drafts: fc.array(line, { minLength: 1, maxLength: 12 }),
    shippingCents: fc.constantFrom(0, 500, 790),
    feePercent: fc.constantFrom(0, 5, 7.5, 50),
    steps: fc.array(
      fc.record({
        chosen: fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 4 }),
        drops: fc.boolean(),
        goodwill: fc.option(fc.integer({ min: 1, max: 100 })),
      }),
      { maxLength: 15 },
    ),
  })
  .map(({ drafts, ...rest }) => ({
    ...rest,
    lines: drafts.map((draft, index) => ({ ...draft, id: `line-${index}`, key: `key-${index}` })),
  }));

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;
type Line = Story['lines'][number];

/** Plays the story, then cancels whatever is left; gives the refunds as they were made. */
function play({ lines, shippingCents, feePercent, steps }: Story) {
  const order = { shippingCents, refundedCents: 0 };
  const transferCents = bookshopShareCents(lines, feePercent);
  const made: { plan: RefundPlan; reversal: number }[] = [];
  const make = (plan: RefundPlan) => {
    made.push({ plan, reversal: reversalCents(plan, { lines, transferCents }) });
    for (const one of lines) {
      one.refundedCents += plan.lineCents[one.id] ?? 0;
      one.extraRefundedCents += plan.extraCents?.[one.id] ?? 0;
      expect(one.extraRefundedCents).toBeLessThanOrEqual(one.extraCents);
      expect(one.refundedCents - one.extraRefundedCents).toBeLessThanOrEqual(goods(one));
    }
    order.refundedCents += plan.amountCents;
  };
  const cancel = (chosen: Line[]) => {
    for (const one of chosen) one.state = 'cancelled';
    make(planForLines({ order, lines }, chosen));
  };
  for (const { chosen, drops, goodwill } of steps) {
    const of = lines.filter((one, index) => chosen.includes(index) && one.state === 'paid');
    if (of.length === 0) continue;
    if (drops) make(planForExtras(of));
    else if (goodwill === null) cancel(of);
    else {
      const left = of.reduce((sum, one) => sum + refundableCents(one), 0);
      const plan = planForAmount(of, Math.floor((left * goodwill) / 100));
      if (plan) make(plan);
    }
  }
  const rest = lines.filter(({ state }) => state === 'paid');
  if (rest.length > 0) cancel(rest);
  return { made, order, transferCents };
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
function goods({ totalCents, discountCents, cedolaCents }: Line): number {
  return totalCents - discountCents - cedolaCents;
}
const net = (one: Line) => goods(one) + one.extraCents;

describe('refunds of an order', () => {
  it('never give back more than was paid, and all of it once everything is undone', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { made } = play(told);
        const paid = sum(told.lines.map(net)) + told.shippingCents;
        const amounts = made.map(({ plan }) => plan.amountCents);
        for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0);
        expect(sum(amounts)).toBe(paid);
      }),
      { numRuns: 500 },
    );
  });

  it('give each line what was paid for it, to the cent', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { made } = play(told);
        for (const one of told.lines) {
          const parts = made.map(({ plan }) => plan.lineCents[one.id] ?? 0);
          for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
          expect(sum(parts)).toBe(net(one));
        }
      }),
    );
  });

  it('give the shipping costs back with the last line, and not before', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { made } = play(told);
        const shipping = made.map(
          ({ plan }) => plan.amountCents - sum(Object.values(plan.lineCents)),
        );
        expect(shipping.pop()).toBe(told.shippingCents);
        expect(sum(shipping)).toBe(0);
      }),
    );
  });

  it('take the bookshop’s part back exactly, and never more than its share of what goes back', () => {
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

  it('refuse goodwill beyond what is left of the lines', () => {
    const paid = {
      totalCents: 1_000,
      discountCents: 100,
      cedolaCents: 0,
      extraCents: 0,
      extraRefundedCents: 0,
      refundedCents: 400,
      isOffBill: false,
      state: 'paid' as const,
    };
    expect(planForAmount([{ ...paid, id: 'a' }], 501)).toBeNull();
    expect(planForAmount([{ ...paid, id: 'a' }], 500)).toEqual({
      amountCents: 500,
      lineCents: { a: 500 },
    });
  });
});

describe('what is done to books', () => {
  const covered = {
    totalCents: 2_000,
    discountCents: 0,
    cedolaCents: 0,
    extraCents: 250,
    extraRefundedCents: 0,
    refundedCents: 0,
    isOffBill: false,
    state: 'cancelled' as const,
  };
  const placed = { order: { shippingCents: 0, refundedCents: 0 } };

  it('goes back with its line, told apart for what is taxed otherwise', () => {
    const lines = [{ ...covered, id: 'a' }];
    expect(planForLines({ ...placed, lines }, lines)).toEqual({
      amountCents: 2_250,
      lineCents: { a: 2_250 },
      extraCents: { a: 250 },
    });
  });

  it('is kept where it is said so, and goes back alone', () => {
    const lines = [{ ...covered, id: 'a' }];
    const book = { amountCents: 2_000, lineCents: { a: 2_000 } };
    expect(planForLines({ ...placed, lines }, lines, () => true)).toEqual(book);
    expect(planForExtras(lines)).toEqual({
      amountCents: 250,
      lineCents: { a: 250 },
      extraCents: { a: 250 },
    });
  });

  it('has its part of goodwill', () => {
    const lines = [{ ...covered, id: 'a' }];
    const plan = planForAmount(lines, 900);
    expect(plan).toEqual({ amountCents: 900, lineCents: { a: 900 }, extraCents: { a: 100 } });
    expect(refundableExtraCents({ ...covered, extraRefundedCents: 100 })).toBe(150);
  });

  it('is the family’s alone of a book that a Comune pays', () => {
    const lines = [{ ...covered, cedolaCents: 2_000, id: 'a' }];
    const plan = { amountCents: 250, lineCents: { a: 250 }, extraCents: { a: 250 } };
    expect(planForLines({ ...placed, lines }, lines)).toEqual(plan);
  });
});

describe('the bookshop’s part', () => {
  const book = (cents: number, sellerId: string | null = BOOKSHOP) => ({
    id: 'x',
    type: 'book' as const,
    sellerId,
    totalCents: cents,
    discountCents: 0,
    cedolaCents: 0,
    extraCents: 0,
    refundedCents: 0,
  });

  it.each([
    [[book(3_150)], 5, 2_993],
    [[book(3_150), book(1_000, null)], 5, 2_993],
    [[book(3_150)], 0, 3_150],
    [[book(99)], 5, 95],
    [[book(1)], 50, 1],
    [[{ ...book(500), type: 'product' as const }], 5, 0],
    [[book(1_000)], 7.5, 925],
  ])('of its books, $#, is rounded in its favour', (lines, percent, cents) => {
    expect(bookshopShareCents(lines, percent)).toBe(cents);
  });
});

describe('splitting an amount', () => {
  it('loses no cent, and gives each its proportion to less than a cent', () => {
    const weights = fc.array(fc.nat({ max: 5_000_000 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(fc.nat({ max: 30_000_000 }), weights, (amount, of) => {
        const parts = splitCents(amount, of);
        const all = sum(of);
        expect(sum(parts)).toBe(all === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) {
          const exact = all === 0 ? 0 : (amount * (of[index] ?? 0)) / all;
          expect(Math.abs(part - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('what a bank has taken', () => {
  it('is of the lines as far as that goes, to the cent, and the rest is shipping', () => {
    const drafts = fc.array(line, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(drafts, fc.integer({ min: 1, max: 100_000 }), (given, amountCents) => {
        const lines = given.map((draft, index) => Object.assign({ id: String(index) }, draft));
        const left = lines.reduce((all, one) => all + refundableCents(one), 0);
        const plan = planForLost(lines, amountCents);
        expect(plan.amountCents).toBe(amountCents);
        const taken = Object.values(plan.lineCents).reduce((all, cents) => all + cents, 0);
        expect(taken).toBe(Math.min(amountCents, left));
        for (const one of lines) {
          expect(plan.lineCents[one.id] ?? 0).toBeLessThanOrEqual(refundableCents(one));
        }
      }),
    );
  });
});
