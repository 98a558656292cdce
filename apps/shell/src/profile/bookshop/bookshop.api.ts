import { accountApi, colleagueApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

/** Makes the own account that of a bookshop. */
export const openBookshop = (input: { name: string; domain: string }) =>
  fetchJson(accountApi.openBookshop, { body: input });

/** Ends the own work at somebody else's desk. */
export const leaveBookshop = () => fetchJson(colleagueApi.leave);
