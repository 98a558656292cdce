import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';

/** Whether a table has any row: the demo's products and articles go into an empty one only. */
export async function hasRows(mysqlUrl: string, table: 'article' | 'product'): Promise<boolean> {
  const connection = await createConnection(mysqlUrl);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM ?? LIMIT 1', [table]);
    return rows.length > 0;
  } finally {
    await connection.end();
  }
}
