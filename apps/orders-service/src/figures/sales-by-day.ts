import type { BookshopFigures } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { DataSource } from 'typeorm';
import { addSums, sumColumns, type Sums, sumsAnswer, sumsOf, type SumsRow } from './figure-sums';
import { type FigureSpan, inSpan } from './figure-span';

/** Of an hour, or of several. */
interface Sales extends Sums {
  piecesOrdered: number;
  piecesFilled: number;
}

interface HourRow extends SumsRow {
  hour: string;
  piecesOrdered: string;
  piecesFilled: string;
}

const nothing: Sales = {
  orders: 0,
  lines: 0,
  pieces: 0,
  grossCents: 0,
  lessCents: 0,
  piecesOrdered: 0,
  piecesFilled: 0,
};

/**
 * What was sold on each day. The database counts by hours since 1970, which every one knows; that days in Italy begin
 * at 22:00 or 23:00 in UTC is known here alone.
 */
export async function salesByDay(
  dataSource: DataSource,
  span: FigureSpan,
): Promise<Map<string, Sales>> {
  const where = inSpan(span);
  const rows = await dataSource.query<HourRow[]>(
    `SELECT TIMESTAMPDIFF(HOUR, '1970-01-01', o.created_at) AS hour,
       COUNT(DISTINCT o.id) AS orders,
       COALESCE(SUM(l.quantity), 0) AS piecesOrdered,
       COALESCE(SUM(CASE WHEN l.state = 'ready' OR l.delivered_at IS NOT NULL
         THEN l.quantity END), 0) AS piecesFilled,
       ${sumColumns}
     FROM customer_order o
     LEFT JOIN order_line l ON l.order_id = o.id AND l.seller_id = o.bookshop_id
     WHERE ${where.sql}
     GROUP BY hour ORDER BY hour`,
    where.values,
  );
  const days = new Map<string, Sales>();
  for (const row of rows) {
    const day = italianDay(Number(row.hour) * HOUR_MS);
    const sales = {
      ...sumsOf(row),
      piecesOrdered: Number(row.piecesOrdered),
      piecesFilled: Number(row.piecesFilled),
    };
    days.set(day, add(days.get(day) ?? nothing, sales));
  }
  return days;
}

/** Of all days; null where there was no order. */
export function totalsOf(days: Map<string, Sales>): BookshopFigures['yearBefore'] {
  return days.size === 0 ? null : totalsAnswer([...days.values()].reduce(add, nothing));
}

export function totalsAnswer(sales: Sales = nothing): BookshopFigures['totals'] {
  const { piecesOrdered, piecesFilled } = sales;
  return { ...sumsAnswer(sales), piecesOrdered, piecesFilled };
}

function add(one: Sales, other: Sales): Sales {
  return {
    ...addSums(one, other),
    piecesOrdered: one.piecesOrdered + other.piecesOrdered,
    piecesFilled: one.piecesFilled + other.piecesFilled,
  };
}
