import type { adminOrderEndpoints } from '@zaino/contracts/orders';
import type { ApiCall } from '@zaino/web/api-client';

type Calls = typeof adminOrderEndpoints;

/** The calls of the orders service that the admin area makes. */
export const orderCalls = {
  orders: { path: '/api/admin/orders' } as ApiCall<Calls['orders']>,
  count: { path: '/api/admin/orders/count' } as ApiCall<Calls['count']>,
  order: { path: '/api/admin/orders/:id' } as ApiCall<Calls['order']>,
  command: { path: '/api/admin/orders/:id/commands', method: 'POST' } as ApiCall<Calls['command']>,
  vouchers: { path: '/api/admin/vouchers' } as ApiCall<Calls['vouchers']>,
  addVoucher: { path: '/api/admin/vouchers', method: 'POST' } as ApiCall<Calls['addVoucher']>,
  endVoucher: {
    path: '/api/admin/vouchers/:code',
    method: 'DELETE',
  } as ApiCall<Calls['endVoucher']>,
};
