import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints } from '@zaino/contracts/identity';
import { cartEndpoints, checkoutEndpoints } from '@zaino/contracts/orders';
import { quoteCall } from '../quote/quote.api';
import { checkoutCalls } from './checkout.api';

const declared = {
  ...checkoutEndpoints,
  pickupPoints: bookshopsEndpoints.pickupPoints,
  profile: accountEndpoints.profile,
};

describe('the calls of the checkout', () => {
  it.each(Object.entries({ ...checkoutCalls, quote: quoteCall }))(
    '%s has the path and the method of the contract',
    (name, { path, method = 'GET' }) => {
      const endpoint = { ...declared, quote: cartEndpoints.quote }[name as keyof typeof declared];
      expect([method, path]).toEqual([endpoint.method, endpoint.path]);
    },
  );
});
