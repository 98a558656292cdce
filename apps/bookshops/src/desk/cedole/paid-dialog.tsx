import type { Distinta } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { readEuro } from '@zaino/rules/read-euro';
import { FormDialog } from '@zaino/ui/form-dialog';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { sentAnswer } from '@zaino/web/sent-answer';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { notePayment } from './cedole.api';

interface PaidDialogProps {
  distinta: Distinta;
  onClose: () => void;
  onDone: (changed: Distinta) => void;
}

/** When a Comune has paid, and how much. */
export function PaidDialog({ distinta, onClose, onDone }: PaidDialogProps) {
  const [today] = useState(() => italianDay(new Date()));
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const onSubmit = async (form: FormData) => {
    const euro = readEuro(formText(form, 'amount'));
    if (euro === null) {
      refuse({ amount: 'Scrivi un importo in euro, come 120,50' });
      return;
    }
    const paidOn = formText(form, 'paidOn');
    const changed = await sentAnswer(send, () => notePayment(distinta.id, paidOn, euro));
    if (changed) onDone(changed);
  };
  return (
    <FormDialog
      title={`Distinta ${distinta.number} pagata`}
      submit="Segna pagata"
      isSending={isSending}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        type="date"
        name="paidOn"
        label="Giorno del pagamento"
        max={today}
        defaultValue={today}
        required
        error={errors.paidOn}
      />
      <TextField
        name="amount"
        label="Importo arrivato, in euro"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={distinta.amounts.net.toFixed(2).replace('.', ',')}
        required
        error={errors.amount}
      />
    </FormDialog>
  );
}
