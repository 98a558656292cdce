import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** When what is under way has to have its answers, by `performance.now()`. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs a job, all of whose calls of others end within so many milliseconds (docs/decisions/time-limits.md); within a
 * deadline that is sooner, by that one.
 */
export function withDeadline<Result>(limitMs: number, job: () => Result): Result {
  const outer = deadlines.getStore() ?? Infinity;
  return deadlines.run(Math.min(outer, performance.now() + limitMs), job);
}

/** Begins a job that outlives what has begun it, as a queue's that a call wakes: no deadline of that one is its own. */
export function withoutDeadline<Result>(job: () => Result): Result {
  return deadlines.exit(job);
}

/** What a call of another may take now, in whole milliseconds: its own limit, or what is left of the deadline. */
export function timeLeft(limitMs: number): number {
  const deadline = deadlines.getStore();
  if (deadline === undefined) return limitMs;
  return Math.max(0, Math.min(limitMs, Math.floor(deadline - performance.now())));
}

/** What is awaited took longer than it may. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** Waits so long for an answer, and no longer than the deadline; rejects with `TooLate` then. */
export async function answeredWithin<Answer>(
  limitMs: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const leftMs = timeLeft(limitMs);
  // Nobody waits for this answer any more: it is not asked for.
  if (leftMs === 0) throw new TooLate();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), leftMs);
  });
  try {
    return await Promise.race([ask(), late]);
  } finally {
    clearTimeout(timer);
  }
}
