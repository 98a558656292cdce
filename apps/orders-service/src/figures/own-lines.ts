import type { DataSource } from 'typeorm';
import { type FigureSpan, inSpan } from './figure-span';

/** A line of the bookshop's own books, as it is counted; money in cents. */
export interface SoldLine {
  orderId: string;
  /** Of the order, since 1970: every database knows hours, and days in Italy begin at a full one. */
  hour: number;
  /** Whether it was sold and stays so. */
  isSold: boolean;
  /** Ready, or handed over. */
  isFilled: boolean;
  quantity: number;
  /** Before anything was taken off: a bookshop pays books by their cover price. */
  grossCents: number;
  /** Discounts, and what was given back. */
  lessCents: number;
  school: string | null;
  classe: string | null;
  sezione: string | null;
  publisher: string | null;
  /** What stays paid for what was done to its pieces. */
  extraCents: number;
}

/** As the database gives it: truths as numbers, and of an order without own books nothing but the order. */
interface LineRow extends Pick<
  SoldLine,
  'orderId' | 'hour' | 'school' | 'classe' | 'sezione' | 'publisher'
> {
  isSold: number | null;
  isFilled: number | null;
  quantity: number | null;
  coverCents: number | null;
  totalCents: number | null;
  discountCents: number | null;
  refundedCents: number | null;
  extraCents: number | null;
  extraRefundedCents: number | null;
}

/** What adds lines up. */
export interface LineCount {
  add(line: SoldLine): void;
}

/**
 * Gives every own line of a span to those who count, a row at a time, by `ix_order_line_figures`: all figures come of
 * this one pass. An order without own books comes once, with a quantity of 0.
 */
export async function countOwnLines(
  dataSource: DataSource,
  span: FigureSpan,
  counts: readonly LineCount[],
): Promise<void> {
  const where = inSpan(span);
  const runner = dataSource.createQueryRunner();
  try {
    const rows = (await runner.stream(
      `SELECT o.id AS orderId, TIMESTAMPDIFF(HOUR, '1970-01-01', o.created_at) AS hour,
         l.state NOT IN ('cancelled', 'returned', 'refunded') AS isSold,
         l.state = 'ready' OR l.delivered_at IS NOT NULL AS isFilled,
         l.quantity, l.cover_cents AS coverCents, l.total_cents AS totalCents, l.discount_cents AS discountCents,
         l.refunded_cents AS refundedCents, l.extra_cents AS extraCents,
         l.extra_refunded_cents AS extraRefundedCents,
         l.school_code AS school, l.class_name AS classe, l.section_name AS sezione, l.publisher
       FROM customer_order o
       LEFT JOIN order_line l ON l.order_id = o.id AND l.seller_id = o.bookshop_id
       WHERE ${where.sql}`,
      where.values,
    )) as AsyncIterable<LineRow>;
    for await (const row of rows) {
      const line = soldLine(row);
      for (const count of counts) count.add(line);
    }
  } finally {
    await runner.release();
  }
}

function soldLine(found: LineRow): SoldLine {
  const { coverCents, totalCents, discountCents, ...rest } = found;
  const { refundedCents, extraCents, extraRefundedCents, ...row } = rest;
  const quantity = row.quantity ?? 0;
  const paidCents = known(totalCents);
  const grossCents = coverCents === null ? paidCents : coverCents * quantity;
  const [backCents, ofExtras] = [known(refundedCents), known(extraRefundedCents)];
  const isSold = row.isSold === 1;
  return {
    ...row,
    isSold,
    isFilled: row.quantity !== null && row.isFilled === 1,
    quantity,
    grossCents,
    // What was given back for an extra was no part of the total.
    lessCents: grossCents - paidCents + known(discountCents) + backCents - ofExtras,
    // Of lines that are undone what was done by then stays paid, if anything of them was.
    extraCents: isSold || backCents > 0 ? known(extraCents) - ofExtras : 0,
  };
}

/** Of an order without own books nothing is known. */
function known(cents: number | null): number {
  return cents ?? 0;
}
