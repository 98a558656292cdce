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
  ['by card', makeOrder({ totals }), 'Pagato online', 28.5],
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

describe('what was paid in the bookshop’s order once some of it was cancelled', () => {
  const lines = [kept, off];
  const pickup = makePickup({ totals, lines, paymentState: 'paid' });

  it.each([
    ['at the counter', { by: 'counter', amount: 19.1 }, 'Pagato in libreria', 19.1, 9.4],
    [
      'on a page, since a cedola was refused',
      { by: 'card', amount: 19.1 },
      'Pagato online',
      19.1,
      9.4,
    ],
    ['by a Comune alone', { by: 'cedola', amount: 0 }, 'A tuo carico', 0, 28.5],
  ] as const)('%s', (...[, paid, words, amount, cancelled]) => {
    expect(amountDue({ ...pickup, paid })).toEqual({ words, amount, cancelled });
  });

  it('and some of the rest was given back', () => {
    const order = { ...pickup, totals: { ...totals, refunded: 9 } };
    expect(amountDue({ ...order, paid: { by: 'counter', amount: 19.1 } })).toEqual({
      words: 'Pagato, tolti i rimborsi',
      amount: 10.1,
      cancelled: 9.4,
    });
  });
});
