import type { DeskOrderSummary } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { stateWordsOf } from '@zaino/rules/order-words';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { SearchField } from '@zaino/ui/search-field';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Form, Link, useLoaderData } from '@zaino/web/router';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { classWords } from '../orders/stage-words';
import type { ClosedOrders } from './closed-orders.api';
import css from './closed-orders-page.module.css';

const TITLE = 'Ordini consegnati e annullati';
const PATH = '/dashboard/ordini/chiusi';

const day = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});

const columns: TableColumns<DeskOrderSummary> = [
  {
    head: 'Ordine',
    cell: ({ id, number, createdAt }) => (
      <>
        <Link to={`/dashboard/ordini/${id}`}>{number}</Link>
        <span className={css.small}>{day.format(new Date(createdAt))}</span>
      </>
    ),
  },
  {
    head: 'Famiglia',
    cell: ({ contact, classes }) => (
      <>
        {contact ? `${contact.lastName} ${contact.firstName}` : '–'}
        <span className={css.small}>{classWords(classes)}</span>
      </>
    ),
  },
  {
    head: 'Contenuto',
    cell: ({ itemCount, titles }) => (
      <>
        {itemCount === 1 ? '1 pezzo' : `${itemCount} pezzi`}
        <span className={css.small}>{titles.join(', ')}</span>
      </>
    ),
  },
  { head: 'Stato', cell: ({ state }) => stateWordsOf(state, 'pickup') },
  { head: 'Totale', isFigures: true, cell: ({ total }) => formatEuro(total) },
];

/** What a bookshop is done with: somebody comes back with a book, or asks what it was. */
export function ClosedOrdersPage() {
  const { search, page } = useLoaderData<ClosedOrders>();
  if (page.failure?.kind === 'forbidden') return <NoDesk title={TITLE} failure={page.failure} />;
  return (
    <DeskPage title={TITLE} trail={[{ text: 'Ordini', to: '/dashboard/ordini' }]}>
      <Form action={PATH} role="search" className={css.search}>
        <SearchField
          key={search}
          name="cerca"
          label="Cerca per nome, numero, telefono o ISBN"
          defaultValue={search}
          autoComplete="off"
        />
      </Form>
      {page.failure ? (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={page.failure} />
      ) : (
        <Found search={search} orders={page.value.orders} next={page.value.next} />
      )}
    </DeskPage>
  );
}

interface FoundProps {
  search: string;
  orders: readonly DeskOrderSummary[];
  /** The order behind which the next page begins. */
  next: string | null;
}

function Found({ search, orders, next }: FoundProps) {
  if (orders.length === 0) {
    return search === '' ? (
      <EmptyState action={<Link to="/dashboard/ordini">Vai agli ordini aperti</Link>}>
        Nessun ordine è ancora chiuso.
      </EmptyState>
    ) : (
      <EmptyState action={<Link to={PATH}>Mostra tutti</Link>}>
        Nessun ordine chiuso trovato. Dopo 30 giorni un ordine si trova solo con il suo numero.
      </EmptyState>
    );
  }
  const further = new URLSearchParams({ ...(search && { cerca: search }), dopo: next ?? '' });
  return (
    <>
      <RowsTable caption={TITLE} columns={columns} rows={orders} keyOf={({ id }) => id} isStacked />
      {next !== null && (
        <p>
          <Link to={`${PATH}?${further.toString()}`} rel="next">
            Ordini precedenti
          </Link>
        </p>
      )}
    </>
  );
}
