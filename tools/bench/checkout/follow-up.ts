import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import type { CheckoutStack } from './stack';

const LOOK_EVERY_MS = 50;
const WITHIN_MS = 300_000;

/** Waits until the provider's messages have brought in so many paid orders; gives the seconds that took. */
export function untilPaid({ ordersDatabase }: CheckoutStack, orders: number): Promise<number> {
  const sql = `SELECT COUNT(*) >= ? AS isOver FROM customer_order WHERE paid_at IS NOT NULL`;
  return untilTrue(ordersDatabase, sql, [orders]);
}

/** Waits until the worker has done all that must follow: mails, documents, stock. */
export function untilIdle({ ordersDatabase }: CheckoutStack): Promise<number> {
  return untilTrue(ordersDatabase, 'SELECT COUNT(*) = 0 AS isOver FROM outbox_message', []);
}

async function untilTrue(url: string, sql: string, values: unknown[]): Promise<number> {
  const start = performance.now();
  const connection = await createConnection(url);
  try {
    while (performance.now() - start < WITHIN_MS) {
      const [rows] = await connection.query<RowDataPacket[]>(sql, values);
      if (rows[0]?.['isOver'] === 1) return (performance.now() - start) / 1_000;
      await delay(LOOK_EVERY_MS);
    }
    throw new Error('It did not come to its end in time.');
  } finally {
    await connection.end();
  }
}
