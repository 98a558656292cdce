import { productIdSchema } from '@zaino/contracts/catalogue';
import { productIdOf, productNumberOf } from './product-id';

describe('the id of a product', () => {
  it.each([
    [1, 'P-0001'],
    [412, 'P-0412'],
    [9_999, 'P-9999'],
    [10_000, 'P-10000'],
    [4_294_967_295, 'P-4294967295'],
  ])('of number %d is %s', (number, id) => {
    expect(productIdOf(number)).toBe(id);
    expect(productNumberOf(id)).toBe(number);
    expect(productIdSchema.parse(id)).toBe(id);
  });

  it.each(['0412', 'P-412', 'P-0000', 'p-0412', 'P-0412 ', 'P-00004x', '__proto__'])(
    'is not %s',
    (id) => {
      expect(productIdSchema.safeParse(id).success).toBe(false);
    },
  );
});
