import { type Redis } from '../redis-client';

interface Job {
  /** The same in all copies of the service. */
  name: string;
  /** Between the end of a run and the beginning of the next, in any copy, in milliseconds. */
  pauseMs: number;
  run: () => Promise<unknown>;
}

/** How long the others wait for a copy that has died in a run; one that lives renews its lease in time. */
const RUN_LEASE_MS = 30_000;
const RENEWED_EVERY_MS = 5_000;
/** After a run the lease lasts for so much of the pause: whoever looks next then has it. */
const PART_OF_PAUSE = 0.8;

/**
 * Does a job in one copy at a time: who gets the lease in Redis. The others leave this interval out. Without Redis
 * every copy does it, since what is done twice is harmless and what is not done is not.
 */
export async function sharedRun(
  redis: Redis | undefined,
  { name, pauseMs, run }: Job,
): Promise<void> {
  const key = `lease:${name}`;
  if (!(await acquire(redis, key))) return;
  const keep = (ms: number) => redis?.pExpire(key, ms).catch(() => undefined);
  const timer = setInterval(() => void keep(RUN_LEASE_MS), RENEWED_EVERY_MS).unref();
  try {
    await run();
  } finally {
    clearInterval(timer);
    await keep(Math.ceil(pauseMs * PART_OF_PAUSE));
  }
}

async function acquire(redis: Redis | undefined, key: string): Promise<boolean> {
  if (!redis?.isReady) return true;
  const lease = { condition: 'NX', expiration: { type: 'PX', value: RUN_LEASE_MS } } as const;
  try {
    return (await redis.set(key, '1', lease)) !== null;
  } catch {
    return true;
  }
}
