import { groupBy } from '@zaino/rules/group-by';
import type { EntityManager } from 'typeorm';
import type { RegisterOrder } from '../register/register-orders';

interface Span {
  since: Date;
  before: Date;
}

interface PaidRow {
  sellerId: string;
  feeCents: string;
}

/** A refund of an order by card of which a bookshop had a part. */
interface BackRow {
  orderId: string;
  sellerId: string;
  /** JSON. */
  lineCents: string;
  /** What came back from the bookshop, less what it got back of the fee. */
  partCents: number;
}

/**
 * What the shop kept of the payments of a span, by bookshop, as its page of card payments has it (`card-money.ts`): what
 * its books cost less its part of the payment. A part that is still owed has its fee as well.
 */
export async function keptFees(manager: EntityManager, span: Span): Promise<Map<string, number>> {
  const rows = await manager.query<PaidRow[]>(
    `SELECT o.bookshop_id AS sellerId, SUM(
       (SELECT COALESCE(SUM(l.total_cents - l.discount_cents - l.cedola_cents + l.extra_cents), 0)
        FROM order_line l
        WHERE l.order_id = o.id AND l.seller_id = o.bookshop_id AND l.type = 'book'
          AND NOT l.is_off_bill)
       - p.transfer_cents + p.fee_cents) AS feeCents
     FROM customer_order o JOIN payment p ON p.order_id = o.id
     WHERE o.paid_at >= ? AND o.paid_at < ? AND o.bookshop_id IS NOT NULL
       AND p.state = 'paid' AND p.destination IS NOT NULL
     GROUP BY o.bookshop_id`,
    [span.since, span.before],
  );
  return new Map(rows.map(({ sellerId, feeCents }) => [sellerId, Number(feeCents)]));
}

/** What the shop gave back of its fees with the refunds of a span, by bookshop. */
export async function feesGivenBack(
  manager: EntityManager,
  { span, refunded }: { span: Span; refunded: ReadonlyMap<string, RegisterOrder> },
): Promise<Map<string, number>> {
  const rows = await manager.query<BackRow[]>(
    `SELECT r.order_id AS orderId, o.bookshop_id AS sellerId, r.line_cents AS lineCents,
       r.reversal_cents - r.fee_cents AS partCents
     FROM refund r JOIN customer_order o ON o.id = r.order_id JOIN payment p ON p.id = r.payment_id
     WHERE r.done_at >= ? AND r.done_at < ? AND r.state = 'done' AND r.reversal_cents > 0
       AND o.bookshop_id IS NOT NULL AND p.state = 'paid' AND p.destination IS NOT NULL`,
    [span.since, span.before],
  );
  const sums = [...groupBy(rows, ({ sellerId }) => sellerId)].map(
    ([sellerId, own]): [string, number] => [
      sellerId,
      own.reduce((sum, row) => sum + goodsOf(row, refunded.get(row.orderId)) - row.partCents, 0),
    ],
  );
  return new Map(sums);
}

/** What customers got back of what the bookshop sells. */
function goodsOf({ lineCents, sellerId }: BackRow, order: RegisterOrder | undefined): number {
  const cents = JSON.parse(lineCents) as Record<string, number>;
  return (order?.lines ?? [])
    .filter(({ soldBy }) => soldBy === sellerId)
    .reduce((sum, { id }) => sum + (cents[id] ?? 0), 0);
}
