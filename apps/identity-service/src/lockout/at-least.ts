import { setTimeout as delay } from 'node:timers/promises';

/** Ends no sooner than after so many milliseconds, whether the action succeeds or fails. */
export async function atLeast<T>(ms: number, action: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([action(), delay(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
