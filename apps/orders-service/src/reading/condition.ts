/** A part of a WHERE on `customer_order`. */
export interface OrderCondition {
  sql: string;
  values: unknown[];
  /** Asks for words or for rows of other tables: no index of the list holds it with the order of the list. */
  isLookedUp?: true;
  /** Rows with an `order_id` that alone say which orders it means, as a FROM has them, with the same values. */
  orderIdsFrom?: string;
}

/** Orders that rows of another table name: `from` is that table with its condition. */
export function namedBy(from: string, values: unknown[]): OrderCondition {
  return {
    sql: `id IN (SELECT order_id FROM ${from})`,
    values,
    isLookedUp: true,
    orderIdsFrom: from,
  };
}
