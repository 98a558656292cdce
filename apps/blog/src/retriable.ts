import { type Failure, isWorthRetrying } from '@zaino/web/outcome';

/** A failure that trying again may mend; null for all others. */
export function retriable(failure: Failure | null): Failure | null {
  return failure && isWorthRetrying(failure) ? failure : null;
}
