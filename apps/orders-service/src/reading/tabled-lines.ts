import type { OrderLineEntity } from '../orders/order-line.entity';
import type { DataSource } from 'typeorm';

/** Columns that the list needs of a line, as rows of the query have them. */
type Columns = Pick<
  OrderLineEntity,
  | 'orderId'
  | 'reference'
  | 'state'
  | 'stateSince'
  | 'quantity'
  | 'expectedFrom'
  | 'expectedTo'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'cedolaState'
  | 'extraState'
  | 'extraCents'
  | 'refundedCents'
  | 'isOffBill'
  | 'sellerId'
  | 'withdrawnAt'
  | 'schoolCode'
  | 'className'
  | 'sectionName'
>;

interface LineRow extends Omit<Columns, 'isOffBill'> {
  isOffBill: 0 | 1;
  title: string;
  schoolName: string | null;
  isOrdered: 0 | 1;
  acceptsEquivalent: 0 | 1;
  /** JSON. */
  before: string | null;
}

/** A line as a table of orders needs it whose rows say what may be done with them. */
export interface TabledLine
  extends Columns, Pick<OrderLineEntity, 'isOrdered' | 'acceptsEquivalent' | 'before'> {
  title: string;
  schoolName: string | null;
}

/** The lines of some orders by the order's id, in one statement on `ix_order_line_order_id`. */
export async function tabledLines(
  dataSource: DataSource,
  orderIds: readonly string[],
): Promise<(orderId: string) => TabledLine[]> {
  const byOrder = new Map(orderIds.map((id) => [id, [] as TabledLine[]]));
  if (orderIds.length > 0) {
    const rows = await dataSource.query<LineRow[]>(
      `SELECT order_id AS orderId, reference, state, state_since AS stateSince, quantity,
         expected_from AS expectedFrom, expected_to AS expectedTo, total_cents AS totalCents,
         discount_cents AS discountCents, refunded_cents AS refundedCents,
         is_off_bill AS isOffBill,
         cedola_cents AS cedolaCents, cedola_state AS cedolaState, extra_state AS extraState,
         extra_cents AS extraCents, seller_id AS sellerId,
         withdrawn_at AS withdrawnAt, school_code AS schoolCode, class_name AS className,
         section_name AS sectionName, is_ordered AS isOrdered,
         accepts_equivalent AS acceptsEquivalent, before_change AS \`before\`,
         JSON_UNQUOTE(JSON_EXTRACT(details, '$.title')) AS title,
         JSON_UNQUOTE(JSON_EXTRACT(details, '$.school.nome')) AS schoolName
       FROM order_line WHERE order_id IN (?) ORDER BY order_id, position`,
      [orderIds],
    );
    for (const row of rows) byOrder.get(row.orderId)?.push(lineOf(row));
  }
  return (orderId) => byOrder.get(orderId) ?? [];
}

function lineOf({ before, isOffBill, isOrdered, acceptsEquivalent, ...row }: LineRow): TabledLine {
  return {
    ...row,
    isOffBill: isOffBill === 1,
    isOrdered: isOrdered === 1,
    acceptsEquivalent: acceptsEquivalent === 1,
    before: before === null ? null : (JSON.parse(before) as TabledLine['before']),
  };
}
