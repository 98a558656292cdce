import { ApiError } from './api-client';
import { useRef, useState } from 'react';
import { type FieldErrors, withoutMended } from './field-errors';

export type { FieldErrors } from './field-errors';

/** How the sending of one form goes. */
export interface Submission {
  isSending: boolean;
  /** Why the last call was refused. */
  failure: ApiError | null;
  errors: FieldErrors;
  /** How often it was refused, by whomever: what is wrong is to be looked at anew. */
  refusals: number;
  /** Makes the call, one at a time; true once it went well. What the form holds stays where it fails. */
  send: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Refuses what was filled in without a call. */
  refuse: (errors: FieldErrors) => void;
  /** A field has changed: what was wrong with it is said no longer, unless the form's own check says it still. */
  mend: (field: string, found: FieldErrors) => void;
  /** Nothing is said any longer of what was refused. */
  forget: () => void;
}

type Outcome = Pick<Submission, 'failure' | 'errors' | 'refusals'>;

/** The state of one form. */
export function useSubmission(): Submission {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ failure: null, errors: {}, refusals: 0 });
  // The state is drawn later than a second press may come.
  const isUnderWay = useRef(false);

  const say = (failure: ApiError | null, errors: FieldErrors) =>
    setOutcome(({ refusals }) => ({ failure, errors, refusals: refusals + 1 }));

  const forget = () => setOutcome(({ refusals }) => ({ failure: null, errors: {}, refusals }));

  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    forget();
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const entries = error.errors.map(({ path, message }) => [path, message] as const);
      say(error, Object.fromEntries(entries));
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  const mend = (field: string, found: FieldErrors) => {
    const isOwn = outcome.failure === null;
    const errors = withoutMended(outcome.errors, { field, found, isOwn });
    if (errors === outcome.errors) return;
    if (Object.keys(errors).length === 0) forget();
    else setOutcome({ ...outcome, errors });
  };

  return { isSending, ...outcome, send, refuse: (errors) => say(null, errors), mend, forget };
}
