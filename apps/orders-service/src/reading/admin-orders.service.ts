import { Injectable } from '@nestjs/common';
import type { adminOrderEndpoints, Order } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { italianDay } from '@zaino/rules/italian-day';
import { type AdminOrderQuery, conditionsOf, whereOf } from './admin-order-conditions';
import type { OrderCondition } from './condition';
import { OrderReader } from './order-reader';
import {
  isLate,
  listedLines,
  orderSummary,
  summaryColumns,
  type OrderSummaryRow,
} from './order-summary';

type AdminOrderPage = z.output<typeof adminOrderEndpoints.orders.response>;
type Counts = AdminOrderPage['states'];

interface AdminRow extends OrderSummaryRow {
  /** JSON. */
  contact: string;
  bookshop: string | null;
}

/** Orders for staff: each page in three statements. */
@Injectable()
export class AdminOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reader: OrderReader,
  ) {}

  async page(query: AdminOrderQuery): Promise<AdminOrderPage> {
    const now = new Date(this.clock.now());
    const today = italianDay(now);
    const conditions = conditionsOf(query, today);
    const [rows, states] = await Promise.all([
      this.rows(query, conditions),
      this.counts(conditions),
    ]);
    const linesOf = await listedLines(
      this.dataSource,
      rows.map(({ id }) => id),
    );
    return {
      orders: rows.map((row) => {
        const lines = linesOf(row.id);
        return {
          ...orderSummary(row, lines, now),
          contact: JSON.parse(row.contact) as Order['contact'],
          bookshop: row.bookshop,
          isLate: lines.some((line) => isLate(line, today)),
        };
      }),
      total: totalOf(states, query.state),
      states,
    };
  }

  /** `ix_customer_order_created_at` alone is enough. */
  async count(): Promise<{ orders: number }> {
    const [row] = await this.dataSource.query<{ orders: string }[]>(
      'SELECT COUNT(*) AS orders FROM customer_order',
    );
    return { orders: Number(row?.orders ?? 0) };
  }

  /** Rejects as `not-found`. */
  read(orderId: string): Promise<Order> {
    return this.reader.read(orderId, 'staff');
  }

  /** The page is found within an index (which holds every filter but the search), only its rows are read. */
  private rows(
    { state, page, limit }: AdminOrderQuery,
    conditions: OrderCondition[],
  ): Promise<AdminRow[]> {
    const inState = state ? [{ sql: 'state = ?', values: [state] }] : [];
    const where = whereOf([...inState, ...conditions]);
    return this.dataSource.query<AdminRow[]>(
      `SELECT ${summaryColumns}, o.contact,
         JSON_UNQUOTE(JSON_EXTRACT(o.pickup_point, '$.name')) AS bookshop
       FROM (
         SELECT id FROM customer_order ${where.sql}
         ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?
       ) AS found JOIN customer_order o ON o.id = found.id
       ORDER BY o.created_at DESC, o.id DESC`,
      [...where.values, limit, (page - 1) * limit],
    );
  }

  private async counts(conditions: OrderCondition[]): Promise<Counts> {
    const where = whereOf(conditions);
    const rows = await this.dataSource.query<{ state: Order['state']; orders: string }[]>(
      `SELECT state, COUNT(*) AS orders FROM customer_order ${where.sql} GROUP BY state`,
      where.values,
    );
    return rows.map(({ state, orders }) => ({ state, orders: Number(orders) }));
  }
}

function totalOf(states: Counts, state: AdminOrderQuery['state']): number {
  const counted = state ? states.filter((one) => one.state === state) : states;
  return counted.reduce((sum, { orders }) => sum + orders, 0);
}
