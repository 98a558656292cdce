import { authApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

export function verifyEmail(token: string) {
  return fetchJson(authApi.verify, { body: { token } });
}

/** Sends the link to the own address once more. */
export function requestVerification() {
  return fetchJson(authApi.requestVerification);
}
