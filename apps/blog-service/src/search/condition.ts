/** Which articles count: a condition on the table `article`, with the values of its question marks. */
export interface Condition {
  sql: string;
  values: unknown[];
}

export function both(one: Condition, other: Condition): Condition {
  return { sql: `${one.sql} AND ${other.sql}`, values: [...one.values, ...other.values] };
}
