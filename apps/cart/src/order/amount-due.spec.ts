import { makeLine, makeOrder, makePickup, makeUnpaid } from '../testing/order-factories';
import { amountDue } from './amount-due';

const totals = {
  itemCount: 2,
  subtotal: 30,
  discount: 1.5,
  shippingCost: 0,
  total: 28.5,
  refunded: 0,
};
const kept = makeLine({ total: 20.1, discount: 1 });
const off = makeLine({ total: 9.9, discount: 0.5, state: 'cancelled' });

describe('what is to be paid', () => {
  it.each([
    ['by card', makeUnpaid({ totals }), 'Da pagare', 28.5, 0],
    ['by card, too late', makeUnpaid({ totals, state: 'cancelled' }), 'Non pagato', 28.5, 0],
    [
      'in the bookshop',
      makePickup({ totals, lines: [kept, off] }),
      'Da pagare in libreria',
      19.1,
      9.4,
    ],
    [
      'for nothing that is left',
      makePickup({ totals, lines: [off] }),
      'Da pagare in libreria',
      0,
      28.5,
    ],
  ])('%s', (...[, order, words, amount, cancelled]) => {
    expect(amountDue(order)).toEqual({ words, amount, cancelled });
  });
});

it.each([
  ['by card', makeOrder({ totals }), 'Pagato con carta', 28.5],
  ['in the bookshop', makePickup({ totals, paymentState: 'paid' }), 'Pagato in libreria', 28.5],
  [
    'but for refunds',
    makeOrder({ totals: { ...totals, refunded: 9.4 } }),
    'Pagato, tolti i rimborsi',
    19.1,
  ],
])('what was paid %s', (...[, order, words, amount]) => {
  expect(amountDue(order)).toEqual({ words, amount, cancelled: 0 });
});
