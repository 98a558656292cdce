import { type Order, orderCommandNames, type StaffOrderSummary } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { isAllowed } from '../orders/command-rules';
import type { OrderEntity } from '../orders/order.entity';
import { isLate, orderSummary, summaryColumns, type OrderSummaryRow } from './order-summary';
import type { TabledLine } from './tabled-lines';

/** Columns of `customer_order` (as `o`) that the list of staff shows. */
export const staffColumns = `${summaryColumns}, o.version, o.shipping_cents AS shippingCents,
  o.is_guest AS isGuest, o.contact, JSON_UNQUOTE(JSON_EXTRACT(o.pickup_point, '$.name')) AS bookshop`;

/** A row of these columns. */
export interface StaffRow extends OrderSummaryRow, Pick<OrderEntity, 'version' | 'shippingCents'> {
  /** JSON. */
  contact: string;
  isGuest: 0 | 1;
  bookshop: string | null;
}

/** An order in the list of staff. */
export function staffSummary(
  row: StaffRow,
  lines: readonly TabledLine[],
  now: Date,
): StaffOrderSummary {
  const today = italianDay(now);
  return {
    ...orderSummary(row, lines, now),
    version: row.version,
    contact: JSON.parse(row.contact) as Order['contact'],
    bookshop: row.bookshop,
    isLate: lines.some((line) => isLate(line, today)),
    ...(row.isGuest === 1 && { isGuest: true as const }),
    commands: orderCommandNames.filter((command) =>
      lines.some((line) => isAllowed(command, { order: row, lines, line, who: 'staff', now })),
    ),
  };
}
