import type { authEndpoints } from '@zaino/contracts/identity';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';

type Calls = typeof authEndpoints;

/** The calls about the verification of an e-mail address; a test holds them to the contract. */
export const verificationCalls = {
  verify: { method: 'POST', path: '/api/auth/verify' } as ApiCall<Calls['verify']>,
  requestVerification: { method: 'POST', path: '/api/auth/verification-requests' } as ApiCall<
    Calls['requestVerification']
  >,
};

export function verifyEmail(token: string) {
  return fetchJson(verificationCalls.verify, { body: { token } });
}

/** Sends the link to the own address once more. */
export function requestVerification() {
  return fetchJson(verificationCalls.requestVerification);
}
