import { Injectable } from '@nestjs/common';
import type {
  adminOrderEndpoints,
  Order,
  OrderFilters,
  StaffOrderSummary,
} from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import {
  conditionsOf,
  type ListedFilters,
  stateCondition,
  whereOf,
} from './admin-order-conditions';
import type { OrderCondition } from './condition';
import { behind, readPlace, writePlace } from './list-place';
import { listedRows } from './listed-rows';
import { OrderCounts } from './order-counts';
import { OrderReader } from './order-reader';
import { staffColumns, type StaffRow, staffSummary } from './staff-summary';
import { tabledLines } from './tabled-lines';

type AdminOrderQuery = QueryOf<typeof adminOrderEndpoints.orders>;
type AdminOrderPage = z.output<typeof adminOrderEndpoints.orders.response>;
type Counts = AdminOrderPage['states'];

/** Where an order stands in the list, and in which state. */
type Found = Pick<StaffRow, 'id' | 'state' | 'createdAt'>;

/** Orders for staff: each page in three statements. */
@Injectable()
export class AdminOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reader: OrderReader,
    private readonly counts: OrderCounts,
  ) {}

  async page(query: AdminOrderQuery): Promise<AdminOrderPage> {
    const conditions = conditionsOf(query, italianDay(this.clock.now()));
    if (conditions.some(({ isLookedUp }) => isLookedUp)) return this.lookedUp(query, conditions);
    const [{ orders, next }, states] = await Promise.all([
      this.listed(query, conditions),
      this.countsOf(query, conditions),
    ]);
    return { orders, total: totalOf(states, query.state), next, states };
  }

  async count(): Promise<{ orders: number }> {
    return { orders: totalOf(await this.counts.byState({}), undefined) };
  }

  /** How many orders these filters leave. */
  async matching(filters: OrderFilters): Promise<number> {
    const conditions = conditionsOf(filters, italianDay(this.clock.now()));
    if (!conditions.some(({ isLookedUp }) => isLookedUp)) {
      return totalOf(await this.countsOf(filters, conditions), filters.state);
    }
    const where = whereOf([...stateCondition(filters), ...conditions]);
    const [first, ...others] = conditions;
    const isAlone = others.length === 0 && filters.state === undefined;
    const [row] = await this.dataSource.query<{ orders: string }[]>(
      isAlone && first?.orderIdsFrom
        ? `SELECT COUNT(DISTINCT order_id) AS orders FROM ${first.orderIdsFrom}`
        : `SELECT COUNT(*) AS orders FROM customer_order ${where.sql}`,
      where.values,
    );
    return Number(row?.orders ?? 0);
  }

  /** Rejects as `not-found`. */
  read(orderId: string): Promise<Order> {
    return this.reader.read(orderId, 'staff');
  }

  /** Some orders as the list has them, the newest first. */
  async some(orderIds: readonly string[]): Promise<StaffOrderSummary[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.dataSource.query<StaffRow[]>(
      `SELECT ${staffColumns} FROM customer_order o WHERE o.id IN (?)
       ORDER BY o.created_at DESC, o.id DESC`,
      [orderIds],
    );
    return this.summaries(rows);
  }

  /**
   * What no index of the list holds is looked for once: what is found is counted and cut here, since a second look costs
   * as much as the first.
   */
  private async lookedUp(
    query: AdminOrderQuery,
    conditions: OrderCondition[],
  ): Promise<AdminOrderPage> {
    const where = whereOf(conditions);
    const found = await this.dataSource.query<Found[]>(
      `SELECT id, state, created_at AS createdAt FROM customer_order ${where.sql}`,
      where.values,
    );
    // Not by the database, which would put whole rows in order.
    found.sort(newestFirst);
    const { state, after, limit } = query;
    const inState = found.filter((one) => state === undefined || one.state === state);
    const begin = after === undefined ? 0 : inState.findIndex(isBehind(after));
    const rest = begin < 0 ? [] : inState.slice(begin);
    const shown = rest.slice(0, limit);
    return {
      orders: await this.some(shown.map(({ id }) => id)),
      total: inState.length,
      next: rest.length > limit ? nextOf(shown, limit) : null,
      states: statesOf(found),
    };
  }

  private async summaries(rows: readonly StaffRow[]): Promise<StaffOrderSummary[]> {
    const now = new Date(this.clock.now());
    const linesOf = await tabledLines(
      this.dataSource,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => staffSummary(row, linesOf(row.id), now));
  }

  /** The page itself, which waits for no count. */
  private async listed(
    { state, after, limit }: AdminOrderQuery,
    conditions: OrderCondition[],
  ): Promise<Pick<AdminOrderPage, 'orders' | 'next'>> {
    const place = after === undefined ? [] : [behind(readPlace(after))];
    const rows = await listedRows<StaffRow>(this.dataSource, {
      columns: staffColumns,
      conditions: [...stateCondition({ state }), ...conditions, ...place],
      limit,
    });
    return { orders: await this.summaries(rows), next: nextOf(rows, limit) };
  }

  /** Of all states; days are counted in the index of the list. */
  private async countsOf(filters: ListedFilters, conditions: OrderCondition[]): Promise<Counts> {
    if (!filters.from && !filters.to) return this.counts.byState(filters);
    const where = whereOf(conditions);
    const rows = await this.dataSource.query<{ state: Order['state']; orders: string }[]>(
      `SELECT state, COUNT(*) AS orders FROM customer_order ${where.sql} GROUP BY state`,
      where.values,
    );
    return rows.map(({ state, orders }) => ({ state, orders: Number(orders) }));
  }
}

/** The next page begins behind the last row of a full one. */
function nextOf(rows: readonly Pick<Found, 'id' | 'createdAt'>[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? writePlace(last) : null;
}

/** As the list is: the younger one first, of one moment the higher id. */
function newestFirst(one: Found, other: Found): number {
  const moments = other.createdAt.getTime() - one.createdAt.getTime();
  if (moments !== 0) return moments;
  return one.id < other.id ? 1 : -1;
}

/** Whether an order stands behind a place (`behind`, of rows that are read already). */
function isBehind(after: string) {
  const place = readPlace(after);
  const moment = place.createdAt.getTime();
  return ({ id, createdAt }: Found) =>
    createdAt.getTime() < moment || (createdAt.getTime() === moment && id < place.id);
}

function statesOf(found: readonly Found[]): Counts {
  const counts = new Map<Order['state'], number>();
  for (const { state } of found) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, orders]) => ({ state, orders }));
}

function totalOf(states: Counts, state: AdminOrderQuery['state']): number {
  const counted = state ? states.filter((one) => one.state === state) : states;
  return counted.reduce((sum, { orders }) => sum + orders, 0);
}
