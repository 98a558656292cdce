import type { EInvoiceOutcome } from '@zaino/contracts/orders';
import { FormDialog } from '@zaino/ui/form-dialog';
import { RadioGroup } from '@zaino/ui/radio-group';
import { TextArea, TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { type ListedInvoice, recordOutcome } from './invoices.api';
import { isHandedOver, nameOf } from './sending-words';

interface OutcomeDialogProps {
  invoice: ListedInvoice;
  onClose: () => void;
  onDone: (words: string) => void;
}

const doneWords: Readonly<Record<EInvoiceOutcome['outcome'], string>> = {
  sent: 'segnata come consegnata',
  accepted: 'segnata come accettata',
  rejected: 'segnata come scartata',
};

/** Notes what the exchange has answered; of what nobody has handed over, that somebody has by hand. */
export function OutcomeDialog({ invoice, onClose, onDone }: OutcomeDialogProps) {
  const { sending } = invoice;
  const isAnswer = sending !== null && isHandedOver(sending.state);
  const [answer, setAnswer] = useState<'accepted' | 'rejected'>('accepted');
  const { isSending, failure, errors, send } = useSubmission();
  const isOfField = errors.code !== undefined || errors.words !== undefined;
  const submit = async (form: FormData) => {
    const outcome = isAnswer ? outcomeOf(answer, form) : { outcome: 'sent' as const };
    if (await send(() => recordOutcome(invoice, outcome))) {
      onDone(`${nameOf(invoice)}: ${doneWords[outcome.outcome]}.`);
    }
  };
  return (
    <FormDialog
      title={`${nameOf(invoice)}: ${isAnswer ? 'risposta' : 'consegna a mano'}`}
      submit={isAnswer ? 'Registra la risposta' : 'Segna come consegnata'}
      isSending={isSending}
      failure={isOfField ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isAnswer && (
        <p>
          Per un documento consegnato a mano a chi lo trasmette al Sistema di Interscambio: da qui
          non parte più.
        </p>
      )}
      {isAnswer && (
        <>
          {sending.fileName !== null && <p>File {sending.fileName}</p>}
          <RadioGroup
            legend="Risposta del Sistema di Interscambio"
            options={[
              {
                value: 'accepted',
                label: 'Accettata',
                hint: 'Ricevuta di consegna (RC) o di impossibilità di recapito (MC)',
              },
              { value: 'rejected', label: 'Scartata', hint: 'Notifica di scarto (NS)' },
            ]}
            value={answer}
            onChange={setAnswer}
          />
          {answer === 'rejected' && (
            <>
              <TextField
                name="code"
                label="Codice dell’errore"
                hint="Cinque cifre, per esempio 00311"
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                required
                error={errors.code}
              />
              <TextArea
                name="words"
                label="Che cosa dice la notifica"
                hint="Senza dati di chi compra"
                maxLength={500}
                required
                error={errors.words}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

function outcomeOf(answer: 'accepted' | 'rejected', form: FormData): EInvoiceOutcome {
  if (answer === 'accepted') return { outcome: 'accepted' };
  return { outcome: 'rejected', code: formText(form, 'code'), words: formText(form, 'words') };
}
