import { aBookLine, anOrder, aProductLine } from '../testing/placed-order';
import { linesOnBill, owedCents, paidBy, settle } from './owed';
import { refundableCents } from './refund-plan';

const inShop = { paymentMethod: 'shop', paymentState: 'due', shippingCents: 0 } as const;
const at = new Date('2026-09-10T08:00:00Z');

/** A book of 31,50 € and a pen of 2,50 € that was cancelled, to be paid in the shop. */
const due = (book: Parameters<typeof aBookLine>[0] = {}) =>
  anOrder({
    order: { ...inShop, payBefore: null },
    lines: [aBookLine(book), aProductLine({ state: 'cancelled' })],
  });
const paid = (...of: Parameters<typeof due>) => {
  const order = due(...of);
  settle(order, at);
  return order;
};
const byComune = { cedolaId: 'c', cedolaState: 'accepted', cedolaCents: 3_150 } as const;

describe('what an order of the shop costs', () => {
  it('is nothing for what was cancelled before it was paid, and stays so', () => {
    for (const { order, lines } of [due(), paid()]) expect(owedCents(order, lines)).toBe(3_150);
    const { order, lines } = paid();
    expect(order).toMatchObject({ paymentState: 'paid', paidAt: at });
    expect(lines.map(({ isOffBill }) => isOffBill)).toEqual([false, true]);
    expect(lines.map(refundableCents)).toEqual([3_150, 0]);
  });

  it('is what was paid, whatever is undone later and whether its money is back or not', () => {
    const { order, lines } = paid();
    for (const line of lines) line.state = 'cancelled';
    expect(owedCents(order, lines)).toBe(3_150);
    expect(linesOnBill(order, lines)).toEqual([lines[0]]);
    Object.assign(lines[0] ?? {}, { state: 'refunded', refundedCents: 3_150 });
    Object.assign(order, { paymentState: 'refunded' });
    expect(owedCents(order, lines)).toBe(3_150);
  });

  it('counts by card what was cancelled too: that is paid as a whole', () => {
    const { order, lines } = anOrder({ lines: [aBookLine(), aBookLine({ state: 'cancelled' })] });
    expect([owedCents(order, lines), linesOnBill(order, lines)]).toEqual([6_800, lines]);
  });
});

describe('how an order was paid', () => {
  it.each([
    ['not yet', due(), false, null],
    ['at the counter', paid(), true, 'counter'],
    ['at the counter, with nothing to pay', paid(byComune), true, 'counter'],
    ['on a page, since a cedola was refused', paid(), false, 'card'],
    ['by a Comune, with nothing left but what was cancelled', paid(byComune), false, 'cedola'],
    [
      'by card',
      anOrder({ order: { paymentState: 'paid', paidAt: at }, lines: [aBookLine()] }),
      false,
      'card',
    ],
  ] as const)('%s', (_, { order, lines }, isAtCounter, by) => {
    expect(paidBy(order, lines, isAtCounter)).toBe(by);
  });
});
