import { Injectable } from '@nestjs/common';
import type { DeskOrder, DeskStage, deskEndpoints, OrderState } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { whereOf } from '../reading/admin-order-conditions';
import type { OrderCondition } from '../reading/condition';
import { OrderReader } from '../reading/order-reader';
import { summaryColumns } from '../reading/order-summary';
import { conditionsOf, type DeskQuery, ofBookshop } from './desk-conditions';
import { deskLines } from './desk-lines';
import { isOldestFirst, openStates, stageOf, statesOf } from './desk-stages';
import { type DeskRow, deskSummary, needsContact } from './desk-summary';

type DeskPage = z.output<typeof deskEndpoints.orders.response>;
type DeskClasses = z.output<typeof deskEndpoints.classes.response>;

const deskColumns = `${summaryColumns}, o.version, o.contact, o.shipping_cents AS shippingCents`;

interface ClassRow {
  code: string;
  school: string | null;
  classe: string;
  sezione: string;
  /** A number as text. */
  orders: string;
}

/** Orders for the bookshop that hands them out: each page in three statements. */
@Injectable()
export class DeskOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reader: OrderReader,
  ) {}

  async page(bookshopId: string, query: DeskQuery): Promise<DeskPage> {
    const conditions = conditionsOf(bookshopId, query, new Date(this.clock.now()));
    const [rows, counted] = await Promise.all([
      this.rows(query, conditions),
      this.counts(conditions),
    ]);
    const wanted = statesOf(query);
    const inList = counted.filter(({ state }) => wanted?.includes(state) ?? true);
    return {
      orders: await this.summaries(rows),
      total: inList.reduce((sum, { orders }) => sum + orders, 0),
      next: rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null,
      stages: stagesOf(counted),
    };
  }

  /** Some orders as the list has them, in no order; those of another bookshop are left out. */
  async some(bookshopId: string, orderIds: readonly string[]): Promise<DeskPage['orders']> {
    if (orderIds.length === 0) return [];
    const own = ofBookshop(bookshopId);
    const rows = await this.dataSource.query<DeskRow[]>(
      `SELECT ${deskColumns} FROM customer_order o WHERE ${own.sql} AND o.id IN (?)`,
      [...own.values, orderIds],
    );
    return this.summaries(rows);
  }

  private async summaries(rows: readonly DeskRow[]): Promise<DeskPage['orders']> {
    const now = new Date(this.clock.now());
    const linesOf = await deskLines(
      this.dataSource,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => deskSummary(row, linesOf(row.id), now));
  }

  /** Those of open orders, by school, class and section. */
  async classes(bookshopId: string): Promise<DeskClasses> {
    const own = ofBookshop(bookshopId);
    const rows = await this.dataSource.query<ClassRow[]>(
      `SELECT found.*, (
         SELECT JSON_UNQUOTE(JSON_EXTRACT(named.details, '$.school.nome'))
         FROM order_line named WHERE named.school_code = found.code LIMIT 1
       ) AS school
       FROM (
         SELECT l.school_code AS code, l.class_name AS classe, l.section_name AS sezione,
           COUNT(DISTINCT l.order_id) AS orders
         FROM order_line l JOIN (
           SELECT id FROM customer_order WHERE ${own.sql} AND state IN (?)
         ) o ON l.order_id = o.id
         WHERE l.school_code IS NOT NULL
         GROUP BY l.school_code, l.class_name, l.section_name
       ) found ORDER BY school, code, classe, sezione`,
      [...own.values, openStates],
    );
    return {
      classes: rows.map(({ code, school, classe, sezione, orders }) => ({
        school: { codice: code, nome: school ?? '' },
        classe,
        sezione,
        orders: Number(orders),
      })),
    };
  }

  /** Rejects as `not-found` for another bookshop's order. */
  async read(bookshopId: string, orderId: string): Promise<DeskOrder> {
    const order = await this.reader.readOfBookshop(orderId, bookshopId);
    const now = new Date(this.clock.now());
    const lines = order.lines.map(({ stateSince }) => ({ stateSince: new Date(stateSince) }));
    const isOfPerson = needsContact(order.state, lines, now);
    return {
      ...order,
      stage: stageOf(order.state),
      ...(!isOfPerson && { children: [], invoice: null }),
      contact: isOfPerson ? order.contact : null,
    };
  }

  /** The page is found within an index, unless words or classes are looked for; only its rows are read. */
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

  private async counts(conditions: OrderCondition[]): Promise<Counted[]> {
    const where = whereOf(conditions);
    const rows = await this.dataSource.query<{ state: OrderState; orders: string }[]>(
      `SELECT state, COUNT(*) AS orders FROM customer_order ${where.sql} GROUP BY state`,
      where.values,
    );
    return rows.map(({ state, orders }) => ({ state, orders: Number(orders) }));
  }
}

interface Counted {
  state: OrderState;
  orders: number;
}

/** What comes after an order in the list; nothing is skipped or shown twice while others move. */
function behind(orderId: string, beyond: string | undefined): OrderCondition {
  const at = '(SELECT last.created_at FROM customer_order last WHERE last.id = ?)';
  return {
    sql: `(created_at ${beyond} ${at} OR (created_at = ${at} AND id ${beyond} ?))`,
    values: [orderId, orderId, orderId],
  };
}

function stagesOf(counted: readonly Counted[]): DeskPage['stages'] {
  const stages = new Map<DeskStage, number>();
  for (const { state, orders } of counted) {
    const stage = stageOf(state);
    stages.set(stage, (stages.get(stage) ?? 0) + orders);
  }
  return [...stages].map(([stage, orders]) => ({ stage, orders }));
}
