import { adminFactorApi } from '@zaino/contracts/identity';
import type { FactorApi } from '@zaino/ui/second-factor/factor-api';
import { fetchJson } from '@zaino/web/api-client';

/** The calls about an admin's second factors; `token` is one that opens nothing but the enrolment, else who is signed in calls. */
export function factorsOf(token?: string) {
  const bearer = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  const options = { ...bearer, isEndExpected: token !== undefined };
  return {
    beginApp: (password: string) =>
      fetchJson(adminFactorApi.beginApp, { ...options, body: { password } }),
    confirmApp: (code: string) =>
      fetchJson(adminFactorApi.confirmApp, { ...options, body: { code } }),
    beginPasskey: (password: string) =>
      fetchJson(adminFactorApi.beginPasskey, { ...options, body: { password } }),
    addPasskey: (body) => fetchJson(adminFactorApi.addPasskey, { ...options, body }),
    challenge: () => fetchJson(adminFactorApi.challenge, options),
    remove: (body) => fetchJson(adminFactorApi.remove, { ...options, body }),
    renewCodes: (body) => fetchJson(adminFactorApi.renewCodes, { ...options, body }),
  } satisfies FactorApi;
}
