/** A part of a WHERE on `customer_order`. */
export interface Condition {
  sql: string;
  values: unknown[];
}
