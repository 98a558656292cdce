import { soldBy } from './sold-by';

const SHOP = '11111111-1111-4111-8111-111111111111';

describe('a line', () => {
  it.each([
    // type, bookshop, account verified, payment, sold by
    ['book', SHOP, true, 'card', SHOP],
    ['book', SHOP, false, 'card', null],
    ['book', SHOP, true, 'shop', SHOP],
    ['book', SHOP, false, 'shop', SHOP],
    ['book', null, false, 'card', null],
    ['product', SHOP, true, 'card', null],
    ['product', SHOP, false, 'card', null],
    ['product', SHOP, true, 'shop', SHOP],
    ['product', SHOP, false, 'shop', SHOP],
    ['product', null, false, 'card', null],
  ] as const)('%s, bookshop %s, verified %s, by %s, is sold by %s', (...line) => {
    const [type, bookshopId, isAccountVerified, payment, seller] = line;
    expect(soldBy({ type }, { bookshopId, isAccountVerified, payment })).toBe(seller);
  });
});
