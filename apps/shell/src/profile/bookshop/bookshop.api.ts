import { accountApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

/** Makes the own account that of a bookshop. */
export const openBookshop = (input: { name: string; domain: string }) =>
  fetchJson(accountApi.openBookshop, { body: input });
