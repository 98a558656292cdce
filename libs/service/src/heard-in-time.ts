import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** A timer that comes so many milliseconds late tells that this process itself was held up. */
const LATE_MS = 50;
/** Then the answer may lie there unread, or its question be unsent: it has so many milliseconds more. */
const GRACE_MS = 500;

/** Whether something was answered within so many milliseconds, be it by a failure. */
export async function isHeardInTime(answer: Promise<unknown>, limitMs: number): Promise<boolean> {
  const ended = new AbortController();
  const wait = (ms: number) => delay(ms, undefined, { signal: ended.signal, ref: false });
  const silence = async () => {
    const began = performance.now();
    await wait(limitMs);
    if (performance.now() - began > limitMs + LATE_MS) await wait(GRACE_MS);
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
