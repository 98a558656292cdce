import type { adminOrderEndpoints } from '@zaino/contracts/orders';
import type { ApiCall } from '@zaino/web/api-client';

type Calls = typeof adminOrderEndpoints;

/** The calls about messages of orders that could not be delivered. */
export const orderMessageCalls = {
  parkedMessages: {
    path: '/api/admin/orders/parked-messages',
  } as ApiCall<Calls['parkedMessages']>,
  retryMessage: {
    path: '/api/admin/orders/parked-messages/:id',
    method: 'POST',
  } as ApiCall<Calls['retryMessage']>,
};
