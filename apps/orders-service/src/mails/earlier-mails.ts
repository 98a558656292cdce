import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderEventEntity } from '../orders/order-event.entity';
import { ORDER_MAIL_TOPIC } from './mail-effects';

/** Rejects the delivery of a mail that another one of its order may still change: the outbox tries again. */
class NotItsTurn extends Error {
  override readonly name = 'NotItsTurn';
}

/** Mails of one order are delivered side by side; what the session of an earlier event has proven counts for later ones. */
@Injectable()
export class EarlierMails {
  constructor(private readonly dataSource: DataSource) {}

  /** Rejects while the outbox still holds a mail about an event of the order before this one. */
  async wait({ id, orderId }: Pick<OrderEventEntity, 'id' | 'orderId'>): Promise<void> {
    const waiting = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM order_event e JOIN outbox_message m
         ON m.topic = ? AND m.parked_at IS NULL AND JSON_UNQUOTE(JSON_EXTRACT(m.payload, '$.eventId')) = e.id
       WHERE e.order_id = ? AND e.id < ? LIMIT 1`,
      [ORDER_MAIL_TOPIC, orderId, id],
    );
    if (waiting.length > 0) throw new NotItsTurn();
  }
}
