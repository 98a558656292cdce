import {
  type DataRequestKind,
  dataRequestKinds,
  EVIDENCE_LENGTH,
  type StaffAccount,
} from '@zaino/contracts/identity';
import { italianDay } from '@zaino/rules/italian-day';
import { FormDialog } from '@zaino/ui/form-dialog';
import { SelectField } from '@zaino/ui/select-field';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { requestKindWords } from '../user-words';
import { enterRequest } from './user.api';

interface RequestDialogProps {
  user: StaffAccount;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Enters what somebody has asked for by letter, by mail, at the counter. */
export function RequestDialog({ user, onClose, onDone }: RequestDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const hasErrors = Object.keys(errors).length > 0;
  const [today] = useState(() => italianDay(Date.now()));
  const submit = async (form: FormData) => {
    const request = {
      kind: formText(form, 'kind') as DataRequestKind,
      receivedOn: formText(form, 'receivedOn'),
      evidence: formText(form, 'evidence'),
    };
    if (await send(() => enterRequest(user.uid, request))) onDone('Richiesta registrata.');
  };
  return (
    <FormDialog
      title="Registra una richiesta"
      submit="Registra la richiesta"
      isSending={isSending}
      failure={hasErrors ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        La legge dà un mese dal giorno in cui è arrivata. <strong>{user.name}</strong> può anche
        fare da sé, dal suo profilo.
      </p>
      <SelectField name="kind" label="Che cosa chiede" error={errors.kind}>
        {dataRequestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {requestKindWords[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        name="receivedOn"
        label="Arrivata il"
        defaultValue={today}
        max={today}
        required
        error={errors.receivedOn}
      />
      <TextArea
        name="evidence"
        label="Come è arrivata e come sai di chi è"
        hint="Senza numeri di documenti"
        maxLength={EVIDENCE_LENGTH}
        required
        error={errors.evidence}
      />
    </FormDialog>
  );
}
