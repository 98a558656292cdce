import { useQueryClient } from '@tanstack/react-query';
import { ChoiceLinks } from '@zaino/charts/choice-links';
import {
  complianceApi,
  E_INVOICES_PAGE,
  type EInvoiceFilter,
  type EInvoices,
} from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { Form, Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { PageLinks } from '../../layout/page-links';
import { StateLinks } from '../../layout/state-links';
import { allOf, usePageQuery } from '../../queries';
import { monthLater } from '../address-month';
import css from '../compliance.module.css';
import { INVOICES_PATH } from '../invoices-path';
import { MonthField } from '../month-field';
import { InvoiceTable } from './invoice-table';
import { invoicesPath, invoicesQuery, type ShownInvoices } from './invoices.api';
import { SendAllDialog } from './send-all-dialog';

const trail = [{ text: 'Conformità', to: '/admin/compliance' }];

/** The shop's invoices and credit notes, by month or by what became of them on their way to the exchange. */
export function InvoicesPage() {
  const shown = useLoaderData<ShownInvoices>();
  const { value, failure } = usePageQuery(invoicesQuery(shown));
  const isLoading = useNavigation().state === 'loading';
  const [isSendingAll, setSendingAll] = useState(false);
  return (
    <AdminPage
      title="Fatture elettroniche"
      trail={trail}
      actions={
        isAnyToSend(value) && (
          <Button variant="outline" size="small" onClick={() => setSendingAll(true)}>
            Invia tutte quelle da inviare
          </Button>
        )
      }
    >
      <p>
        Le fatture e le note di credito del negozio, come file FatturaPA per il Sistema di
        Interscambio, entro 12 giorni dal pagamento. Ogni file scaricato e ogni invio chiesto
        restano nel registro delle operazioni.
      </p>
      {value && <Lists shown={shown} invoices={value} />}
      {shown.state === null && <MonthChoice month={shown.month} />}
      <p role="status">{isLoading && 'Caricamento...'}</p>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      <Loaded
        shown={shown}
        invoices={value}
        isSendingAll={isSendingAll}
        onAllSent={() => setSendingAll(false)}
      />
    </AdminPage>
  );
}

const isAnyToSend = (invoices: EInvoices | null) =>
  invoices !== null && invoices.isSendingOn && invoices.counts['to-send'] > 0;

interface LoadedProps {
  shown: ShownInvoices;
  /** Null where they cannot be had. */
  invoices: EInvoices | null;
  isSendingAll: boolean;
  onAllSent: () => void;
}

/** The documents of a list, and what was done with them. */
function Loaded({ shown, invoices, isSendingAll, onAllSent }: LoadedProps) {
  const [done, setDone] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries(allOf(complianceApi.eInvoices));
  const closeAll = () => {
    onAllSent();
    readAgain();
  };
  return (
    <>
      {invoices?.documents.length === 0 && <Nothing shown={shown} />}
      {invoices !== null && invoices.documents.length > 0 && (
        <InvoiceTable invoices={invoices} onChanged={readAgain} onDone={setDone} />
      )}
      {invoices !== null && (
        <PageLinks
          label="Pagine delle fatture"
          page={shown.page}
          last={Math.max(1, Math.ceil(invoices.total / E_INVOICES_PAGE))}
          pathOf={(page) => invoicesPath({ ...shown, page })}
        />
      )}
      {isSendingAll && (
        <SendAllDialog
          onClose={closeAll}
          onDone={(words) => {
            setDone(words);
            closeAll();
          }}
        />
      )}
      <Toast
        message={done}
        action={{ text: 'Aggiorna l’elenco', onPress: readAgain }}
        onClose={() => setDone(null)}
      />
    </>
  );
}

const stateNames: Readonly<Record<EInvoiceFilter, string>> = {
  'to-send': 'Da inviare',
  sent: 'In attesa di risposta',
  rejected: 'Scartate',
};
const states = Object.keys(stateNames) as EInvoiceFilter[];

/** The lists there are, and whether documents are sent by themselves. */
function Lists({ shown, invoices }: { shown: ShownInvoices; invoices: EInvoices }) {
  const { counts, isSendingOn } = invoices;
  return (
    <>
      {!isSendingOn && (
        <Notice>
          <strong>L’invio automatico è spento.</strong> Scarica i file, consegnali a chi li
          trasmette al Sistema di Interscambio e segnali come consegnati. Chi gestisce il sito lo
          accende con l’impostazione E_INVOICE_DROP_FOLDER.
        </Notice>
      )}
      <StateLinks
        label="Elenchi delle fatture"
        links={[
          {
            key: 'month',
            words: 'Del mese',
            count: undefined,
            isCurrent: shown.state === null,
            to: invoicesPath({ ...shown, state: null, page: 1 }),
          },
          ...states.map((state) => ({
            key: state,
            words: stateNames[state],
            count: counts[state],
            isCurrent: shown.state === state,
            to: invoicesPath({ ...shown, state, page: 1 }),
          })),
        ]}
      />
    </>
  );
}

function MonthChoice({ month }: { month: string }) {
  const links = ([-1, 1] as const).map((months) => ({
    to: invoicesPath({ month: monthLater(month, months), state: null, page: 1 }),
    words: months < 0 ? 'Mese precedente' : 'Mese successivo',
    isCurrent: false,
  }));
  return (
    <>
      <ChoiceLinks label="Mese" links={links} />
      <Form key={month} action={INVOICES_PATH} className={css.month}>
        <MonthField month={month} />
        <Button type="submit" variant="outline">
          Mostra
        </Button>
      </Form>
    </>
  );
}

const nothingIn: Readonly<Record<EInvoiceFilter, string>> = {
  'to-send': 'Nessuna fattura è da inviare.',
  sent: 'Nessuna fattura aspetta una risposta.',
  rejected: 'Nessuna fattura è scartata.',
};

function Nothing({ shown }: { shown: ShownInvoices }) {
  if (shown.state !== null) return <EmptyState>{nothingIn[shown.state]}</EmptyState>;
  const before = invoicesPath({ month: monthLater(shown.month, -1), state: null, page: 1 });
  return (
    <EmptyState action={<Link to={before}>Guarda il mese precedente</Link>}>
      In questo mese il negozio non ha emesso fatture.
    </EmptyState>
  );
}
