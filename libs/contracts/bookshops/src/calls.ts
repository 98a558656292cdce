import type { Calls } from '@zaino/contracts/shared';

/** Calls about a bookshop (specification, point 7). */
export const bookshopsCalls = {
  tenant: { method: 'GET', path: '/api/tenants/:id' },
  updateTenant: { method: 'PUT', path: '/api/tenants/:id' },
  connectPayments: { method: 'POST', path: '/api/tenants/:id/stripe/connect' },
  pickupPoints: { method: 'GET', path: '/api/pickup-points' },
  domainAvailability: { method: 'GET', path: '/api/bookshop-domains/:domain' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const bookshopsInternalCalls = {
  reserve: { method: 'POST', path: '/internal/tenants' },
  confirm: { method: 'POST', path: '/internal/tenants/:id/confirm' },
  release: { method: 'DELETE', path: '/internal/tenants/:id' },
  read: { method: 'GET', path: '/internal/tenants/:id' },
} as const satisfies Calls;
