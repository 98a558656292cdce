import { useQuery } from '@tanstack/react-query';
import type { CustomerOrders } from '@zaino/contracts/orders';
import { formatCount } from '@zaino/rules/format-count';
import { formatEuro } from '@zaino/rules/money';
import { orderStateWords } from '@zaino/rules/order-words';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { Link } from '@zaino/web/router';
import { moment } from '../../layout/moment-words';
import { PartFailure } from './part-failure';
import { ordersQuery } from './user.api';
import css from './user-desk.module.css';

type Row = CustomerOrders['orders'][number];

const columns: TableColumns<Row> = [
  {
    head: 'Ordine',
    cell: ({ id, number }) => <Link to={`/admin/orders/${id}`}>{number}</Link>,
  },
  { head: 'Quando', cell: ({ createdAt }) => moment(createdAt) },
  { head: 'Stato', cell: ({ state }) => orderStateWords[state] },
  { head: 'Totale', isFigures: true, cell: ({ total }) => formatEuro(total) },
];

/** How many orders there are, and the way to the latest. */
export function UserOrders({ uid }: { uid: string }) {
  const { data, error, refetch, isFetching } = useQuery(ordersQuery(uid));
  return (
    <section className={css.part}>
      <h2>Ordini</h2>
      {error && (
        <PartFailure
          words="Gli ordini non si sono caricati."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <p role="status">Caricamento...</p>}
      {data && <Orders {...data} />}
    </section>
  );
}

function Orders({ count, orders }: CustomerOrders) {
  if (count === 0) return <p>Nessun ordine.</p>;
  return (
    <>
      <p>
        {count === 1 ? '1 ordine' : `${formatCount(count)} ordini`}
        {orders.length < count && `, gli ultimi ${orders.length}:`}
      </p>
      <RowsTable
        caption="Ultimi ordini"
        columns={columns}
        rows={orders}
        keyOf={({ id }) => id}
        isStacked
      />
    </>
  );
}
