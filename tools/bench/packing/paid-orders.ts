import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { fillOrders } from '../desk/fill-orders';

/** An order of some books that is paid and to be sent. */
export interface PaidOrder {
  id: string;
  number: string;
  isbns: string[];
}

/** As many as `fillOrders` makes at least; what is too many is taken away. */
const MADE = 500;

const address = {
  firstName: 'Anna',
  lastName: 'Bianchi',
  phone: '333 1234567',
  address: 'Via Roma 1',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
};

/** Fills the shop with so many orders that are to be sent, and no others. */
export async function paidOrders(database: string, count: number): Promise<PaidOrder[]> {
  await fillOrders(database, { orders: MADE, bookshopIdOf: () => null });
  const connection = await createConnection(database);
  try {
    const [wanted] = await connection.query<RowDataPacket[]>(
      `SELECT id FROM customer_order WHERE number LIKE 'ZN-D%' ORDER BY number LIMIT ?`,
      [count],
    );
    const ids = wanted.map((row) => String(row['id']));
    await connection.query(`DELETE FROM order_line WHERE order_id NOT IN (?)`, [ids]);
    await connection.query(`DELETE FROM customer_order WHERE id NOT IN (?)`, [ids]);
    // With a number that a scanner can read.
    await connection.query(
      `UPDATE customer_order SET state = 'paid', payment_state = 'paid', paid_at = created_at,
         deliveries = 'one', address = ?,
         number = CONCAT('ZN-', SUBSTRING(number, 4, 4), '-', SUBSTRING(number, 8, 4))`,
      [JSON.stringify(address)],
    );
    await connection.query(`UPDATE order_line SET state = 'paid'`);
    const [rows] = await connection.query<RowDataPacket[]>(
      `SELECT o.id, o.number, l.reference AS isbn FROM customer_order o
       JOIN order_line l ON l.order_id = o.id ORDER BY o.created_at, o.id, l.position`,
    );
    const orders = new Map<string, PaidOrder>();
    for (const row of rows) {
      const id = String(row['id']);
      const order = orders.get(id) ?? { id, number: String(row['number']), isbns: [] };
      order.isbns.push(String(row['isbn']));
      orders.set(id, order);
    }
    return [...orders.values()];
  } finally {
    await connection.end();
  }
}

/** How many of them have left. */
export async function shippedOrders(database: string): Promise<number> {
  const connection = await createConnection(database);
  try {
    const [[row]] = await connection.query<RowDataPacket[]>(
      `SELECT COUNT(*) AS shipped FROM customer_order WHERE state = 'shipped'`,
    );
    return Number(row?.['shipped'] ?? 0);
  } finally {
    await connection.end();
  }
}
