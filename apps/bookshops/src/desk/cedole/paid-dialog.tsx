import type { Distinta } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useId, useState } from 'react';
import { textOf } from './cedola-dialog';
import css from './cedole-page.module.css';
import { notePayment } from './cedole.api';

interface PaidDialogProps {
  distinta: Distinta;
  onClose: () => void;
  onDone: (changed: Distinta) => void;
}

const AMOUNT = /^\d{1,7}([.,]\d{1,2})?$/;

/** When a Comune has paid, and how much. */
export function PaidDialog({ distinta, onClose, onDone }: PaidDialogProps) {
  const formId = useId();
  const [today] = useState(() => italianDay(new Date()));
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = textOf(form, 'amount');
    if (!AMOUNT.test(amount)) {
      refuse({ amount: 'Scrivi un importo in euro, come 120,50' });
      return;
    }
    const after: { distinta?: Distinta } = {};
    const isDone = await send(async () => {
      const euro = Number(amount.replace(',', '.'));
      after.distinta = await notePayment(distinta.id, textOf(form, 'paidOn'), euro);
    });
    if (isDone && after.distinta) onDone(after.distinta);
  };
  return (
    <Dialog
      isOpen
      title={`Distinta ${distinta.number} pagata`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Non ora
          </Button>
          <Button type="submit" form={formId} disabled={isSending}>
            Segna pagata
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.fields}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
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
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      </form>
    </Dialog>
  );
}
