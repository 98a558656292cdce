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
import { isOldestFirst, openStates, stageOf, statesOfStage } from './desk-stages';
import { type DeskRow, deskSummary, needsContact } from './desk-summary';

type DeskPage = z.output<typeof deskEndpoints.orders.response>;
type DeskClasses = z.output<typeof deskEndpoints.classes.response>;

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
    const now = new Date(this.clock.now());
    const conditions = conditionsOf(bookshopId, query, now);
    const [rows, stages] = await Promise.all([
      this.rows(query, conditions),
      this.counts(conditions),
    ]);
    const linesOf = await deskLines(
      this.dataSource,
      rows.map(({ id }) => id),
    );
    return {
      orders: rows.map((row) => deskSummary(row, linesOf(row.id), now)),
      total: totalOf(stages, query.stage),
      stages,
    };
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
  private rows({ stage, page, limit }: DeskQuery, conditions: OrderCondition[]) {
    const inStage = stage ? [{ sql: 'state IN (?)', values: [statesOfStage(stage)] }] : [];
    const where = whereOf([...inStage, ...conditions]);
    const order = isOldestFirst(stage) ? 'ASC' : 'DESC';
    return this.dataSource.query<DeskRow[]>(
      `SELECT ${summaryColumns}, o.version, o.contact, o.shipping_cents AS shippingCents
       FROM (
         SELECT id FROM customer_order ${where.sql}
         ORDER BY created_at ${order}, id ${order} LIMIT ? OFFSET ?
       ) AS found JOIN customer_order o ON o.id = found.id
       ORDER BY o.created_at ${order}, o.id ${order}`,
      [...where.values, limit, (page - 1) * limit],
    );
  }

  private async counts(conditions: OrderCondition[]): Promise<DeskPage['stages']> {
    const where = whereOf(conditions);
    const rows = await this.dataSource.query<{ state: OrderState; orders: string }[]>(
      `SELECT state, COUNT(*) AS orders FROM customer_order ${where.sql} GROUP BY state`,
      where.values,
    );
    const counts = new Map<DeskStage, number>();
    for (const { state, orders } of rows) {
      const stage = stageOf(state);
      counts.set(stage, (counts.get(stage) ?? 0) + Number(orders));
    }
    return [...counts].map(([stage, orders]) => ({ stage, orders }));
  }
}

function totalOf(stages: DeskPage['stages'], wanted: DeskStage | undefined): number {
  const counted = wanted ? stages.filter(({ stage }) => stage === wanted) : stages;
  return counted.reduce((sum, { orders }) => sum + orders, 0);
}
