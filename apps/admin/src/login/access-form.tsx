import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { nameOfField } from '@zaino/web/field-errors';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useHydrated } from '@zaino/web/use-hydrated';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { type FormEvent, type ReactNode, useRef } from 'react';
import css from './login-page.module.css';

/** What stands in a field, by its name, without blanks around it. */
type ReadField = (name: string) => string;

interface AccessFormProps {
  submit: string;
  check?: (field: ReadField) => FieldErrors;
  onSend: (field: ReadField) => Promise<unknown>;
  onDone?: () => void;
  children?: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** One field at most and one button; cannot be sent before the page has come to life. */
export function AccessForm({ submit, check, onSend, onDone, children }: AccessFormProps) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  const { isSending, failure, errors, send, refuse, mend } = submission;
  useFocusAfterSending(form, submission);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = readerOf(event.currentTarget);
    const wrong = check?.(field) ?? {};
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else if (await send(() => onSend(field))) onDone?.();
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={isSending}
      className={css.form}
      onChange={({ target, currentTarget }) =>
        mend(nameOfField(target), check?.(readerOf(currentTarget)) ?? {})
      }
      onSubmit={(event) => void onSubmit(event)}
    >
      {children?.((name) => errors[name])}
      {failure && Object.keys(errors).length === 0 && (
        <Notice tone="error">
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
      <Button type={isHydrated ? 'submit' : 'button'} isWide disabled={isSending}>
        {submit}
      </Button>
      <noscript>
        <p>Per continuare serve JavaScript, che nel tuo browser è spento.</p>
      </noscript>
    </form>
  );
}

function readerOf(form: HTMLFormElement): ReadField {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}
