import fc from 'fast-check';
import {
  missingForFreeShipping,
  shippingCost,
  type ShippingMethod,
  STANDARD_SHIPPING_COST,
} from './shipping';

describe('shippingCost', () => {
  it.each<[ShippingMethod, number, number]>([
    ['standard', 0, 5],
    ['standard', 62.84, 5],
    ['standard', 89.99, 5],
    ['standard', 89.994, 5],
    ['standard', 89.995, 0],
    ['standard', 90, 0],
    ['standard', 90.01, 0],
    ['pickup', 0, 0],
    ['pickup', 89.99, 0],
    ['pickup', 90, 0],
  ])('of %s for %d euro is %d', (method, subtotal, cost) => {
    expect(shippingCost(method, subtotal)).toBe(cost);
  });
});

describe('missingForFreeShipping', () => {
  it.each([
    [0, 90],
    [62.84, 27.16],
    [89.99, 0.01],
    [90, 0],
    [150, 0],
  ])('of %d euro is %d', (subtotal, missing) => {
    expect(missingForFreeShipping(subtotal)).toBe(missing);
  });

  it('is what makes standard shipping free, and no cent less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8999 }), (cents) => {
        const missing = Math.round(missingForFreeShipping(cents / 100) * 100);
        expect(shippingCost('standard', (cents + missing) / 100)).toBe(0);
        expect(shippingCost('standard', (cents + missing - 1) / 100)).toBe(STANDARD_SHIPPING_COST);
      }),
    );
  });
});
