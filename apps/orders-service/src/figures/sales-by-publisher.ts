import type { BookshopFigures } from '@zaino/contracts/orders';
import type { DataSource } from 'typeorm';
import { SOLD, sumColumns, sumsAnswer, sumsOf, type SumsRow } from './figure-sums';
import { type FigureSpan, inSpan } from './figure-span';

type Publishers = BookshopFigures['publishers'];

/** What was sold of each publisher. */
export async function salesByPublisher(
  dataSource: DataSource,
  span: FigureSpan,
): Promise<Publishers> {
  const where = inSpan(span);
  const rows = await dataSource.query<(SumsRow & { publisher: string | null })[]>(
    `SELECT l.publisher, COUNT(DISTINCT l.order_id) AS orders, ${sumColumns}
     FROM customer_order o
     JOIN order_line l ON l.order_id = o.id AND l.seller_id = o.bookshop_id
     WHERE ${where.sql} AND ${SOLD}
     GROUP BY l.publisher`,
    where.values,
  );
  return rows
    .map(({ publisher, ...sums }) => ({ ...sumsAnswer(sumsOf(sums)), publisher }))
    .toSorted((one, other) => other.turnover - one.turnover);
}
