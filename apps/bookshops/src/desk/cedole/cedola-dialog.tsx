import type { DeskOrder } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import css from './cedola-box.module.css';

export interface CedolaDialogProps {
  onClose: () => void;
  onDone: (after: DeskOrder) => void;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}

interface FormDialogProps extends CedolaDialogProps {
  title: string;
  submit: string;
  send: (form: FormData) => Promise<DeskOrder>;
  children: (errors: FieldErrors) => ReactNode;
}

/** A form about a cedola of an order; what is refused is said at its field, what has moved is shown anew. */
export function CedolaDialog(props: FormDialogProps) {
  const { title, submit, send: call, onClose, onDone, onStale, children } = props;
  const formId = useId();
  const { isSending, failure, errors, send } = useSubmission();
  const isStale = failure?.code === 'order-moved';
  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const after: { order?: DeskOrder } = {};
    const isDone = await send(async () => {
      after.order = await call(form);
    });
    if (isDone && after.order) onDone(after.order);
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
          {isStale ? (
            <Button
              onClick={() => {
                onStale();
                onClose();
              }}
            >
              Mostra l’ordine com’è ora
            </Button>
          ) : (
            <Button type="submit" form={formId} disabled={isSending}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        className={css.fields}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        {children(errors)}
        {failure && Object.keys(errors).length === 0 && (
          <Notice tone="error">{failureWords(failure)}</Notice>
        )}
      </form>
    </Dialog>
  );
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
