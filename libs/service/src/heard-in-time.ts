import { setTimeout as delay } from 'node:timers/promises';

/** Between two of these this process reads what has come. */
const STEP_MS = 50;

/**
 * Whether something was answered within so many milliseconds, be it by a failure. Time in which this process itself was
 * held up does not count: an answer may lie there unread meanwhile, or its question be unsent.
 */
export async function isHeardInTime(answer: Promise<unknown>, limitMs: number): Promise<boolean> {
  const ended = new AbortController();
  const silence = async () => {
    for (let leftMs = limitMs; leftMs > 0; leftMs -= STEP_MS) {
      await delay(Math.min(STEP_MS, leftMs), undefined, {
        signal: ended.signal,
        ref: false,
      });
    }
    return false;
  };
  const heard = answer.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([heard, silence().catch(() => false)]);
  } finally {
    ended.abort();
  }
}
