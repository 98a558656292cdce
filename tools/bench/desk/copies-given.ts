import { createConnection } from 'mysql2/promise';

/** Each with what it counts; 0 where all is well. */
const wrong = {
  'lines with two copies': `
    SELECT COUNT(*) AS found FROM (
      SELECT line_id FROM arrival WHERE line_id IS NOT NULL GROUP BY line_id HAVING COUNT(*) > 1
    ) AS twice`,
  'copies on lines that still wait': `
    SELECT COUNT(*) AS found FROM arrival a JOIN order_line l ON l.id = a.line_id
    WHERE l.state NOT IN ('reserved', 'ready')`,
  'lines served before older ones': `
    SELECT COUNT(*) AS found FROM arrival a
    JOIN customer_order o ON o.id = a.order_id
    JOIN order_line w ON w.reference = a.isbn AND w.state IN ('received', 'paid', 'waiting')
    JOIN customer_order older ON older.id = w.order_id AND older.bookshop_id = a.bookshop_id
    WHERE older.created_at < o.created_at
      AND (w.state <> 'received' OR older.payment_method = 'shop')`,
};

interface Given {
  /** Copies that went to somebody, and to the shelf. */
  assigned: number;
  shelf: number;
  /** What must not be, with how often it is. */
  wrong: Record<string, number>;
}

/** What became of the copies that were scanned. */
export async function copiesGiven(database: string): Promise<Given> {
  const connection = await createConnection(database);
  const count = async (sql: string) => {
    const [rows] = await connection.query(sql);
    return Number((rows as { found: string | null }[])[0]?.found ?? 0);
  };
  try {
    const found: Record<string, number> = {};
    for (const [name, sql] of Object.entries(wrong)) found[name] = await count(sql);
    return {
      assigned: await count('SELECT COUNT(line_id) AS found FROM arrival'),
      shelf: await count('SELECT SUM(copies) AS found FROM shelf'),
      wrong: found,
    };
  } finally {
    await connection.end();
  }
}
