import type { authEndpoints } from '@zaino/contracts/identity';
import { type ApiCall, ApiError, fetchJson } from '@zaino/web/api-client';
import { closeSession } from '@zaino/web/session';

const logout: ApiCall<typeof authEndpoints.logout> = { path: '/api/auth/logout', method: 'POST' };

/** Signs out on this device. Rejects with `ApiError` where the person is signed in still. */
export async function signOut(): Promise<void> {
  try {
    await fetchJson(logout, { isEndExpected: true });
  } catch (error) {
    const isOver = error instanceof ApiError && error.kind === 'unauthenticated';
    if (!isOver) throw error;
  }
  closeSession();
}
