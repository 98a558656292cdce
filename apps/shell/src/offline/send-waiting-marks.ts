import { accountApi } from '@zaino/contracts/identity';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { COPY_OUTDATED } from './copy-outdated';
import { removeWaiting, type WaitingMark, waitingMarks } from './waiting-marks';

const LOCK = 'zaino.marks-waiting';
/** With these a word waits on. */
const later = ['unavailable', 'limited', 'unauthenticated'];

/** Sends what was said without a network, one after the other and in one tab at a time. What cannot be sent waits on. */
export async function sendWaitingMarks(): Promise<void> {
  if (waitingMarks().length === 0) return;
  sending ??= inTurn(sendAll).finally(() => (sending = undefined));
  await sending;
}

let sending: Promise<void> | undefined;

const inTurn = (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

async function sendAll(): Promise<void> {
  let [next] = waitingMarks();
  while (next) {
    if (!(await isSettled(next))) return;
    removeWaiting(next);
    [next] = waitingMarks();
  }
  dispatchEvent(new Event(COPY_OUTDATED));
}

/** Whether a word is kept on the server, or will never be: as of a child that was removed meanwhile. */
async function isSettled({ childId: id, isbn, isOwned }: WaitingMark): Promise<boolean> {
  try {
    const body = { books: [{ isbn, isOwned }] };
    await fetchJson(accountApi.markBooks, { params: { id }, body, isEndExpected: true });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (later.includes(error.kind)) return false;
    reportError(error);
    return true;
  }
}
