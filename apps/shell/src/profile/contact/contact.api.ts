import { contactApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

/** For what the account is written to, and for what it could be. */
export const readPreferences = (request: Request) => fetchJson(contactApi.preferences, { request });

export const setPreference = (purpose: string, isOn: boolean) =>
  fetchJson(contactApi.setPreference, { params: { purpose }, body: { isOn } });
