import fc from 'fast-check';
import { netCents, planForAmount, planForLines, refundableCents } from '../orders/refund-plan';
import { aBookLine, anOrder, aProductLine } from '../testing/placed-order';
import { backOfBookshop, bookshopPartCents } from './bookshop-share';
import { chargeOf, chargeWithout, OF_THE_SHOP } from './charge';

const BOOKSHOP = '11111111-1111-4111-8111-111111111111';
const terms = { id: 'acct_corso', feePercent: 5 };
const ofBookshop = { sellerId: BOOKSHOP, soldBy: BOOKSHOP };

const collected = { shippingCents: 0, shippingMethod: 'pickup' as const };
const books = (...prices: number[]) =>
  prices.map((priceCents) => aBookLine({ ...ofBookshop, priceCents }));

describe('an order', () => {
  it('that one bookshop sells is its charge, less the fee', () => {
    const placed = anOrder({
      order: { ...collected, totalCents: 5_000 },
      lines: books(3_001, 1_999),
    });
    expect(chargeOf(placed, terms)).toEqual({
      chargeKind: 'destination',
      destination: 'acct_corso',
      transferCents: 5_000,
      feeCents: 250,
    });
  });

  it('of two sellers is the shop’s charge, and the bookshop’s part a transfer', () => {
    const lines = [...books(3_000), aProductLine({ priceCents: 1_000 })];
    const placed = anOrder({ order: { ...collected, totalCents: 4_000 }, lines });
    expect(chargeOf(placed, terms)).toEqual({
      chargeKind: 'platform',
      destination: 'acct_corso',
      transferCents: 2_850,
      feeCents: 0,
    });
  });

  it('with shipping, which is the shop’s, is the shop’s charge', () => {
    const placed = anOrder({ order: { shippingCents: 500 }, lines: books(3_000) });
    expect(chargeOf(placed, terms)).toMatchObject({ chargeKind: 'platform', transferCents: 2_850 });
  });

  it('is the shop’s alone without a bookshop’s account, or where nothing of it is a bookshop’s', () => {
    const placed = anOrder({ order: collected, lines: books(3_000) });
    expect(chargeOf(placed, null)).toEqual(OF_THE_SHOP);
    const supplies = anOrder({ order: collected, lines: [aProductLine()] });
    expect(chargeOf(supplies, terms)).toEqual(OF_THE_SHOP);
  });

  it('leaves a bookshop without a fee all of it', () => {
    const placed = anOrder({ order: { ...collected, totalCents: 3_000 }, lines: books(3_000) });
    expect(chargeOf(placed, { ...terms, feePercent: 0 })).toMatchObject({
      chargeKind: 'destination',
      transferCents: 3_000,
      feeCents: 0,
    });
  });
});

describe('an account that the provider refuses', () => {
  const placed = anOrder({ order: { ...collected, totalCents: 3_000 }, lines: books(3_000) });
  const destination = chargeOf(placed, terms);
  const part = { destination: 'acct_corso', transferCents: 2_850, feeCents: 0 };

  it('as a merchant gets a transfer of the same part', () => {
    expect(chargeWithout(destination, 'merchant')).toEqual({ chargeKind: 'platform', ...part });
  });

  it('altogether is owed the same part', () => {
    expect(chargeWithout(destination, 'account')).toEqual({ chargeKind: 'owed', ...part });
    const transfer = chargeWithout(destination, 'merchant');
    expect(chargeWithout(transfer, 'account')).toEqual({ chargeKind: 'owed', ...part });
  });

  it('is nothing to an order that is the shop’s alone', () => {
    expect(chargeWithout(OF_THE_SHOP, 'account')).toEqual(OF_THE_SHOP);
  });
});

/** An order of one bookshop: lines that are cancelled, and goodwill in between. */
const story = fc.record({
  drafts: fc.array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 9_999 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      discount: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  feePercent: fc.constantFrom(0, 2.5, 5, 7.5, 50),
  steps: fc.array(
    fc.record({ at: fc.nat(), goodwill: fc.option(fc.integer({ min: 1, max: 100 })) }),
    {
      maxLength: 12,
    },
  ),
});

type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** Plays the story, then cancels what is left; gives for each refund what came back in both kinds of charges. */
function play({ drafts, feePercent, steps }: Story) {
  const lines = drafts.map(({ discount, ...draft }, index) => ({
    ...aBookLine({ ...ofBookshop, ...draft }),
    key: `line-${index}`,
    state: 'paid' as const,
    discountCents: Math.floor((draft.priceCents * draft.quantity * discount) / 100),
  }));
  const placed = anOrder({ order: collected, lines });
  const totalCents = sum(placed.lines.map(netCents));
  const order = { shippingCents: 0, refundedCents: 0, totalCents };
  const destination = chargeOf({ order, lines: placed.lines }, { ...terms, feePercent });
  const transfer = chargeWithout(destination, 'merchant');
  const refunds: { amount: number; back: Back; byTransfer: Back }[] = [];
  const give = (plan: ReturnType<typeof planForLines>) => {
    const back = (payment: typeof transfer) =>
      backOfBookshop(plan, { lines: placed.lines, payment });
    const amount = plan.amountCents;
    refunds.push({ amount, back: back(destination), byTransfer: back(transfer) });
    for (const line of placed.lines) line.refundedCents += plan.lineCents[line.id] ?? 0;
    order.refundedCents += amount;
  };
  const cancel = (chosen: typeof placed.lines) => {
    for (const line of chosen) line.state = 'cancelled';
    give(planForLines({ order, lines: placed.lines }, chosen));
  };
  for (const { at, goodwill } of steps) {
    const open = placed.lines.filter(({ state }) => state === 'paid');
    const line = open[at % open.length];
    if (line === undefined) break;
    if (goodwill === null) cancel([line]);
    else {
      const plan = planForAmount([line], Math.floor((refundableCents(line) * goodwill) / 100));
      if (plan) give(plan);
    }
  }
  const rest = placed.lines.filter(({ state }) => state === 'paid');
  if (rest.length > 0) cancel(rest);
  return { refunds, destination, transfer };
}

type Back = ReturnType<typeof backOfBookshop>;

describe('refunds of a bookshop’s own charge', () => {
  it('take back what the customer gets, and give the fee back in proportion, to the cent', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { refunds, destination } = play(told);
        fc.pre(destination.chargeKind === 'destination');
        for (const { amount, back } of refunds) {
          expect(back.reversalCents).toBe(amount);
          expect(back.feeCents).toBeGreaterThanOrEqual(0);
          expect(back.feeCents).toBeLessThanOrEqual(amount);
        }
        const backs = refunds.map(({ back }) => back);
        expect(sum(backs.map(({ reversalCents }) => reversalCents))).toBe(
          destination.transferCents,
        );
        expect(sum(backs.map(({ feeCents }) => feeCents))).toBe(destination.feeCents);
      }),
      { numRuns: 500 },
    );
  });

  it('cost the bookshop what they cost it where its part was a transfer', () => {
    fc.assert(
      fc.property(story, (told) => {
        const { refunds, destination, transfer } = play(told);
        expect(bookshopPartCents(destination)).toBe(bookshopPartCents(transfer));
        for (const { back, byTransfer } of refunds) {
          expect(back.reversalCents - back.feeCents).toBe(byTransfer.reversalCents);
          expect(byTransfer.feeCents).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
