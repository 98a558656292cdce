import type { adminEndpoints } from '@zaino/contracts/identity';
import type { ApiCall } from '@zaino/web/api-client';

type Calls = typeof adminEndpoints;

/** The calls about messages of accounts that could not be delivered. */
export const accountCalls = {
  parkedMessages: {
    path: '/api/admin/users/parked-messages',
  } as ApiCall<Calls['parkedMessages']>,
  retryMessage: {
    path: '/api/admin/users/parked-messages/:id',
    method: 'POST',
  } as ApiCall<Calls['retryMessage']>,
  discardMessage: {
    path: '/api/admin/users/parked-messages/:id',
    method: 'DELETE',
  } as ApiCall<Calls['discardMessage']>,
};
