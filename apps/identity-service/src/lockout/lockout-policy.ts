import { DAY_MS, MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';

/** When failures lock, and what follows; times in milliseconds. */
export interface LockoutPolicy {
  failures: number;
  windowMs: number;
  lockMs: number;
  /** Attempts that are remembered. */
  kept: number;
  /** After a lock, each attempt waits this long per attempt kept, since the last one. */
  delayPerAttemptMs: number;
  longestDelayMs: number;
  /** Without an attempt for so long after a lock, nothing is remembered. */
  forgetMs: number;
}

/** Specification, points 4 and 9. */
export const accountPolicy: LockoutPolicy = {
  failures: 5,
  windowMs: 15 * MINUTE_MS,
  lockMs: 15 * MINUTE_MS,
  kept: 10,
  delayPerAttemptMs: 30 * SECOND_MS,
  longestDelayMs: 5 * MINUTE_MS,
  forgetMs: DAY_MS,
};

/** Loose: a school or a mobile operator may have one address for a thousand people. */
export const addressPolicy: LockoutPolicy = {
  failures: 100,
  windowMs: 15 * MINUTE_MS,
  lockMs: 15 * MINUTE_MS,
  kept: 100,
  delayPerAttemptMs: 0,
  longestDelayMs: 0,
  forgetMs: 0,
};

/** Specification, point 9. */
export const LOCKOUT_SWEEP_MS = 5 * MINUTE_MS;
