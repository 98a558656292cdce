import type { adminOrderEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { formatEuro } from '@zaino/rules/money';
import { orderStandingWords } from '@zaino/rules/order-words';
import { Badge } from '@zaino/ui/badge';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { Link } from '@zaino/web/router';
import { dayRange } from './day-words';
import { moment } from '../layout/moment-words';
import css from './orders-page.module.css';
import listCss from '../layout/list-page.module.css';

type Row = AnswerOf<typeof adminOrderEndpoints.orders>['orders'][number];

const columns: TableColumns<Row> = [
  {
    head: 'Numero',
    cell: ({ id, number, createdAt }) => (
      <>
        <Link to={`/admin/orders/${id}`} className={css.number}>
          {number}
        </Link>
        <span className={listCss.small}>{moment(createdAt)}</span>
      </>
    ),
  },
  {
    head: 'Cliente',
    cell: ({ contact }) => (
      <>
        {contact.firstName} {contact.lastName}
        <span className={listCss.small}>{contact.email}</span>
      </>
    ),
  },
  {
    head: 'Contenuto',
    cell: ({ itemCount, titles }) => (
      <>
        {itemCount === 1 ? '1 pezzo' : `${itemCount} pezzi`}
        <span className={`${listCss.small} ${css.titles}`}>{titles.join(', ')}</span>
      </>
    ),
  },
  { head: 'Stato', cell: (order) => <Standing order={order} /> },
  { head: 'Consegna', cell: (order) => <Delivery order={order} /> },
  { head: 'Totale', isFigures: true, cell: ({ total }) => formatEuro(total) },
];

/** One row an order; its number leads to it. */
export function OrdersTable({ orders }: { orders: Row[] }) {
  return <RowsTable caption="Ordini" columns={columns} rows={orders} keyOf={({ id }) => id} />;
}

function Standing({ order }: { order: Row }) {
  const { state, money } = orderStandingWords(order);
  return (
    <>
      <Badge kind={order.state === 'delivered' ? 'enriched' : 'plain'}>{state}</Badge>
      {money && <span className={listCss.small}>{money}</span>}
    </>
  );
}

function Delivery({ order: { bookshop, isLate, expected } }: { order: Row }) {
  return (
    <>
      {bookshop === null ? 'A casa' : `Ritiro: ${bookshop}`}
      {isLate ? (
        <span className={`${listCss.small} ${css.late}`}>In ritardo</span>
      ) : (
        expected && <span className={listCss.small}>{dayRange(expected)}</span>
      )}
    </>
  );
}
