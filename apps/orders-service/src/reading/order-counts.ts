import { Injectable } from '@nestjs/common';
import type { OrderFilters, OrderState } from '@zaino/contracts/orders';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { conditionsOf, whereOf } from './admin-order-conditions';
import { SeenEvents } from './seen-events';

export interface StateCount {
  state: OrderState;
  orders: number;
}

/** What orders are counted by; all else is counted in the list's own indexes. */
export type CountedFilters = Pick<OrderFilters, 'payment' | 'delivery' | 'bookshop'>;

/** Orders of this age seldom move; the younger ones are counted at each call. */
const SETTLED_MS = 60 * DAY_MS;
/** After so long the old ones are counted anew, whether or not they moved. */
const KEPT_MS = 10 * MINUTE_MS;

interface SettledRow {
  state: OrderState;
  payment: NonNullable<OrderFilters['payment']>;
  bookshop: string | null;
  orders: number;
}

/** All that was placed before a moment, as long as no event of such an order is new. */
interface Settled {
  before: Date;
  countedAt: number;
  seen: SeenEvents;
  rows: SettledRow[];
}

/**
 * How many orders stand where, to the last of them. Counting is what takes time in a long list, and of a hundred thousand
 * orders few move: those of the last sixty days are counted in `ix_customer_order_created_at`, the others are kept, by
 * state, payment and bookshop, until the log has an event of one of them. An order never changes without one.
 */
@Injectable()
export class OrderCounts {
  private settled: Settled | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In each state, of the orders that pass these filters; states of none are left out. */
  async byState(filters: CountedFilters): Promise<StateCount[]> {
    const { before, rows } = await this.upToDate();
    const counts = new Map<OrderState, number>();
    const add = ({ state, orders }: StateCount) =>
      counts.set(state, (counts.get(state) ?? 0) + orders);
    for (const row of rows) if (passes(row, filters)) add(row);
    for (const row of await this.young(before, filters)) add(row);
    return [...counts].map(([state, orders]) => ({ state, orders }));
  }

  private async young(since: Date, filters: CountedFilters): Promise<StateCount[]> {
    const where = whereOf([
      { sql: 'created_at >= ?', values: [since] },
      ...conditionsOf(filters, ''),
    ]);
    const rows = await this.dataSource.query<{ state: OrderState; orders: string }[]>(
      `SELECT state, COUNT(*) AS orders FROM customer_order ${where.sql} GROUP BY state`,
      where.values,
    );
    return rows.map(({ state, orders }) => ({ state, orders: Number(orders) }));
  }

  /** As of a moment after the call: a change that was committed before it is counted. */
  private async upToDate(): Promise<Settled> {
    const { settled } = this;
    const isYoung = settled !== null && this.clock.now() - settled.countedAt < KEPT_MS;
    return (isYoung && (await this.unmoved(settled))) || (this.settled = await this.count());
  }

  /** The same with what the log has by now; null where an order of it has moved. */
  private async unmoved(settled: Settled): Promise<Settled | null> {
    const { orderIds, seen } = await settled.seen.newOnes(this.dataSource);
    if (orderIds.length === 0) return settled;
    const [old] = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM customer_order WHERE id IN (?) AND created_at < ? LIMIT 1',
      [orderIds, settled.before],
    );
    if (old !== undefined) return null;
    // Who looked at the same time may have counted anew.
    if (this.settled === settled) this.settled = { ...settled, seen };
    return settled;
  }

  private async count(): Promise<Settled> {
    const countedAt = this.clock.now();
    const before = new Date(countedAt - SETTLED_MS);
    // The log first: what moves while orders are counted is new to it afterwards.
    const seen = await SeenEvents.upToNow(this.dataSource);
    const rows = await this.dataSource.query<(Omit<SettledRow, 'orders'> & { orders: string })[]>(
      `SELECT state, payment_state AS payment, bookshop_id AS bookshop, COUNT(*) AS orders
       FROM customer_order WHERE created_at < ? GROUP BY state, payment_state, bookshop_id`,
      [before],
    );
    return {
      before,
      countedAt,
      seen,
      rows: rows.map((row) => ({ ...row, orders: Number(row.orders) })),
    };
  }
}

/** As `conditionsOf` has it. */
function passes(row: SettledRow, { payment, delivery, bookshop }: CountedFilters): boolean {
  if (payment && row.payment !== payment) return false;
  if (delivery && (row.bookshop === null) !== (delivery === 'standard')) return false;
  return !bookshop || row.bookshop === bookshop;
}
