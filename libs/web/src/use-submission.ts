import { ApiError } from './api-client';
import { useRef, useState } from 'react';

/** What is wrong with which field, by its name; nested ones as the service writes them: `openingHours.2.0.to`. */
export type FieldErrors = Partial<Record<string, string>>;

/** How the sending of one form goes. */
export interface Submission {
  isSending: boolean;
  /** Why the last call was refused. */
  failure: ApiError | null;
  errors: FieldErrors;
  /** Makes the call, one at a time; true once it went well. What the form holds stays where it fails. */
  send: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Refuses what was filled in without a call. */
  refuse: (errors: FieldErrors) => void;
}

const fine = { failure: null, errors: {} };

/** The state of one form. */
export function useSubmission(): Submission {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Pick<Submission, 'failure' | 'errors'>>(fine);
  // The state is drawn later than a second press may come.
  const isUnderWay = useRef(false);

  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    setOutcome(fine);
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const entries = error.errors.map(({ path, message }) => [path, message] as const);
      setOutcome({ failure: error, errors: Object.fromEntries(entries) });
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return { isSending, ...outcome, send, refuse: (errors) => setOutcome({ failure: null, errors }) };
}
