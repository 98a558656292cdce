import type { DataSource } from 'typeorm';
import { whereOf } from './admin-order-conditions';
import type { OrderCondition } from './condition';

interface Wanted {
  /** Of `customer_order` (as `o`). */
  columns: string;
  conditions: readonly OrderCondition[];
  limit: number;
}

/**
 * So many orders of a list, the newest first. They are found within an index (which holds every filter but words,
 * schools and views), only their rows are read.
 */
export function listedRows<Row>(
  dataSource: DataSource,
  { columns, conditions, limit }: Wanted,
): Promise<Row[]> {
  const where = whereOf(conditions);
  return dataSource.query<Row[]>(
    `SELECT ${columns}
     FROM (
       SELECT id FROM customer_order ${where.sql}
       ORDER BY created_at DESC, id DESC LIMIT ?
     ) AS found JOIN customer_order o ON o.id = found.id
     ORDER BY o.created_at DESC, o.id DESC`,
    [...where.values, limit],
  );
}
