import fc from 'fast-check';
import { cedolaAmounts } from './cedola-amounts';

const amounts = (grossCents: number, agreedDiscountHundredths: number, publicHundredths = 25) =>
  cedolaAmounts(grossCents, {
    publicDiscountHundredths: publicHundredths,
    agreedDiscountHundredths,
  });

describe('the invoice of cedole', () => {
  // By hand: 0.25 % of 100.00 is 0.25; of 21.60 is 0.054, so 0.05; of 2.00 is 0.005, so 0.01.
  it.each([
    { gross: 10_000, agreed: 0, byLaw: 25, agreedOff: 0, net: 9_975 },
    { gross: 2_160, agreed: 0, byLaw: 5, agreedOff: 0, net: 2_155 },
    { gross: 200, agreed: 0, byLaw: 1, agreedOff: 0, net: 199 },
    { gross: 199, agreed: 0, byLaw: 0, agreedOff: 0, net: 199 },
    // 5.25 % of 214.58 is 11.26545, so 11.27, of which 0.25 % is 0.53645, so 0.54.
    { gross: 21_458, agreed: 500, byLaw: 54, agreedOff: 1_073, net: 20_331 },
    // 1.75 % of 1,234.56 is 21.6048, so 21.60; 0.25 % is 3.0864, so 3.09.
    { gross: 123_456, agreed: 150, byLaw: 309, agreedOff: 1_851, net: 121_296 },
    { gross: 0, agreed: 500, byLaw: 0, agreedOff: 0, net: 0 },
  ])('of $gross cents less $agreed hundredths of a percent', (one) => {
    const { gross, agreed, byLaw, agreedOff, net } = one;
    expect(amounts(gross, agreed)).toMatchObject({
      publicDiscountCents: byLaw,
      agreedDiscountCents: agreedOff,
      netCents: net,
    });
  });

  it('adds up, and is never more than half a cent from the exact sum', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000_000 }), fc.nat({ max: 1_500 }), (gross, agreed) => {
        const { netCents, publicDiscountCents, agreedDiscountCents } = amounts(gross, agreed);
        expect(netCents + publicDiscountCents + agreedDiscountCents).toBe(gross);
        expect(agreedDiscountCents).toBeGreaterThanOrEqual(0);
        const exact = (gross * (25 + agreed)) / 10_000;
        expect(Math.abs(gross - netCents - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
