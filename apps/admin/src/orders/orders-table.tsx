import type { adminOrderEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { formatEuro } from '@zaino/rules/money';
import { orderStandingWords } from '@zaino/rules/order-words';
import { Badge } from '@zaino/ui/badge';
import { Table } from '@zaino/ui/table';
import { Link } from '@zaino/web/router';
import { dayRange } from './day-words';
import { moment } from '../layout/moment-words';
import css from './orders-page.module.css';
import listCss from '../layout/list-page.module.css';

type Row = AnswerOf<typeof adminOrderEndpoints.orders>['orders'][number];

/** One row an order; its number leads to it. */
export function OrdersTable({ orders }: { orders: Row[] }) {
  return (
    <Table caption="Ordini">
      <thead>
        <tr>
          <th scope="col">Numero</th>
          <th scope="col">Cliente</th>
          <th scope="col">Contenuto</th>
          <th scope="col">Stato</th>
          <th scope="col">Consegna</th>
          <th scope="col" data-figures>
            Totale
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </Table>
  );
}

function OrderRow({ order }: { order: Row }) {
  const { contact, titles, itemCount, expected } = order;
  const words = orderStandingWords(order);
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/orders/${order.id}`} className={css.number}>
          {order.number}
        </Link>
        <span className={listCss.small}>{moment(order.createdAt)}</span>
      </th>
      <td>
        {contact.firstName} {contact.lastName}
        <span className={listCss.small}>{contact.email}</span>
      </td>
      <td>
        {itemCount === 1 ? '1 pezzo' : `${itemCount} pezzi`}
        <span className={`${listCss.small} ${css.titles}`}>{titles.join(', ')}</span>
      </td>
      <td>
        <Badge kind={order.state === 'delivered' ? 'enriched' : 'plain'}>{words.state}</Badge>
        {words.money && <span className={listCss.small}>{words.money}</span>}
      </td>
      <td>
        {order.bookshop === null ? 'A casa' : `Ritiro: ${order.bookshop}`}
        {order.isLate ? (
          <span className={`${listCss.small} ${css.late}`}>In ritardo</span>
        ) : (
          expected && <span className={listCss.small}>{dayRange(expected)}</span>
        )}
      </td>
      <td data-figures>{formatEuro(order.total)}</td>
    </tr>
  );
}
