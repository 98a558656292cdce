import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { submitButtonOf } from '@zaino/web/use-focus-after-sending';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import css from './form-dialog.module.css';
import { Notice } from './notice';

/** What every dialog with a form has. */
export interface FormDialogProps {
  title: string;
  /** On the button that sends; null where there is nothing to send. */
  submit: string | null;
  /** A button in the place of the one that sends. */
  instead?: ReactNode;
  isSending: boolean;
  /** Why it was refused, as far as no field says it. */
  failure: ApiError | null;
  onSubmit: (form: FormData) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what a form holds, or to let it be. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, instead, isSending, failure, onSubmit, onClose, children } = props;
  const formId = useId();
  const { form, ask } = useFocusOnRefusal(props);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Non ora
          </Button>
          {instead ||
            (submit !== null && (
              <Button type="submit" form={formId} disabled={isSending}>
                {submit}
              </Button>
            ))}
        </>
      }
    >
      <form ref={form} id={formId} className={css.fields} noValidate onSubmit={send}>
        {children}
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </form>
    </Dialog>
  );
}

/**
 * After a refusal the focus is on the first field that is wrong, or back on the button, which could not keep it while it
 * was disabled. Who refuses, the form's own check or a service, is told by the fields: the dialog sends nothing itself.
 */
function useFocusOnRefusal({ isSending, failure }: Pick<FormDialogProps, 'isSending' | 'failure'>) {
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || isSending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong && failure === null) return;
    isAsked.current = false;
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body) submitButtonOf(form.current)?.focus();
  });
  return {
    form,
    ask: () => {
      isAsked.current = true;
    },
  };
}
