import { ChoiceLinks } from '@zaino/charts/choice-links';
import { E_INVOICES_PAGE, type EInvoices } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { Form, Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { AdminPage } from '../../layout/admin-page';
import { dayOf } from '../../layout/moment-words';
import { PageLinks } from '../../layout/page-links';
import { usePageQuery } from '../../queries';
import { monthLater } from '../address-month';
import css from '../compliance.module.css';
import { INVOICES_PATH } from '../invoices-path';
import { MonthField } from '../month-field';
import { downloadXml, invoicesPath, invoicesQuery, type ShownInvoices } from './invoices.api';

/** The shop's invoices and credit notes of a month, each to be had as the exchange takes it. */
export function InvoicesPage() {
  const shown = useLoaderData<ShownInvoices>();
  const { value, failure } = usePageQuery(invoicesQuery(shown));
  const isLoading = useNavigation().state === 'loading';
  const { month } = shown;
  const links = ([-1, 1] as const).map((months) => ({
    to: invoicesPath({ month: monthLater(month, months), page: 1 }),
    words: months < 0 ? 'Mese precedente' : 'Mese successivo',
    isCurrent: false,
  }));
  return (
    <AdminPage
      title="Fatture elettroniche"
      trail={[{ text: 'Conformità', to: '/admin/compliance' }]}
    >
      <p>
        Le fatture e le note di credito del negozio, come file FatturaPA da consegnare a chi le
        trasmette al Sistema di Interscambio. Ogni file scaricato resta nel registro delle
        operazioni.
      </p>
      <ChoiceLinks label="Mese" links={links} />
      <Form key={month} action={INVOICES_PATH} className={css.month}>
        <MonthField month={month} />
        <Button type="submit" variant="outline">
          Mostra
        </Button>
      </Form>
      <p role="status">{isLoading && 'Caricamento...'}</p>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {value && <Loaded shown={shown} invoices={value} />}
    </AdminPage>
  );
}

function Loaded({ shown, invoices }: { shown: ShownInvoices; invoices: EInvoices }) {
  const { documents, total } = invoices;
  const { isSending, failure, send } = useSubmission();
  const { month } = shown;
  if (documents.length === 0) {
    const before = invoicesPath({ month: monthLater(month, -1), page: 1 });
    return (
      <EmptyState action={<Link to={before}>Guarda il mese precedente</Link>}>
        In questo mese il negozio non ha emesso fatture.
      </EmptyState>
    );
  }
  const columns: TableColumns<EInvoices['documents'][number]> = [
    {
      head: 'Documento',
      cell: ({ kind, number }) => `${kind === 'fattura' ? 'Fattura' : 'Nota di credito'} ${number}`,
    },
    { head: 'Giorno', cell: ({ day }) => dayOf(`${day}T12:00:00Z`) },
    {
      head: 'Ordine',
      cell: ({ orderId, orderNumber }) => (
        <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>
      ),
    },
    { head: 'Totale', isFigures: true, cell: (document) => formatEuro(document.total) },
    {
      head: 'File',
      cell: (document) => (
        <Button
          variant="outline"
          size="small"
          disabled={isSending}
          onClick={() => void send(() => downloadXml(document))}
        >
          Scarica XML<VisuallyHidden> {document.number}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      <p role="status">{isSending && 'Preparazione del file...'}</p>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <RowsTable
        caption="Fatture elettroniche"
        columns={columns}
        rows={documents}
        keyOf={({ id }) => id}
        isStacked
      />
      <PageLinks
        label="Pagine delle fatture"
        page={shown.page}
        last={Math.ceil(total / E_INVOICES_PAGE)}
        pathOf={(page) => invoicesPath({ month, page })}
      />
    </>
  );
}
