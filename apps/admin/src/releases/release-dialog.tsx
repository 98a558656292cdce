import { Button } from '@zaino/ui/button';
import { FormDialog } from '@zaino/ui/form-dialog';
import { useSubmission } from '@zaino/web/use-submission';
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
  /** What will happen, and what else is asked. */
  children: ReactNode;
}

/** Asks why, and does it; where somebody else was faster it leads back to how things are now. */
export function ReleaseDialog(props: ReleaseDialogProps) {
  const { title, submit, reasons, onSend, onClose, onDone, children } = props;
  const { isSending, failure, errors, send } = useSubmission();
  const isOvertaken = failure?.kind === 'conflict';
  return (
    <FormDialog
      title={title}
      submit={submit}
      isSending={isSending}
      failure={errors.reason === undefined ? failure : null}
      instead={isOvertaken && <Button onClick={onClose}>Mostra com’è adesso</Button>}
      onSubmit={async (form) => {
        if (await send(() => onSend(form, reasonOf(form)))) onDone();
      }}
      onClose={onClose}
    >
      {children}
      <ReasonFields reasons={reasons} error={errors.reason} />
    </FormDialog>
  );
}
