import { FormDialog } from '@zaino/ui/form-dialog';
import { TextField } from '@zaino/ui/text-field';
import { formText } from '@zaino/web/form-text';
import { useSubmission } from '@zaino/web/use-submission';
import { type ListedInvoice, sendInvoice } from './invoices.api';
import { nameOf } from './sending-words';

interface ResendDialogProps {
  invoice: ListedInvoice;
  /** As on the button that has opened it. */
  verb: string;
  onClose: () => void;
  onDone: (words: string) => void;
}

const fields = ['recipientCode', 'pec', 'taxCode', 'vatNumber'] as const;

/** Sends anew what the exchange has discarded: same number and day, another file, and what was wrong put right. */
export function ResendDialog({ invoice, verb, onClose, onDone }: ResendDialogProps) {
  const { isSending, failure, errors, send } = useSubmission();
  const rejection = invoice.sending?.rejection ?? null;
  const submit = async (form: FormData) => {
    const corrected = Object.fromEntries(fields.map((name) => [name, formText(form, name)]));
    if (await send(() => sendInvoice(invoice, corrected))) {
      onDone(`${nameOf(invoice)}: pronto un altro file, con lo stesso numero e la stessa data.`);
    }
  };
  return (
    <FormDialog
      title={`${nameOf(invoice)}: ${verb.toLowerCase()}`}
      submit={verb}
      isSending={isSending}
      failure={Object.keys(errors).length > 0 ? null : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {rejection !== null && (
        <p>
          Scartata con l’errore {rejection.code}: {rejection.words}
        </p>
      )}
      <p>
        Parte un file con un altro nome, con lo stesso numero e la stessa data. Scrivi solo i dati
        di chi compra che erano sbagliati: gli altri restano come sono.
      </p>
      <TextField
        name="recipientCode"
        label="Codice destinatario (facoltativo)"
        hint="Sette lettere o cifre; 0000000 per nessuno"
        autoComplete="off"
        maxLength={7}
        error={errors.recipientCode}
      />
      <TextField
        name="pec"
        label="PEC (facoltativa)"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        error={errors.pec}
      />
      <TextField
        name="taxCode"
        label="Codice fiscale (facoltativo)"
        autoComplete="off"
        maxLength={16}
        error={errors.taxCode}
      />
      <TextField
        name="vatNumber"
        label="Partita IVA (facoltativa)"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        error={errors.vatNumber}
      />
    </FormDialog>
  );
}
