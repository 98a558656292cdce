import { bookshopsApi, type TenantChanges } from '@zaino/contracts/bookshops';
import { accountApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

export const updateTenant = (id: string, changes: TenantChanges) =>
  fetchJson(bookshopsApi.updateTenant, { params: { id }, body: changes });

/** Makes the own account that of a bookshop. */
export const openBookshop = (input: { name: string; domain: string }) =>
  fetchJson(accountApi.openBookshop, { body: input });
