import type { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
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
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
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
      <form id={formId} className={css.fields} noValidate onSubmit={send}>
        {children}
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </form>
    </Dialog>
  );
}
