/** Which articles count: a condition on the table `article`, with the values of its question marks. */
export interface ArticleCondition {
  sql: string;
  values: unknown[];
}

export function both(one: ArticleCondition, other: ArticleCondition): ArticleCondition {
  return { sql: `${one.sql} AND ${other.sql}`, values: [...one.values, ...other.values] };
}
