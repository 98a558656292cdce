import type { Approval } from '@zaino/contracts/identity';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextArea } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { decide } from './admins.api';
import { changeWords } from './area-words';

export interface AskedDecision {
  approval: Approval;
  isConfirming: boolean;
}

interface DecideDialogProps extends AskedDecision {
  onClose: () => void;
  /** With the password of an admin who was made by it. */
  onDone: (password: string | null) => void;
}

/** Confirms or refuses what somebody else has proposed. */
export function DecideDialog({ approval, isConfirming, onClose, onDone }: DecideDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const hasErrors = Object.keys(errors).length > 0;
  const words = isConfirming ? 'Conferma la richiesta' : 'Respingi la richiesta';

  const submit = async (form: FormData) => {
    let password: string | null = null;
    const reason = isConfirming ? null : formText(form, 'reason');
    const isDone = await send(async () => {
      password = await decide(approval, reason);
    });
    if (isDone) onDone(password);
  };

  return (
    <FormDialog
      title={words}
      submit={words}
      isSending={isSending}
      failure={hasErrors ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <strong>{changeWords(approval)}.</strong> Lo propone {approval.proposedBy}:{' '}
        {approval.reason}
      </p>
      {isConfirming ? (
        <p>Vale subito, ed è scritto nel registro con il tuo nome.</p>
      ) : (
        <TextArea
          name="reason"
          label="Motivo"
          hint="Lo legge chi l’ha proposto, e resta nel registro"
          maxLength={500}
          required
          error={errors.reason}
        />
      )}
    </FormDialog>
  );
}
