import { makeLine } from '../../testing/order-factories';
import { paidFor } from './line-pieces';

const line = makeLine({ quantity: 2, price: 10, total: 20, discount: 1 });

describe('what a family has paid for pieces of a line', () => {
  it('is their price less the voucher’s part', () => {
    expect([1, 2].map((pieces) => paidFor(line, pieces))).toEqual([9.5, 19]);
  });

  it('is nothing where a Comune pays', () => {
    const cedola = { id: 'c', amount: 20 };
    expect(paidFor({ ...line, discount: 0, cedola }, 2)).toBe(0);
  });
});
