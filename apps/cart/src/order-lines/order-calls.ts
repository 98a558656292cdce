import type { orderEndpoints } from '@zaino/contracts/orders';
import type { ApiCall } from '@zaino/web/api-client';

type Calls = typeof orderEndpoints;

/** The calls of these pages; a test holds them to the contract. */
export const orderCalls = {
  orders: { path: '/api/orders' } as ApiCall<Calls['orders']>,
  order: { path: '/api/orders/:id' } as ApiCall<Calls['order']>,
  pay: { path: '/api/orders/:id/payment', method: 'POST' } as ApiCall<Calls['pay']>,
  checkPayment: {
    path: '/api/orders/:id/payment-checks',
    method: 'POST',
  } as ApiCall<Calls['checkPayment']>,
  cancel: { path: '/api/orders/:id/cancellation', method: 'POST' } as ApiCall<Calls['cancel']>,
  withdraw: { path: '/api/orders/:id/withdrawal', method: 'POST' } as ApiCall<Calls['withdraw']>,
  reorder: { path: '/api/orders/:id/reorder', method: 'POST' } as ApiCall<Calls['reorder']>,
  tracking: { path: '/api/tracking/:token' } as ApiCall<Calls['tracking']>,
};
