/** Which articles count: a condition on the table `article`, with the values of its question marks. */
export interface WordCondition {
  sql: string;
  values: unknown[];
}

export function both(one: WordCondition, other: WordCondition): WordCondition {
  return { sql: `${one.sql} AND ${other.sql}`, values: [...one.values, ...other.values] };
}
