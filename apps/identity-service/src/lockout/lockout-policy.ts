import { DAY_MS, MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';

/** When failures lock or slow, and what follows; times in milliseconds. */
export interface LockoutPolicy {
  failures: number;
  windowMs: number;
  /** 0 where failures only slow: the delay begins at the last of them. */
  lockMs: number;
  /** Attempts that are remembered. */
  kept: number;
  /** After a lock, each attempt waits this long per attempt kept, since the last one. */
  delayPerAttemptMs: number;
  longestDelayMs: number;
  /** The delay stays until a success; else it ends with the failures of the window. */
  isLasting: boolean;
  /** Without an attempt for so long after a lock, nothing is remembered. */
  forgetMs: number;
}

/** Whoever tries an account from one address, or with one device that is known: specification, points 4 and 9. */
export const ownPolicy: LockoutPolicy = {
  failures: 5,
  windowMs: 15 * MINUTE_MS,
  lockMs: 15 * MINUTE_MS,
  kept: 10,
  delayPerAttemptMs: 30 * SECOND_MS,
  longestDelayMs: 5 * MINUTE_MS,
  isLasting: true,
  forgetMs: DAY_MS,
};

/** An account, whoever tries it from wherever: strangers slow one another down and lock nobody out. */
export const accountPolicy: LockoutPolicy = { ...ownPolicy, lockMs: 0 };

/** An address, whichever accounts are tried: a school or a mobile operator may have one for a thousand people. */
export const addressPolicy: LockoutPolicy = {
  failures: 100,
  windowMs: 15 * MINUTE_MS,
  lockMs: 0,
  kept: 100,
  delayPerAttemptMs: 10 * SECOND_MS,
  longestDelayMs: 10 * SECOND_MS,
  isLasting: false,
  forgetMs: 0,
};

/** Specification, point 9. */
export const LOCKOUT_SWEEP_MS = 5 * MINUTE_MS;
