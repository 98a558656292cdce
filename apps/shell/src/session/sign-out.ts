import { authApi } from '@zaino/contracts/identity';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { closeSession } from '@zaino/web/session';
import { sendWaitingMarks } from '../offline/send-waiting-marks';

/** Signs out on this device. Rejects with `ApiError` where the person is signed in still. */
export async function signOut(): Promise<void> {
  // What was said without a network is this person's: it goes before they do.
  await sendWaitingMarks();
  try {
    await fetchJson(authApi.logout, { isEndExpected: true });
  } catch (error) {
    const isOver = error instanceof ApiError && error.kind === 'unauthenticated';
    if (!isOver) throw error;
  }
  closeSession();
}
