import { Injectable } from '@nestjs/common';
import type { DeskOrder, deskEndpoints, OrderState } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { CedolaTermsReader } from '../cedole/cedola-terms-reader';
import { paidAtCounter } from '../payments/counter-payment';
import { whereOf } from '../reading/admin-order-conditions';
import type { OrderCondition } from '../reading/condition';
import { OrderReader } from '../reading/order-reader';
import { summaryColumns } from '../reading/order-summary';
import { conditionsOf, type DeskQuery, ofBookshop } from './desk-conditions';
import { tabledLines } from '../reading/tabled-lines';
import { deskOrderAnswer, hasCommand } from './desk-order-answer';
import { isOldestFirst, statesOf } from './desk-stages';
import { type DeskRow, deskSummary } from './desk-summary';
import { type OrdersInState, deskTotals } from './desk-totals';
import { givesMoneyBack } from './money-back';
import type { OwnBookshop } from './own-bookshop';

type DeskPage = z.output<typeof deskEndpoints.orders.response>;

const deskColumns = `${summaryColumns}, o.version, o.contact, o.shipping_cents AS shippingCents`;

/** Orders for the bookshop that hands them out: each page in three statements. */
@Injectable()
export class DeskOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reader: OrderReader,
    private readonly cedole: CedolaTermsReader,
  ) {}

  async page(own: OwnBookshop, query: DeskQuery): Promise<DeskPage> {
    const conditions = conditionsOf(own.bookshopId, query, new Date(this.clock.now()));
    if (query.search || query.school) return this.searched(own, query, conditions);
    const [rows, counted] = await Promise.all([
      this.rows(query, conditions),
      this.counts(conditions),
    ]);
    return {
      orders: await this.summaries(own, rows),
      next: rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null,
      ...deskTotals(counted, query),
    };
  }

  /**
   * Words and lists of a school are looked for once, since no index holds them with the order of the list: what is found
   * is counted and cut here, a bookshop's orders being some thousands.
   */
  private async searched(
    own: OwnBookshop,
    query: DeskQuery,
    conditions: OrderCondition[],
  ): Promise<DeskPage> {
    const { after, limit } = query;
    const where = whereOf(conditions);
    const order = isOldestFirst(query) ? 'ASC' : 'DESC';
    const found = await this.dataSource.query<{ id: string; state: OrderState }[]>(
      `SELECT id, state FROM customer_order ${where.sql} ORDER BY created_at ${order}, id ${order}`,
      where.values,
    );
    const wanted = statesOf(query);
    const ids = found.filter(({ state }) => wanted?.includes(state) ?? true).map(({ id }) => id);
    const begin = after === undefined ? 0 : ids.indexOf(after) + 1;
    const shown = ids.slice(begin, begin + limit);
    const byId = new Map((await this.some(own, shown)).map((one) => [one.id, one]));
    return {
      orders: shown.flatMap((id) => byId.get(id) ?? []),
      next: begin + limit < ids.length ? (shown.at(-1) ?? null) : null,
      ...deskTotals(
        found.map(({ state }) => ({ state, orders: 1 })),
        query,
      ),
    };
  }

  /** Some orders as the list has them, in no order; those of another bookshop are left out. */
  async some(own: OwnBookshop, orderIds: readonly string[]): Promise<DeskPage['orders']> {
    if (orderIds.length === 0) return [];
    const ofOwn = ofBookshop(own.bookshopId);
    const rows = await this.dataSource.query<DeskRow[]>(
      `SELECT ${deskColumns} FROM customer_order o WHERE ${ofOwn.sql} AND o.id IN (?)`,
      [...ofOwn.values, orderIds],
    );
    return this.summaries(own, rows);
  }

  private async summaries(
    { isOwner }: OwnBookshop,
    rows: readonly DeskRow[],
  ): Promise<DeskPage['orders']> {
    const now = new Date(this.clock.now());
    const linesOf = await tabledLines(
      this.dataSource,
      rows.map(({ id }) => id),
    );
    const summaries = rows.map((row) => deskSummary(row, linesOf(row.id), now));
    if (isOwner) return summaries;
    return summaries.map((order) => ({
      ...order,
      commands: order.commands.filter((command) => !givesMoneyBack(command, order)),
    }));
  }

  /** Rejects as `not-found` for another bookshop's order. */
  async read({ bookshopId, isOwner }: OwnBookshop, orderId: string): Promise<DeskOrder> {
    const order = await this.reader.readOfBookshop(orderId, bookshopId);
    const isPaidAtCounter = order.paymentMethod === 'shop' && order.paidAt !== null;
    const paid = isPaidAtCounter ? await paidAtCounter(this.dataSource.manager, orderId) : null;
    const takesCedole = hasCommand(order, 'enter-cedola') && (await this.takesCedole(bookshopId));
    return deskOrderAnswer(order, { isOwner, takesCedole, paid, now: new Date(this.clock.now()) });
  }

  private async takesCedole(bookshopId: string): Promise<boolean> {
    const { isAccepted, comuni } = await this.cedole.read(bookshopId);
    return isAccepted && comuni.length > 0;
  }

  /** The page is found within an index; only its rows are read. */
  private rows(query: DeskQuery, conditions: OrderCondition[]) {
    const { after, limit } = query;
    const isAscending = isOldestFirst(query);
    const wanted = statesOf(query);
    const [order, beyond] = isAscending ? ['ASC', '>'] : ['DESC', '<'];
    const where = whereOf([
      ...(wanted ? [{ sql: 'state IN (?)', values: [wanted] }] : []),
      ...conditions,
      ...(after === undefined ? [] : [behind(after, beyond)]),
    ]);
    return this.dataSource.query<DeskRow[]>(
      `SELECT ${deskColumns}
       FROM (
         SELECT id FROM customer_order ${where.sql}
         ORDER BY created_at ${order}, id ${order} LIMIT ?
       ) AS found JOIN customer_order o ON o.id = found.id
       ORDER BY o.created_at ${order}, o.id ${order}`,
      [...where.values, limit],
    );
  }

  private async counts(conditions: OrderCondition[]): Promise<OrdersInState[]> {
    const where = whereOf(conditions);
    const rows = await this.dataSource.query<{ state: OrderState; orders: string }[]>(
      `SELECT state, COUNT(*) AS orders FROM customer_order ${where.sql} GROUP BY state`,
      where.values,
    );
    return rows.map(({ state, orders }) => ({ state, orders: Number(orders) }));
  }
}

/** What comes after an order in the list; nothing is skipped or shown twice while others move. */
function behind(orderId: string, beyond: string | undefined): OrderCondition {
  const at = '(SELECT last.created_at FROM customer_order last WHERE last.id = ?)';
  return {
    sql: `(created_at ${beyond} ${at} OR (created_at = ${at} AND id ${beyond} ?))`,
    values: [orderId, orderId, orderId],
  };
}
