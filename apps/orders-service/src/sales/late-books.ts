import type { AfterSale } from '@zaino/contracts/orders';
import type { DataSource } from 'typeorm';
import { expecting } from '../orders/expected-days';

interface LateRow {
  publisher: string | null;
  orders: string;
  pieces: string;
  since: string;
}

/** Books whose day is over, by `ix_order_line_state`; of orders that somebody has paid or promised to. */
export async function lateBooks(dataSource: DataSource, today: string): Promise<AfterSale['late']> {
  const rows = await dataSource.query<LateRow[]>(
    `SELECT l.publisher, COUNT(DISTINCT l.order_id) AS orders, SUM(l.quantity) AS pieces,
       MIN(l.expected_to) AS since
     FROM order_line l JOIN customer_order o ON o.id = l.order_id
     WHERE l.state IN (?) AND l.expected_to < ? AND l.type = 'book' AND o.payment_state <> 'none'
     GROUP BY l.publisher ORDER BY pieces DESC, l.publisher`,
    [expecting, today],
  );
  return rows.map(({ publisher, orders, pieces, since }) => ({
    publisher,
    orders: Number(orders),
    pieces: Number(pieces),
    since,
  }));
}
