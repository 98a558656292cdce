import { Injectable } from '@nestjs/common';
import type { Arrival, Order, OrderLine } from '@zaino/contracts/orders';
import { DataSource } from 'typeorm';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { isUndone } from '../orders/order-state';
import type { ArrivalEntity } from './arrival.entity';
import { awaitingStates } from './awaited-copies';
import { bookTitles } from './book-titles';

interface OrderRow {
  id: string;
  number: string;
  /** JSON. */
  contact: string;
}

type Columns = Pick<
  OrderLineEntity,
  'id' | 'orderId' | 'state' | 'quantity' | 'substituteIsbn' | 'extra' | 'extraState'
>;

interface LineRow extends Columns {
  /** JSON. */
  details: string;
}

/** Arrivals as the desk reads them: with whom they are for, as it is now. */
@Injectable()
export class ArrivalAnswers {
  constructor(private readonly dataSource: DataSource) {}

  /** In their order; in three statements, however many. */
  async of(arrivals: readonly ArrivalEntity[]): Promise<Arrival[]> {
    const orderIds = [...new Set(arrivals.flatMap(({ orderId }) => orderId ?? []))];
    const [orders, lines, titles] = await Promise.all([
      this.orders(orderIds),
      this.lines(orderIds),
      bookTitles(
        this.dataSource.manager,
        arrivals.flatMap(({ orderId, isbn }) => (orderId === null ? [isbn] : [])),
      ),
    ]);
    return arrivals.map((arrival) => {
      const order = orders.find(({ id }) => id === arrival.orderId);
      const own = lines.filter(({ orderId }) => orderId === arrival.orderId);
      const line = own.find(({ id }) => id === arrival.lineId);
      return {
        id: arrival.id,
        scanId: arrival.scanId,
        at: arrival.at.toISOString(),
        by: arrival.actorName,
        source: arrival.source,
        isbn: arrival.isbn,
        title: line ? titleOf(line, arrival.isbn) : (titles.get(arrival.isbn) ?? null),
        quantity: arrival.quantity,
        order: order && line ? orderOf(order, line, own) : null,
        takenBackAt: arrival.takenBackAt?.toISOString() ?? null,
      };
    });
  }

  private orders(ids: readonly string[]): Promise<OrderRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    const sql = 'SELECT id, number, contact FROM customer_order WHERE id IN (?)';
    return this.dataSource.query(sql, [ids]);
  }

  private lines(orderIds: readonly string[]): Promise<LineRow[]> {
    if (orderIds.length === 0) return Promise.resolve([]);
    return this.dataSource.query(
      `SELECT id, order_id AS orderId, state, quantity, substitute_isbn AS substituteIsbn, extra,
         extra_state AS extraState, details
       FROM order_line WHERE order_id IN (?)`,
      [orderIds],
    );
  }
}

type Details = Pick<OrderLine, 'title' | 'school' | 'classe' | 'sezione' | 'substitute'>;

const detailsOf = ({ details }: LineRow) => JSON.parse(details) as Details;

function titleOf(line: LineRow, isbn: string): string {
  const { title, substitute } = detailsOf(line);
  return substitute && line.substituteIsbn === isbn ? substitute.title : title;
}

function orderOf(
  { id, number, contact }: OrderRow,
  line: LineRow,
  lines: readonly LineRow[],
): NonNullable<Arrival['order']> {
  const { firstName, lastName } = JSON.parse(contact) as Order['contact'];
  const { school, classe, sezione } = detailsOf(line);
  return {
    id,
    number,
    lineId: line.id,
    family: `${lastName} ${firstName}`.trim(),
    school: school?.nome ?? null,
    classe,
    sezione,
    extra: line.extraState === 'wanted' ? line.extra : null,
    ...standingOf(lines),
  };
}

function standingOf(
  lines: readonly LineRow[],
): Pick<NonNullable<Arrival['order']>, 'missing' | 'standing'> {
  const missing = lines
    .filter(({ state }) => awaitingStates.includes(state))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (missing > 0) return { missing, standing: 'incomplete' };
  const isReady = lines.every((line) => isUndone(line) || line.state !== 'reserved');
  return { missing, standing: isReady ? 'ready' : 'complete' };
}
