import { authApi } from '@zaino/contracts/identity';
import { ApiError, fetchJson } from '@zaino/web/api-client';

/** Begins the time of this browser's cookies anew. Rejects with `ApiError`; nobody is sent to the sign-in. */
export async function sendRenewal(): Promise<void> {
  try {
    await fetchJson(authApi.renew, { isEndExpected: true });
  } catch (error) {
    // Who was signed out meanwhile hears of it where it matters.
    const isOver = error instanceof ApiError && error.kind === 'unauthenticated';
    if (!isOver) throw error;
  }
}
