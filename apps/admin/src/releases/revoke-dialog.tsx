import { FormDialog } from '@zaino/ui/form-dialog';
import { useSubmission } from '@zaino/web/use-submission';
import type { ReactNode } from 'react';

interface RevokeDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  onSend: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more before something ends that does not come back. */
export function RevokeDialog({ title, children, onSend, onClose, onDone }: RevokeDialogProps) {
  const { isSending, failure, send } = useSubmission();
  return (
    <FormDialog
      title={title}
      submit="Revoca"
      isSending={isSending}
      failure={failure}
      onSubmit={async () => {
        if (await send(onSend)) onDone();
      }}
      onClose={onClose}
    >
      <p>{children}</p>
    </FormDialog>
  );
}
