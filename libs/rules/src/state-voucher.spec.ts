import { stateVoucherCents } from './state-voucher';

describe('what a state voucher pays of an order', () => {
  it.each([
    ['all that it holds', { valueCents: 2_000, booksCents: 5_000, totalCents: 5_500 }, 2_000],
    [
      'its books, and no shipping',
      { valueCents: 9_000, booksCents: 5_000, totalCents: 5_500 },
      5_000,
    ],
    ['an order as a whole', { valueCents: 50_000, booksCents: 9_500, totalCents: 9_500 }, 9_500],
    [
      'so much that the rest can be paid',
      { valueCents: 9_480, booksCents: 9_500, totalCents: 9_500 },
      9_450,
    ],
    ['just so much', { valueCents: 9_450, booksCents: 9_500, totalCents: 9_500 }, 9_450],
    ['nothing of what is too little', { valueCents: 20, booksCents: 40, totalCents: 40 }, 0],
    ['all of what is little', { valueCents: 40, booksCents: 40, totalCents: 40 }, 40],
    ['nothing without books', { valueCents: 2_000, booksCents: 0, totalCents: 3_000 }, 0],
  ])('%s', (_, asked, cents) => {
    expect(stateVoucherCents(asked)).toBe(cents);
  });
});
