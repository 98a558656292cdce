import type { orderEndpoints } from '@zaino/contracts/orders';
import type { ApiCall } from '@zaino/web/api-client';

type Calls = typeof orderEndpoints;

/** What is done about an order; a test holds the calls to the contract. */
export const orderCalls = {
  pay: { path: '/api/orders/:id/payment', method: 'POST' } as ApiCall<Calls['pay']>,
  checkPayment: {
    path: '/api/orders/:id/payment-checks',
    method: 'POST',
  } as ApiCall<Calls['checkPayment']>,
  cancel: { path: '/api/orders/:id/cancellation', method: 'POST' } as ApiCall<Calls['cancel']>,
  withdraw: { path: '/api/orders/:id/withdrawal', method: 'POST' } as ApiCall<Calls['withdraw']>,
  reorder: { path: '/api/orders/:id/reorder', method: 'POST' } as ApiCall<Calls['reorder']>,
};
