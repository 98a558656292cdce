import { useQuery } from '@tanstack/react-query';
import type { EInvoicePreview, SentEInvoices } from '@zaino/contracts/orders';
import { formatCount } from '@zaino/rules/format-count';
import { FormDialog } from '@zaino/ui/form-dialog';
import { ServiceFailure } from '@zaino/ui/service-failure';
import type { Outcome } from '@zaino/web/outcome';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import css from '../compliance.module.css';
import { previewQuery, sendInvoices } from './invoices.api';
import { documentCount } from './sending-words';

interface SendAllDialogProps {
  onClose: () => void;
  onDone: (words: string) => void;
}

type Refused = EInvoicePreview['refused'];

/** Says what would be sent and what cannot be, and has it sent once that is confirmed. */
export function SendAllDialog({ onClose, onDone }: SendAllDialogProps) {
  const { data } = useQuery({ ...previewQuery, staleTime: 0 });
  const { isSending, failure, send } = useSubmission();
  const [result, setResult] = useState<SentEInvoices | null>(null);
  const preview = data?.value ?? null;
  const count = preview?.sendable.length ?? 0;
  const submit = async () => {
    if (preview === null) return;
    let answer: SentEInvoices = { sent: 0, refused: [] };
    const isSent = await send(async () => {
      answer = await sendInvoices(preview.sendable.map(({ id }) => id));
    });
    if (!isSent) return;
    if (answer.refused.length > 0) setResult(answer);
    else onDone(`In partenza: ${documentCount(answer.sent)}.`);
  };
  return (
    <FormDialog
      title="Invia le fatture da inviare"
      submit={count > 0 && result === null ? `Invia ${documentCount(count)}` : null}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {result === null ? <Before answer={data} /> : <Result result={result} />}
    </FormDialog>
  );
}

/** What would be sent, as far as it is known. */
function Before({ answer }: { answer: Outcome<EInvoicePreview> | undefined }) {
  if (answer === undefined) return <p role="status">Controllo dei documenti...</p>;
  if (answer.failure) {
    return <ServiceFailure title="Errore nel caricamento dei dati" failure={answer.failure} />;
  }
  return <Preview preview={answer.value} />;
}

function Result({ result: { sent, refused } }: { result: SentEInvoices }) {
  return (
    <>
      <p role="status">In partenza: {documentCount(sent)}.</p>
      <RefusedList refused={refused} />
    </>
  );
}

function Preview({ preview: { sendable, refused, more } }: { preview: EInvoicePreview }) {
  return (
    <>
      <p role="status">
        {sendable.length === 0
          ? 'Nessun documento può partire.'
          : `Partono entro qualche minuto: ${documentCount(sendable.length)}.`}
        {more > 0 && ` Altri ${formatCount(more)} aspettano la prossima volta.`}
      </p>
      <RefusedList refused={refused} />
    </>
  );
}

function RefusedList({ refused }: { refused: Refused }) {
  if (refused.length === 0) return null;
  return (
    <>
      <p>Restano fermi: {documentCount(refused.length)}.</p>
      <ul className={css.evidence}>
        {refused.map(({ number, reason }) => (
          <li key={number}>
            <strong>{number}</strong>: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
