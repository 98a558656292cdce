import type { Order, OrderLine } from '@zaino/contracts/orders';

/** What is known of a line wherever it is shown, also to somebody who only has the tracking link. */
export type ShownLine = Pick<OrderLine, 'state' | 'stateSince' | 'expected'> &
  Partial<Pick<OrderLine, 'withdrawnAt'>>;

/** What the words about a line depend on beside it. */
export interface ShownLineContext {
  shippingMethod: Order['shippingMethod'];
  /** The day in Italy. */
  today: string;
  /** The payment page was not paid yet. */
  isUnpaid: boolean;
}

/** Whether its date is over and it is not there. */
export function isLate({ expected }: Pick<ShownLine, 'expected'>, today: string): boolean {
  return expected !== null && expected.to < today;
}
