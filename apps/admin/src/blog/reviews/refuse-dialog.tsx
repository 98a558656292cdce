import { LONGEST_REFUSAL, REVIEW_REASON_MISSING } from '@zaino/contracts/catalogue';
import { FormDialog } from '@zaino/ui/form-dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { TextArea } from '@zaino/ui/text-field';
import type { ApiError } from '@zaino/web/api-client';
import { formText } from '@zaino/web/form-text';
import { useState } from 'react';

interface RefuseDialogProps {
  count: number;
  isSending: boolean;
  failure: ApiError | null;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

/** A review that is not published has a reason, which its author reads (Regolamento UE 2022/2065, art. 17). */
export function RefuseDialog({ count, isSending, failure, onRefuse, onClose }: RefuseDialogProps) {
  const [error, setError] = useState<string>();
  const title = count === 1 ? 'Rifiuta la recensione' : `Rifiuta ${count} recensioni`;

  const submit = (form: FormData) => {
    const reason = formText(form, 'reason');
    setError(reason === '' ? REVIEW_REASON_MISSING : undefined);
    if (reason !== '') onRefuse(reason);
  };

  return (
    <ReturnFocus otherwise={() => undefined}>
      <FormDialog
        title={title}
        submit={title}
        isSending={isSending}
        failure={failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <p>
          {count === 1 ? 'Non si vede' : 'Non si vedono'} più sul sito e non{' '}
          {count === 1 ? 'entra' : 'entrano'} nella media. Si rifiuta ciò che offende, nomina
          persone, fa pubblicità o non parla del prodotto: mai un giudizio perché è negativo.
        </p>
        <TextArea
          name="reason"
          label="Motivo"
          hint="Lo legge chi ha scritto la recensione, nella pagina del prodotto."
          rows={3}
          maxLength={LONGEST_REFUSAL}
          required
          error={error}
        />
      </FormDialog>
    </ReturnFocus>
  );
}
