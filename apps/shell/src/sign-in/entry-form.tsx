import { Button } from '@zaino/ui/button';
import { nameOfField, withoutMended } from '@zaino/web/field-errors';
import { useHydrated } from '@zaino/web/use-hydrated';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '@zaino/web/use-submission';
import css from './entry-form.module.css';
import { RefusalNotice } from './refusal-notice';
import type { Refusal } from './refusal';

/** What was typed into a field, by its name. */
export type Typed = (name: string) => string;

interface EntryFormProps {
  /** The fields; they keep what was typed, whatever comes of it. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
  /** Words of the button, and those while it waits. */
  submit: string;
  sending: string;
  /** What is wrong before anything is sent. */
  check: (typed: Typed) => FieldErrors;
  /** Makes the call; gives why it was refused. */
  send: (typed: Typed) => Promise<Refusal | null>;
}

/**
 * A form by which one comes in. It reads its fields when it is sent, so that what a password manager put there counts.
 * Before the page has come to life it cannot be sent: the browser would leave the page with the password.
 */
export function EntryForm({ children, submit, sending, check, send }: EntryFormProps) {
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<(Refusal & { isOwn?: boolean }) | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The state is drawn later than a second press may come.
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (refusals > 0) firstToLookAt(form.current)?.focus();
  }, [refusals]);

  const attempt = async (typed: Typed) => {
    const errors = check(typed);
    if (Object.keys(errors).length > 0) return { errors, isOwn: true };
    setRefusal(null);
    setSending(true);
    return send(typed);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const refused = await attempt(typedIn(event.currentTarget));
      setRefusal(refused);
      if (refused) setRefusals((before) => before + 1);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!refusal?.errors) return;
    const { errors: before, isOwn = false } = refusal;
    const found = check(typedIn(currentTarget));
    const errors = withoutMended(before, { field: nameOfField(target), found, isOwn });
    if (errors === before) return;
    setRefusal(Object.keys(errors).length > 0 ? { ...refusal, errors } : null);
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={isSending}
      className={css.form}
      onChange={onChange}
      onSubmit={(event) => void onSubmit(event)}
    >
      {refusal && <RefusalNotice refusal={refusal} onRetry={() => form.current?.requestSubmit()} />}
      {children((name) => refusal?.errors?.[name])}
      {/* Not a submit button before that: a script-less page hides it, and Enter sends nothing. */}
      <Button type={isHydrated ? 'submit' : 'button'} isWide disabled={isSending}>
        {isSending ? sending : submit}
      </Button>
      <noscript>
        <p>Per continuare serve JavaScript, che nel tuo browser è spento.</p>
      </noscript>
    </form>
  );
}

function firstToLookAt(form: HTMLFormElement | null) {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-refusal]')
  );
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
