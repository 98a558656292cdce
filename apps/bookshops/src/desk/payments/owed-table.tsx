import type { OwedMoney } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { Link } from '@zaino/web/router';
import css from './payments-page.module.css';

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: TableColumns<OwedMoney['parts'][number]> = [
  {
    head: 'Ordine',
    cell: ({ orderId, orderNumber }) => (
      <Link to={`/dashboard/ordini/${orderId}`}>{orderNumber}</Link>
    ),
  },
  { head: 'Pagato il', cell: (of) => day.format(new Date(of.day)) },
  { head: 'La tua parte', isFigures: true, cell: ({ part }) => formatEuro(part) },
  { head: 'Tolto per rimborsi', isFigures: true, cell: ({ takenBack }) => formatEuro(takenBack) },
  { head: 'Da trasferire', isFigures: true, cell: ({ left }) => formatEuro(left) },
];

/** What the provider would not bring to the account, order by order. */
export function OwedTable({ owed: { total, orders, parts } }: { owed: OwedMoney }) {
  return (
    <>
      <p>
        Ti dobbiamo <strong>{formatEuro(total)}</strong>: sono la tua parte di ordini pagati online
        che il servizio di pagamento non ha accettato di mandare al tuo conto. Appena il conto può
        ricevere denaro te li trasferiamo da soli, di solito entro un’ora.
      </p>
      <RowsTable
        caption="Di che cosa è fatto"
        columns={columns}
        rows={parts}
        keyOf={({ orderId }) => orderId}
        isStacked
      />
      {orders > parts.length && (
        <p className={css.hint}>
          Qui ci sono soltanto gli ordini più recenti, {parts.length} su {orders}; la somma è di
          tutti.
        </p>
      )}
    </>
  );
}
