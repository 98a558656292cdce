import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import type { CommandData } from '../orders/command';
import { linesOfEvent } from '../orders/line-parts';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLineRow } from '../orders/order-line.entity';
import { ORDER_STATS_TOPIC } from '../orders/order-log';
import { CustomerOrder } from '../orders/order.entity';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../payments/refund.entity';
import { italianDay } from '../withdrawals/italian-day';
import { type Figures, figuresOf } from './event-figures';

const payloadSchema = z.object({ eventId: z.string().regex(/^\d+$/) });

/** Adds what happened to the figures of its day, once for each event, however often its message comes. */
@Injectable()
export class CountOrderEvent implements OutboxHandler {
  readonly topic = ORDER_STATS_TOPIC;

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const { eventId } = payloadSchema.parse(payload);
    await inTransaction(this.database, async (manager) => {
      const event = await manager.findOneBy(OrderEvent, { id: eventId });
      if (event === null || !(await this.isFirst(manager, eventId))) return;
      const order = await manager.findOneByOrFail(CustomerOrder, { id: event.orderId });
      const figures = await figuresFor(manager, event, order);
      const day = italianDay(event.at);
      await add(manager, { day, bookshopId: order.bookshopId ?? '' }, figures);
    });
  }

  /** The row is the proof, and locks out another delivery of the same message until this one is committed. */
  private async isFirst(manager: EntityManager, eventId: string): Promise<boolean> {
    const result = await manager.query<{ affectedRows: number }>(
      'INSERT IGNORE INTO counted_event (event_id, counted_at) VALUES (?, ?)',
      [eventId, new Date(this.clock.now())],
    );
    return result.affectedRows === 1;
  }
}

async function figuresFor(
  manager: EntityManager,
  event: OrderEvent,
  order: CustomerOrder,
): Promise<Figures> {
  const data = event.data as CommandData;
  const lineIds = await linesOfEvent(manager, event);
  const lines = lineIds.length === 0 ? [] : await manager.findBy(OrderLineRow, { id: In(lineIds) });
  const refund = await countedRefund(manager, event.orderId, data.refundId);
  return figuresOf({ event: { command: event.command, data }, order, lines, refund });
}

/** Of money that was counted as paid: what came twice, or for an order that was cancelled already, only went back. */
async function countedRefund(
  manager: EntityManager,
  orderId: string,
  id: string | undefined,
): Promise<Refund | null> {
  const refund = id === undefined ? null : await manager.findOneBy(Refund, { id });
  if (refund === null) return null;
  const commands = In(['confirm-payment', 'register-shop-payment']);
  const wasCounted = await manager.existsBy(OrderEvent, { orderId, command: commands });
  const ofDuplicate = { id: refund.paymentId ?? '', state: 'duplicate' } as const;
  return wasCounted && !(await manager.existsBy(Payment, ofDuplicate)) ? refund : null;
}

const columns = {
  orders: 'orders',
  paidOrders: 'paid_orders',
  paidCents: 'paid_cents',
  deliveredPieces: 'delivered_pieces',
  cancelledPieces: 'cancelled_pieces',
  returnedPieces: 'returned_pieces',
  refundedCents: 'refunded_cents',
} as const;

const kinds = Object.keys(columns) as (keyof typeof columns)[];

async function add(
  manager: EntityManager,
  { day, bookshopId }: { day: string; bookshopId: string },
  figures: Figures,
): Promise<void> {
  const changed = kinds.filter((kind) => (figures[kind] ?? 0) > 0);
  if (changed.length === 0) return;
  const names = changed.map((kind) => columns[kind]);
  const values = changed.map((kind) => figures[kind]);
  const sums = names.map((name) => `${name} = ${name} + ?`).join(', ');
  await manager.query(
    `INSERT INTO daily_figures (day, bookshop_id, ${names.join(', ')})
     VALUES (?, ?, ${names.map(() => '?').join(', ')}) ON DUPLICATE KEY UPDATE ${sums}`,
    [day, bookshopId, ...values, ...values],
  );
}
