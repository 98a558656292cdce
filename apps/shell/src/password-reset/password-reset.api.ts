import type { authEndpoints } from '@zaino/contracts/identity';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';

type Calls = typeof authEndpoints;

/** The calls for a forgotten password; a test holds them to the contract. */
export const resetCalls = {
  requestReset: { method: 'POST', path: '/api/auth/reset-requests' } as ApiCall<
    Calls['requestReset']
  >,
  reset: { method: 'POST', path: '/api/auth/reset' } as ApiCall<Calls['reset']>,
};

export function requestReset(email: string) {
  return fetchJson(resetCalls.requestReset, { body: { email } });
}

/** Sets a new password by the link of a mail; signs out everywhere. */
export function resetPassword(input: { token: string; password: string }) {
  return fetchJson(resetCalls.reset, { body: input });
}
