import { authApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

export function requestReset(email: string) {
  return fetchJson(authApi.requestReset, { body: { email } });
}

/** Sets a new password by the link of a mail; signs out everywhere. */
export function resetPassword(input: { token: string; password: string }) {
  return fetchJson(authApi.reset, { body: input });
}
