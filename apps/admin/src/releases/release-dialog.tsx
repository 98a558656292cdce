import { Button } from '@zaino/ui/button';
import { FormDialog } from '@zaino/ui/form-dialog';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import type { ReactNode } from 'react';
import { ReasonFields, reasonOf } from './reason-fields';

interface ReleaseDialogProps {
  title: string;
  submit: string;
  reasons: readonly [string, ...string[]];
  /** Makes the call. */
  onSend: (form: FormData, reason: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
  /** Fields beside the reason that say themselves what is wrong with them. */
  fields?: readonly string[];
  /** What will happen, and what else is asked. */
  children: (errors: FieldErrors) => ReactNode;
}

/** Asks why, and does it; where somebody else was faster it leads back to how things are now. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { title, submit, reasons, onSend, onClose, onDone, fields = [], children } = props;
  const { isSending, failure, errors, send } = useSubmission();
  const isSaid = ['reason', ...fields].some((field) => errors[field] !== undefined);
  const isOvertaken = failure?.kind === 'conflict';
  return (
    <FormDialog
      title={title}
      submit={submit}
      isSending={isSending}
      failure={isSaid ? null : failure}
      instead={isOvertaken && <Button onClick={onClose}>Mostra com’è adesso</Button>}
      onSubmit={async (form) => {
        if (await send(() => onSend(form, reasonOf(form)))) onDone();
      }}
      onClose={onClose}
    >
      {children(errors)}
      <ReasonFields reasons={reasons} error={errors.reason} />
    </FormDialog>
  );
}
