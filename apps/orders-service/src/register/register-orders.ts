import { groupBy } from '@zaino/rules/group-by';
import type { EntityManager } from 'typeorm';
import type { TaxedLine } from '../documents/taxed-amounts';
import type { OrderEntity } from '../orders/order.entity';
import type { RefundEntity } from '../payments/refund.entity';

/** Moments: from the first on, and before the last. */
interface Span {
  since: Date;
  before: Date;
  /** Whether only orders of which a bookshop sells something are wanted, whole as they are. */
  isOfBookshops?: boolean;
}

export interface RegisterLine extends TaxedLine {
  /** Who sells it; null for the shop itself. */
  soldBy: string | null;
}

/** An order as far as the register counts it. */
export interface RegisterOrder extends Pick<
  OrderEntity,
  'id' | 'paymentMethod' | 'paymentState' | 'shippingCents'
> {
  lines: RegisterLine[];
  /** Whether an invoice was asked for with it: those that were issued may be all that is known of that by now. */
  isInvoiceWished: boolean;
  /** Sellers that have issued one, the shop as `''`. */
  invoicedBy: ReadonlySet<string>;
}

export type RegisterRefund = Pick<
  RefundEntity,
  'orderId' | 'amountCents' | 'lineCents' | 'extraCents'
>;

/** Orders that were paid in a span, by `ix_customer_order_paid_at`. */
export function paidOrders(manager: EntityManager, span: Span): Promise<RegisterOrder[]> {
  return registerOrders(manager, { sql: 'o.paid_at >= ? AND o.paid_at < ?', span });
}

/** Refunds whose money was back in a span, by `ix_refund_done_at`; second payments of an order were never taken for it. */
export async function doneRefunds(
  manager: EntityManager,
  { since, before }: Span,
): Promise<RegisterRefund[]> {
  const rows = await manager.query<RefundRow[]>(
    `SELECT r.order_id AS orderId, r.amount_cents AS amountCents, r.line_cents AS lineCents,
       r.extra_cents AS extraCents
     FROM refund r LEFT JOIN payment p ON p.id = r.payment_id
     WHERE r.done_at >= ? AND r.done_at < ? AND r.state = 'done'
       AND (p.state IS NULL OR p.state <> 'duplicate')`,
    [since, before],
  );
  return rows.map(({ lineCents, extraCents, ...row }) => ({
    ...row,
    lineCents: JSON.parse(lineCents) as RegisterRefund['lineCents'],
    extraCents: JSON.parse(extraCents ?? 'null') as RegisterRefund['extraCents'],
  }));
}

/** The orders of those refunds, by their ids; what was never paid is none of the register's. */
export async function refundedOrders(
  manager: EntityManager,
  span: Span,
): Promise<Map<string, RegisterOrder>> {
  const orders = await registerOrders(manager, {
    sql: `o.id IN (SELECT r.order_id FROM refund r WHERE r.done_at >= ? AND r.done_at < ?)
      AND o.paid_at IS NOT NULL`,
    span,
  });
  return new Map(orders.map((order) => [order.id, order]));
}

/** As the database gives it: JSON as text. */
interface RefundRow {
  orderId: string;
  amountCents: number;
  lineCents: string;
  extraCents: string | null;
}

type OrderRow = Omit<RegisterOrder, 'lines' | 'isInvoiceWished' | 'invoicedBy'> & {
  isInvoiceWished: number;
};
/** As the database gives it: truths as numbers. */
type LineRow = Omit<RegisterLine, 'isOffBill'> & { orderId: string; isOffBill: number };

const soldByBookshop =
  'EXISTS (SELECT 1 FROM order_line s WHERE s.order_id = o.id AND s.sold_by IS NOT NULL)';

/** Without what lines are called: a month has hundreds of thousands of them. */
async function registerOrders(
  manager: EntityManager,
  { sql: ofSpan, span: { since, before, isOfBookshops = false } }: { sql: string; span: Span },
): Promise<RegisterOrder[]> {
  const values = [since, before];
  const sql = isOfBookshops ? `${ofSpan} AND ${soldByBookshop}` : ofSpan;
  const orders = await manager.query<OrderRow[]>(
    `SELECT o.id, o.payment_method AS paymentMethod, o.payment_state AS paymentState,
       o.shipping_cents AS shippingCents, COALESCE(o.invoice_request, 'null') <> 'null' AS isInvoiceWished
     FROM customer_order o WHERE ${sql}`,
    values,
  );
  if (orders.length === 0) return [];
  const lines = await manager.query<LineRow[]>(
    `SELECT l.order_id AS orderId, l.id, l.state, l.vat, l.sold_by AS soldBy, l.extra,
       l.total_cents AS totalCents, l.discount_cents AS discountCents, l.cedola_cents AS cedolaCents,
       l.extra_cents AS extraCents, l.is_off_bill AS isOffBill
     FROM customer_order o JOIN order_line l ON l.order_id = o.id
     WHERE ${sql} ORDER BY l.order_id, l.position`,
    values,
  );
  const invoices = await manager.query<{ orderId: string; sellerId: string }[]>(
    `SELECT d.order_id AS orderId, d.seller_id AS sellerId
     FROM customer_order o JOIN fiscal_document d ON d.order_id = o.id AND d.kind = 'fattura'
     WHERE ${sql}`,
    values,
  );
  const linesOf = groupBy(lines, ({ orderId }) => orderId);
  const invoicesOf = groupBy(invoices, ({ orderId }) => orderId);
  return orders.map((order) => ({
    ...order,
    isInvoiceWished: order.isInvoiceWished === 1,
    invoicedBy: new Set(invoicesOf.get(order.id)?.map(({ sellerId }) => sellerId)),
    lines: (linesOf.get(order.id) ?? []).map(({ isOffBill, ...line }) => ({
      ...line,
      isOffBill: isOffBill === 1,
    })),
  }));
}
