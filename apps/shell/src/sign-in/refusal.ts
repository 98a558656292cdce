import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import type { FieldErrors } from '@zaino/web/use-submission';

/** Why nobody came in, in words. */
export interface Refusal {
  /** A few words: those of the specification. */
  title?: string;
  /** What to do about it. */
  words?: string;
  /** What is wrong with which field. */
  errors?: FieldErrors;
  /** Sending the same again may help. */
  mayRetry?: boolean;
}

/** What a call that failed says to a person; `away` stands where no service answered. Throws what is no call's failure. */
export function refusalOf(error: unknown, { away }: { away: string }): Refusal {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'unavailable') {
    return { title: away, words: 'Quello che hai scritto è ancora qui.', mayRetry: true };
  }
  const errors = Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
  return error.errors.length > 0 ? { errors } : { title: failureWords(error) };
}
