/** A part of a WHERE on `customer_order`. */
export interface OrderCondition {
  sql: string;
  values: unknown[];
}
