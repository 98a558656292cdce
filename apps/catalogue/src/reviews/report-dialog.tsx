import {
  LONGEST_REPORT,
  REPORT_REASON_MISSING,
  type ReportReason,
  reviewApi,
} from '@zaino/contracts/catalogue';
import { FormDialog } from '@zaino/ui/form-dialog';
import { RadioGroup } from '@zaino/ui/radio-group';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { TextArea } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';

interface ReportDialogProps {
  /** Of the review. */
  id: string;
  /** Of its author. */
  name: string;
  onClose: () => void;
  onSent: () => void;
}

const reasons: { value: ReportReason; label: string }[] = [
  { value: 'offensive', label: 'È offensiva o contro la legge' },
  { value: 'personal-data', label: 'Contiene dati di una persona' },
  { value: 'false', label: 'Dice cose false' },
  { value: 'advertising', label: 'È pubblicità' },
  { value: 'other', label: 'Altro' },
];

/** Asks what is wrong with a review; no name and no address is wanted for it. */
export function ReportDialog({ id, name, onClose, onSent }: ReportDialogProps) {
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const [reason, setReason] = useState<ReportReason | null>(null);

  const submit = async (form: FormData) => {
    if (reason === null) {
      refuse({ reason: REPORT_REASON_MISSING });
      return;
    }
    const call = { params: { id }, body: { reason, text: formText(form, 'text') } };
    if (await send(() => fetchJson(reviewApi.report, call))) onSent();
  };

  return (
    <ReturnFocus otherwise={() => undefined}>
      <FormDialog
        title={`Segnala la recensione di ${name}`}
        submit="Invia la segnalazione"
        isSending={isSending}
        failure={failure}
        onSubmit={submit}
        onClose={onClose}
      >
        <RadioGroup
          legend="Che cosa non va?"
          options={reasons}
          value={reason}
          onChange={setReason}
          error={errors.reason}
        />
        <TextArea
          label="Vuoi dirci di più?"
          hint="Facoltativo. Non sappiamo chi segnala: se vuoi una risposta, scrivici dalla pagina dei contatti."
          name="text"
          rows={3}
          maxLength={LONGEST_REPORT}
          error={errors.text}
        />
      </FormDialog>
    </ReturnFocus>
  );
}
