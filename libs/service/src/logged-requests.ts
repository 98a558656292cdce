export type LoggedRequests = 'all' | 'sample' | 'errors';

/** One quick answer in so many is logged where they are sampled. */
const SAMPLE_EVERY = 100;
/** Slower ones (milliseconds) are always logged. */
const SLOW_MS = 1_000;

/** Decides which requests get a line in the log, by status and duration in milliseconds; failures and slow ones always do. */
export function createRequestChoice(logged: LoggedRequests = 'sample') {
  let seen = 0;
  return (status: number, ms: number): boolean => {
    if (logged === 'all' || status >= 400 || ms >= SLOW_MS) return true;
    if (logged === 'errors') return false;
    seen = (seen + 1) % SAMPLE_EVERY;
    return seen === 1;
  };
}
