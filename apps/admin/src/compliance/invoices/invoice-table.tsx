import type { EInvoices } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { Link } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { dayOf } from '../../layout/moment-words';
import css from '../compliance.module.css';
import { downloadXml, type ListedInvoice, sendInvoice } from './invoices.api';
import { OutcomeDialog } from './outcome-dialog';
import { ResendDialog } from './resend-dialog';
import { nameOf, recordVerb, sendingWords, sendVerb } from './sending-words';

interface InvoiceTableProps {
  invoices: EInvoices;
  /** Something was done, or somebody else was faster: the list is to be read anew. */
  onChanged: () => void;
  onDone: (words: string) => void;
}

/** What a person is asked about one document. */
type Question = { kind: 'outcome' | 'resend'; invoice: ListedInvoice } | null;

/** Documents with how their sending stands, and what can be done with each. */
export function InvoiceTable({ invoices, onChanged, onDone }: InvoiceTableProps) {
  const { documents, isSendingOn } = invoices;
  const { isSending, failure, send } = useSubmission();
  const [question, setQuestion] = useState<Question>(null);
  const sendNow = async (invoice: ListedInvoice) => {
    if (await send(() => sendInvoice(invoice))) {
      onDone(`${nameOf(invoice)}: parte entro un minuto.`);
    }
    onChanged();
  };
  const answered = (words: string) => {
    setQuestion(null);
    onDone(words);
    onChanged();
  };
  const close = () => {
    setQuestion(null);
    onChanged();
  };
  const actionsOf = (invoice: ListedInvoice) => ({
    isSending,
    verb: sendVerb(invoice.sending, { isSendingOn }),
    outcome: recordVerb(invoice.sending, { isSendingOn }),
    onDownload: () => void send(() => downloadXml(invoice)),
    onSend: () =>
      invoice.sending?.state === 'rejected'
        ? setQuestion({ kind: 'resend', invoice })
        : void sendNow(invoice),
    onRecord: () => setQuestion({ kind: 'outcome', invoice }),
  });
  const columns: TableColumns<ListedInvoice> = [
    { head: 'Documento', cell: nameOf },
    { head: 'Giorno', cell: ({ day }) => dayOf(`${day}T12:00:00Z`) },
    {
      head: 'Ordine',
      cell: ({ orderId, orderNumber }) => (
        <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>
      ),
    },
    { head: 'Totale', isFigures: true, cell: ({ total }) => formatEuro(total) },
    {
      head: 'Invio',
      cell: ({ sending }) => <SendingState sending={sending} isSendingOn={isSendingOn} />,
    },
    {
      head: 'Azioni',
      cell: (invoice) => <Actions invoice={invoice} {...actionsOf(invoice)} />,
    },
  ];
  return (
    <>
      <p role="status">{isSending && 'Un momento...'}</p>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <RowsTable
        caption="Fatture elettroniche"
        columns={columns}
        rows={documents}
        keyOf={({ id }) => id}
        isStacked
      />
      {question?.kind === 'outcome' && (
        <OutcomeDialog invoice={question.invoice} onClose={close} onDone={answered} />
      )}
      {question?.kind === 'resend' && (
        <ResendDialog
          invoice={question.invoice}
          verb={sendVerb(question.invoice.sending, { isSendingOn }) ?? ''}
          onClose={close}
          onDone={answered}
        />
      )}
    </>
  );
}

const badges = {
  unsent: 'plain',
  waiting: 'plain',
  sent: 'suggested',
  refused: 'discount',
  rejected: 'discount',
  accepted: 'enriched',
} as const;

function SendingState(props: { sending: ListedInvoice['sending']; isSendingOn: boolean }) {
  const { sending } = props;
  const { title, sentences } = sendingWords(sending, props);
  return (
    <div className={css.sending}>
      <Badge kind={badges[sending?.state ?? 'unsent']}>{title}</Badge>
      {sentences.map((sentence) => (
        <p key={sentence} className={css.note}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

interface ActionsProps {
  invoice: ListedInvoice;
  isSending: boolean;
  verb: string | null;
  outcome: string | null;
  onDownload: () => void;
  onSend: () => void;
  onRecord: () => void;
}

function Actions(props: ActionsProps) {
  const { invoice, isSending, verb, outcome, onDownload, onSend, onRecord } = props;
  const of = <VisuallyHidden> {invoice.number}</VisuallyHidden>;
  const look = { variant: 'outline', size: 'small', disabled: isSending } as const;
  return (
    <div className={css.actions}>
      {verb !== null && (
        <Button {...look} onClick={onSend}>
          {verb}
          {of}
        </Button>
      )}
      {outcome !== null && (
        <Button {...look} onClick={onRecord}>
          {outcome}
          {of}
        </Button>
      )}
      <Button {...look} onClick={onDownload}>
        Scarica XML
        {of}
      </Button>
    </div>
  );
}
