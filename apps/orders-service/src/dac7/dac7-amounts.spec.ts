import { dac7Amounts, isExcluded, noSales, sumOfQuarters } from './dac7-amounts';

const sold = (sales: number, paidCents: number, more = {}) => ({
  ...noSales,
  sales,
  paidCents,
  ...more,
});

describe('what is reported of a bookshop', () => {
  it.each([
    ['29 sales of 2.000 €', sold(29, 200_000), true],
    ['30 sales of 100 €', sold(30, 10_000), false],
    ['one sale of 2.000,01 €', sold(1, 200_001), false],
    ['2.100 € of which 100 € went back', sold(29, 210_000, { refundedCents: -10_000 }), true],
    ['2.100 € of which the shop kept 100 €', sold(29, 210_000, { feeCents: 10_000 }), true],
  ] as const)('leaves out %s: %j is %j', (_words, year, is) => {
    expect(isExcluded(year)).toBe(is);
  });

  it('is what was paid, less what went back and what the shop kept', () => {
    const quarters = [
      sold(2, 4_370, { refundedCents: -1_220, feeCents: 157 }),
      noSales,
      sold(1, 10, { feeCents: -7 }),
      noSales,
    ];
    expect(dac7Amounts(sumOfQuarters(quarters))).toEqual({
      sales: 3,
      paid: 43.8,
      refunded: -12.2,
      fees: 1.5,
      consideration: 30.1,
    });
  });
});
