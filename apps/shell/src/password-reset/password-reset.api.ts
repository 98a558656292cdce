import { authApi } from '@zaino/contracts/identity';
import type { SentFactor } from '@zaino/ui/second-factor/factor-api';
import { fetchJson } from '@zaino/web/api-client';

/** `origin` is where the mail's link leads back to. */
export function requestReset(email: string, origin: string) {
  return fetchJson(authApi.requestReset, { body: { email, origin } });
}

/** Sets a new password by the link of a mail; signs in here, and out everywhere else. */
export function resetPassword(input: { token: string; password: string } & SentFactor) {
  return fetchJson(authApi.reset, { body: input });
}

/** By what a reset is proven beside its link; null where it needs nothing more. */
export async function factorsOfReset(token: string) {
  return (await fetchJson(authApi.resetFactors, { body: { token } })).secondFactor;
}
