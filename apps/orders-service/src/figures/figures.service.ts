import { Injectable } from '@nestjs/common';
import { type BookshopFigures, type CardMoney, UNCOLLECTED_DAYS } from '@zaino/contracts/orders';
import type { FigurePeriod } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { toEuro } from '@zaino/rules/money';
import { yearBefore } from '@zaino/rules/year-before';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { NOBODY } from '../customers/forget-order';
import { ofBookshop } from '../desk/desk-conditions';
import { closedStates } from '../desk/desk-stages';
import { cardMoney } from './card-money';
import { type FigureSpan, inSpan, spanOf } from './figure-span';
import { countOwnLines } from './own-lines';
import { owedMoney } from './owed-money';
import { percentile, type Tally, total } from './percentile';
import { SalesByClass } from './sales-by-class';
import { SalesByDay } from './sales-by-day';
import { SalesByPublisher } from './sales-by-publisher';

/** What a bookshop sold: lines are read once for all that is counted of them, the rest by a statement each. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async cardMoney(bookshopId: string): Promise<CardMoney> {
    const now = this.clock.now();
    const [months, owed] = await Promise.all([
      cardMoney(this.dataSource, { bookshopId, now }),
      owedMoney(this.dataSource, bookshopId),
    ]);
    return { months, owed };
  }

  async read(bookshopId: string, period: FigurePeriod): Promise<BookshopFigures> {
    const span = spanOf(bookshopId, period);
    const [sales, before, families, completion, uncollected] = await Promise.all([
      this.sales(span),
      this.salesByDay(spanOf(bookshopId, yearBefore(period))),
      this.families(span),
      this.completion(span),
      this.uncollected(bookshopId),
    ]);
    const { byDay, byClass, byPublisher } = sales;
    return {
      totals: byDay.totals(),
      yearBefore: before.orNothing(),
      families,
      completion,
      uncollected,
      days: byDay.answer(),
      schools: await byClass.answer(this.dataSource),
      publishers: byPublisher.answer(),
    };
  }

  /** All that is counted of lines, in one pass. */
  private async sales(span: FigureSpan) {
    const byDay = new SalesByDay();
    const byClass = new SalesByClass();
    const byPublisher = new SalesByPublisher();
    await countOwnLines(this.dataSource, span, [byDay, byClass, byPublisher]);
    return { byDay, byClass, byPublisher };
  }

  private async salesByDay(span: FigureSpan): Promise<SalesByDay> {
    const byDay = new SalesByDay();
    await countOwnLines(this.dataSource, span, [byDay]);
    return byDay;
  }

  /** Orders of forgotten customers are nobody's. */
  private async families(span: FigureSpan): Promise<BookshopFigures['families']> {
    const where = inSpan(span);
    const own = ofBookshop(span.bookshopId);
    const [row] = await this.dataSource.query<{ families: string; cameBack: string | null }[]>(
      `SELECT COUNT(*) AS families, SUM(EXISTS (
         SELECT 1 FROM customer_order
         WHERE customer_id = family.customer_id AND created_at < ? AND ${own.sql}
       )) AS cameBack
       FROM (
         SELECT DISTINCT customer_id FROM customer_order WHERE ${where.sql} AND customer_id <> ?
       ) AS family`,
      [span.since, ...own.values, ...where.values, NOBODY],
    );
    return { all: Number(row?.families ?? 0), returning: Number(row?.cameBack ?? 0) };
  }

  /** Of orders whose books have all arrived: from the order to the last of them, in whole days. */
  private async completion(span: FigureSpan): Promise<BookshopFigures['completion']> {
    const where = inSpan(span);
    const rows = await this.dataSource.query<{ days: string; orders: string }[]>(
      `SELECT TIMESTAMPDIFF(DAY, complete.created_at, complete.at) AS days, COUNT(*) AS orders
       FROM (
         SELECT o.created_at, MAX(e.at) AS at
         FROM customer_order o
         JOIN order_event e ON e.order_id = o.id AND e.to_state = 'reserved'
         WHERE ${where.sql} AND o.state IN ('reserved', 'ready', 'delivered')
         GROUP BY o.id, o.created_at
       ) AS complete
       GROUP BY days`,
      where.values,
    );
    const tallies = rows.map(({ days, orders }): Tally => ({
      value: Number(days),
      count: Number(orders),
    }));
    return {
      orders: total(tallies),
      median: percentile(tallies, 50),
      ninetieth: percentile(tallies, 90),
    };
  }

  /** What waits at the counter, whenever it was ordered. */
  private async uncollected(bookshopId: string): Promise<BookshopFigures['uncollected']> {
    const own = ofBookshop(bookshopId);
    const since = new Date(this.clock.now() - UNCOLLECTED_DAYS * DAY_MS);
    const [row] = await this.dataSource.query<{ orders: string; pieces: string; cents: string }[]>(
      `SELECT COUNT(DISTINCT o.id) AS orders, COALESCE(SUM(l.quantity), 0) AS pieces,
         COALESCE(SUM(l.total_cents) - SUM(l.discount_cents) - SUM(l.refunded_cents)
           + SUM(l.extra_cents), 0) AS cents
       FROM customer_order o
       JOIN order_line l ON l.order_id = o.id AND l.seller_id = o.bookshop_id
       WHERE ${own.sql} AND o.state NOT IN (?) AND l.state = 'ready' AND l.state_since <= ?`,
      [...own.values, closedStates, since],
    );
    return {
      orders: Number(row?.orders ?? 0),
      pieces: Number(row?.pieces ?? 0),
      value: toEuro(Number(row?.cents ?? 0)),
    };
  }
}
