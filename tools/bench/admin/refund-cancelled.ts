import { createConnection } from 'mysql2/promise';

/** Of what was cancelled after it was paid the money is on its way back. */
export async function refundCancelled(database: string): Promise<void> {
  const connection = await createConnection(database);
  try {
    await connection.query(
      `INSERT INTO refund (id, order_id, amount_cents, state, reason, line_cents, created_at)
       SELECT UUID(), id, total_cents, 'pending', '', '{}', created_at
       FROM customer_order WHERE state = 'cancelled' AND payment_state = 'paid'`,
    );
    await connection.query('ANALYZE TABLE refund');
  } finally {
    await connection.end();
  }
}
