import { authApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

/** `origin` is where the mail's link leads back to. */
export function requestReset(email: string, origin: string) {
  return fetchJson(authApi.requestReset, { body: { email, origin } });
}

/** Sets a new password by the link of a mail; signs in here, and out everywhere else. */
export function resetPassword(input: { token: string; password: string }) {
  return fetchJson(authApi.reset, { body: input });
}
