import type { Order } from '@zaino/contracts/orders';
import { cancelledEuro, dueEuro } from './order-money';
import { sampleLine, sampleOrder } from './testing/sample-order';

const other = '8d7ef2a0-4a5a-4c47-9d0f-000000000002';
const totals = { ...sampleOrder().totals, shippingCost: 5 };

function orderOf(changes: Partial<Order>): Order {
  return sampleOrder({ totals, ...changes });
}

describe('what a cancellation gives back', () => {
  it('is what was paid for the lines, and the shipping with the last of them', () => {
    const order = orderOf({ lines: [sampleLine(), sampleLine({ id: other, total: 10 })] });
    expect(cancelledEuro(order, order.lines.slice(0, 1))).toBe(19.9);
    expect(cancelledEuro(order, order.lines)).toBe(34.9);
  });

  it('is less what the voucher and the Comune paid, and what was given back, and more by an extra', () => {
    const line = sampleLine({ discount: 1.99, refunded: 3, total: 19.9 });
    const ofComune = sampleLine({ id: other, total: 10, cedola: { id: 'c', amount: 10 } });
    const extra = { kind: 'covering' as const, state: 'wanted' as const, total: 2.5, refunded: 0 };
    const order = orderOf({
      lines: [{ ...line, extra }, ofComune],
      totals: { ...totals, refunded: 3 },
      paymentState: 'partly-refunded',
    });
    expect(cancelledEuro(order, order.lines.slice(0, 1))).toBe(17.41);
  });

  it('brings back what was held back of the shipping, with the last line', () => {
    const gone = sampleLine({ id: other, total: 60, refunded: 60, state: 'refunded' });
    const order = orderOf({
      lines: [sampleLine(), gone],
      totals: { ...totals, shippingCost: 0, refunded: 55 },
      paymentState: 'partly-refunded',
    });
    expect(cancelledEuro(order, order.lines.slice(0, 1))).toBe(24.9);
  });

  it.each(['none', 'due', 'refunded'] as const)('is nothing of an order that is %s', (state) => {
    const order = orderOf({ paymentState: state });
    expect(cancelledEuro(order, order.lines)).toBe(0);
  });
});

describe('what is due', () => {
  it('is what is not undone, in the shop alone', () => {
    const lines = [sampleLine(), sampleLine({ id: other, total: 10, state: 'cancelled' })];
    const order = orderOf({ paymentState: 'due', lines, totals: { ...totals, shippingCost: 0 } });
    expect(dueEuro(order)).toBe(19.9);
    expect(dueEuro({ ...order, paymentState: 'paid' })).toBe(0);
    expect(dueEuro({ ...order, lines: lines.slice(1) })).toBe(0);
  });
});
