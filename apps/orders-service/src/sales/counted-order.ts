import type { EntityManager } from 'typeorm';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';

/** A line as far as it is counted. */
export type CountedLine = Pick<
  OrderLineEntity,
  | 'key'
  | 'state'
  | 'vat'
  | 'soldBy'
  | 'quantity'
  | 'coverCents'
  | 'totalCents'
  | 'discountCents'
  | 'refundedCents'
  | 'isOffBill'
  | 'cedolaCents'
  | 'extraCents'
  | 'extraRefundedCents'
  | 'schoolCode'
  | 'className'
  | 'sectionName'
>;

/** An order as far as it is counted. */
export type CountedOrder = Pick<
  OrderEntity,
  | 'id'
  | 'version'
  | 'paymentMethod'
  | 'paymentState'
  | 'shippingMethod'
  | 'voucherCode'
  | 'shippingCents'
  | 'totalCents'
  | 'cedolaCents'
  | 'refundedCents'
> & { lines: CountedLine[] };

/** Moments: from the first on, and before the last. */
export interface OrderSpan {
  since: Date;
  before: Date;
}

type OrderRow = Omit<CountedOrder, 'lines'>;
/** As the database gives it: truths as numbers. */
type LineRow = Omit<CountedLine, 'isOffBill'> & { orderId: string; isOffBill: number };

/** Orders of a span with their lines, by `ix_customer_order_created_at` and `ix_order_line_order_id`. */
export async function countedOrders(
  manager: EntityManager,
  { since, before }: OrderSpan,
): Promise<CountedOrder[]> {
  const orders = await manager.query<OrderRow[]>(
    `SELECT id, version, payment_method AS paymentMethod, payment_state AS paymentState,
       shipping_method AS shippingMethod, voucher_code AS voucherCode, shipping_cents AS shippingCents,
       total_cents AS totalCents, cedola_cents AS cedolaCents, refunded_cents AS refundedCents
     FROM customer_order WHERE created_at >= ? AND created_at < ?`,
    [since, before],
  );
  const byId = new Map(orders.map((order) => [order.id, { ...order, lines: [] as CountedLine[] }]));
  const lines = await manager.query<LineRow[]>(
    `SELECT l.order_id AS orderId, l.line_key AS \`key\`, l.state, l.vat, l.sold_by AS soldBy, l.quantity,
       l.cover_cents AS coverCents, l.total_cents AS totalCents, l.discount_cents AS discountCents,
       l.refunded_cents AS refundedCents, l.is_off_bill AS isOffBill, l.cedola_cents AS cedolaCents,
       l.extra_cents AS extraCents, l.extra_refunded_cents AS extraRefundedCents,
       l.school_code AS schoolCode, l.class_name AS className, l.section_name AS sectionName
     FROM customer_order o JOIN order_line l ON l.order_id = o.id
     WHERE o.created_at >= ? AND o.created_at < ?`,
    [since, before],
  );
  for (const { orderId, isOffBill, ...line } of lines) {
    byId.get(orderId)?.lines.push({ ...line, isOffBill: isOffBill === 1 });
  }
  return [...byId.values()];
}
