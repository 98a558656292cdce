import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';

/** Whether the catalogue has any product: the demo's school supplies go into an empty one only. */
export async function hasProducts(mysqlUrl: string): Promise<boolean> {
  const connection = await createConnection(mysqlUrl);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM product LIMIT 1');
    return rows.length > 0;
  } finally {
    await connection.end();
  }
}
