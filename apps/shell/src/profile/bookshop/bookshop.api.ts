import type { bookshopsEndpoints, TenantChanges } from '@zaino/contracts/bookshops';
import type { accountEndpoints } from '@zaino/contracts/identity';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';

/** The calls about the own bookshop; a test holds them to the contract. */
export const bookshopCalls = {
  tenant: { path: '/api/tenants/:id' } as ApiCall<(typeof bookshopsEndpoints)['tenant']>,
  updateTenant: { method: 'PUT', path: '/api/tenants/:id' } as ApiCall<
    (typeof bookshopsEndpoints)['updateTenant']
  >,
  openBookshop: { method: 'POST', path: '/api/profile/bookshop' } as ApiCall<
    (typeof accountEndpoints)['openBookshop']
  >,
};

export const updateTenant = (id: string, changes: TenantChanges) =>
  fetchJson(bookshopCalls.updateTenant, { params: { id }, body: changes });

/** Makes the own account that of a bookshop. */
export const openBookshop = (input: { name: string; domain: string }) =>
  fetchJson(bookshopCalls.openBookshop, { body: input });
