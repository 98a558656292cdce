import type { orderEndpoints } from '@zaino/contracts/orders';
import type { ApiCall } from '@zaino/web/api-client';

type Calls = typeof orderEndpoints;

/** What the pages of orders begin with; a test holds the calls to the contract. */
export const readingCalls = {
  orders: { path: '/api/orders' } as ApiCall<Calls['orders']>,
  order: { path: '/api/orders/:id' } as ApiCall<Calls['order']>,
  tracking: { path: '/api/tracking/:token' } as ApiCall<Calls['tracking']>,
};
