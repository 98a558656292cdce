import { type Redis } from '../redis-client';

interface Job {
  /** The same in all copies of the service. */
  name: string;
  /** Between the end of a run and the beginning of the next, in any copy, in milliseconds. */
  pauseMs: number;
  run: () => Promise<unknown>;
}

/** A copy that dies in a run holds the others up for this part of a pause at most. */
const PART_OF_PAUSE = 0.8;
/** While a run goes on its lease is renewed so many times before it would lapse. */
const RENEWALS = 3;

/**
 * Does a job in one copy at a time: who gets the lease in Redis. The others leave this interval out. Without Redis
 * every copy does it, since what is done twice is harmless and what is not done is not.
 */
export async function sharedRun(
  redis: Redis | undefined,
  { name, pauseMs, run }: Job,
): Promise<void> {
  const key = `lease:${name}`;
  const leaseMs = Math.ceil(pauseMs * PART_OF_PAUSE);
  if (!(await acquire(redis, key, leaseMs))) return;
  const renew = () => void redis?.pExpire(key, leaseMs).catch(() => undefined);
  const timer = setInterval(renew, leaseMs / RENEWALS).unref();
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
}

async function acquire(redis: Redis | undefined, key: string, leaseMs: number): Promise<boolean> {
  if (!redis?.isReady) return true;
  const lease = { condition: 'NX', expiration: { type: 'PX', value: leaseMs } } as const;
  try {
    return (await redis.set(key, '1', lease)) !== null;
  } catch {
    return true;
  }
}
