import type { FieldErrors } from '@zaino/web/use-submission';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Credentials, type LoginOutcome, sendLogin } from './send-login';

/** Why nobody came in: what is wrong with a field, or all else in words. */
interface Refusal {
  words?: string;
  errors?: FieldErrors;
}

/** What the password was enough for: to come in, or for the next step. */
export type LoginAnswer = Exclude<LoginOutcome, { kind: 'refused' }>;
type OnAnswer = (answer: LoginAnswer, credentials: Credentials) => void | Promise<void>;

interface LoginForm {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  refusal: Refusal | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends what stands in the fields, one at a time; they keep what was typed. */
export function useLoginForm(onAnswer: OnAnswer): LoginForm {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The state is drawn later than a second press may come.
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(FIRST_TO_LOOK_AT)?.focus();
  }, [refusal]);

  const send = async (typed: FormData) => {
    const [username, password] = [textOf(typed, 'username').trim(), textOf(typed, 'password')];
    const errors = missing(username, password);
    if (Object.keys(errors).length > 0) return { errors };
    setRefusal(null);
    setSending(true);
    const outcome = await sendLogin({ username, password });
    if (outcome.kind === 'refused') return { words: outcome.words };
    await onAnswer(outcome, { username, password });
    return null;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const sent = send(new FormData(event.currentTarget));
    void sent.then(setRefusal).finally(() => {
      isUnderWay.current = false;
      setSending(false);
    });
  };

  return { form, isSending, refusal, onSubmit };
}

const FIRST_TO_LOOK_AT = '[aria-invalid="true"], [data-refusal]';

/** Specification, point 5. */
function missing(username: string, password: string): FieldErrors {
  return {
    ...(username === '' && { username: 'Scrivi il tuo username' }),
    ...(password === '' && { password: 'Scrivi la password' }),
  };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
