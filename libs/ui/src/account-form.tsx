import { Button } from './button';
import { Notice } from './notice';
import { useHydrated } from '@zaino/web/use-hydrated';
import { type FormEvent, type ReactNode, useRef } from 'react';
import css from './account-form.module.css';
import { failureWords } from '@zaino/web/failure-words';
import { nameOfField } from '@zaino/web/field-errors';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';

/** What stands in a field, by its name; blank where there is none. */
export type ReadField = (name: string) => string;

/** What a code of the contract means on a form: words, and the field they belong to. */
interface Refusal {
  field?: string;
  words: string;
}

interface AccountFormProps {
  /** The fields; `errorOf` says what is wrong with one or a part of it. They keep what was typed until the form is taken away. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
  /** Words of the button. */
  submit: string;
  /** Makes the call. */
  onSend: (field: ReadField) => Promise<unknown>;
  /** After a call that went well. */
  onDone?: () => void;
  /** What is wrong before anything is sent. */
  check?: (field: ReadField) => FieldErrors;
  /** Of the codes that only this form can get. */
  failures?: Partial<Record<string, Refusal>>;
  /** Beside the button: how to leave the form. */
  aside?: ReactNode;
  /** Of the button: outlined, where the page's own task is another one. */
  variant?: 'primary' | 'outline';
  label?: string;
}

/**
 * A form whose call is made by script. Until the page has come to life it cannot be sent: the browser would put a
 * password into the address.
 */
export function AccountForm(props: AccountFormProps) {
  const { children, submit, onSend, onDone, check, failures, aside, variant, label } = props;
  const submission = useSubmission();
  const { isSending, failure, errors: found, send, refuse, mend, forget } = submission;
  const own = failure ? failures?.[failure.code] : undefined;
  const errors: FieldErrors = own?.field === undefined ? found : { [own.field]: own.words };
  const form = useRef<HTMLFormElement>(null);

  useFocusAfterSending(form, submission);

  const told = new Set<string>();
  const fields = children((name) => {
    const [key, words] = entryOf(errors, name) ?? [];
    if (key !== undefined) told.add(key);
    return words;
  });
  // A field that is not on the screen cannot say what is wrong with it.
  const isTold = told.size > 0 && told.size === Object.keys(errors).length;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = fieldsOf(event.currentTarget);
    const wrong = check?.(field) ?? {};
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else if (await send(() => onSend(field))) onDone?.();
  };

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const name = nameOfField(target);
    // What a code means stands at one field alone.
    if (own?.field === name) forget();
    else mend(name, check?.(fieldsOf(currentTarget)) ?? {});
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isSending}
      onChange={onChange}
      onSubmit={(event) => void onSubmit(event)}
    >
      <fieldset disabled={isSending} className={css.fields}>
        {fields}
        {failure && !isTold && <Refused words={own?.words ?? failureWords(failure)} />}
        <div className={css.foot}>
          <SubmitButton variant={variant}>{submit}</SubmitButton>
          {aside}
        </div>
        <noscript>
          <p>Per questo modulo serve JavaScript, che nel tuo browser è spento.</p>
        </noscript>
      </fieldset>
    </form>
  );
}

/** Until the page has come to life its form's default button is one that cannot be pressed: Enter sends nothing. */
function SubmitButton({
  variant,
  children,
}: Pick<AccountFormProps, 'variant'> & { children: string }) {
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && <input type="submit" disabled hidden />}
      <Button type={isHydrated ? 'submit' : 'button'} variant={variant}>
        {children}
      </Button>
    </>
  );
}

function Refused({ words }: { words: string }) {
  return (
    <Notice tone="error">
      <p>{words}</p>
    </Notice>
  );
}

/** The first error of a field, or of a part of it. */
function entryOf(errors: FieldErrors, name: string) {
  return Object.entries(errors).find(([key]) => key === name || key.startsWith(`${name}.`));
}

/** What stands in the fields of a form. */
export function fieldsOf(form: HTMLFormElement): ReadField {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
