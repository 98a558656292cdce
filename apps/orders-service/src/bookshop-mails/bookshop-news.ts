import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { linesOfEvent } from '../orders/line-parts';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';

/**
 * Something that a bookshop is written to about: an order that it gets, articles that nobody wants any more, or what it
 * has sold that a customer withdraws from and sends back.
 */
export interface BookshopNews {
  kind: 'new' | 'cancelled' | 'withdrawn';
  eventId: string;
  bookshopId: string;
  order: OrderEntity;
  /** All of a new order, or those that were cancelled, or that come back. */
  lines: OrderLineEntity[];
}

/** Reads what an event means for the bookshop that hands the order out. */
@Injectable()
export class BookshopNewsReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Without those that are nothing to a bookshop; in the order of the events. */
  async of(eventIds: readonly string[]): Promise<BookshopNews[]> {
    const { manager } = this.dataSource;
    const events = await manager.find(OrderEventEntity, {
      where: { id: In([...eventIds]) },
      order: { id: 'ASC' },
    });
    const orderIds = events.map(({ orderId }) => orderId);
    const orders = await manager.findBy(OrderEntity, { id: In(orderIds) });
    const lines = await manager.find(OrderLineEntity, {
      where: { orderId: In(orderIds) },
      order: { position: 'ASC' },
    });
    const news: BookshopNews[] = [];
    for (const event of events) {
      const order = orders.find(({ id }) => id === event.orderId);
      const kind = order && kindOf(event, order);
      if (!order?.bookshopId || !kind) continue;
      const ids = kind === 'new' ? null : await linesOfEvent(manager, event);
      const touched = lines.filter(
        (line) => line.orderId === order.id && (ids?.includes(line.id) ?? true) && isOf(kind, line),
      );
      if (touched.length === 0) continue;
      const { id: eventId } = event;
      news.push({ kind, eventId, bookshopId: order.bookshopId, order, lines: touched });
    }
    return news;
  }
}

/** A withdrawal is each seller's for its own lines; what had not left was told of as cancelled. */
function isOf(kind: BookshopNews['kind'], { soldBy, withdrawnAt }: OrderLineEntity): boolean {
  return kind !== 'withdrawn' || (soldBy !== null && withdrawnAt !== null);
}

type Event = Pick<OrderEventEntity, 'command' | 'who'>;
type Order = Pick<OrderEntity, 'paymentMethod' | 'paidAt'>;

/** An order by card is the bookshop's once it is paid; what the bookshop has cancelled or taken down itself it knows. */
function kindOf({ command, who }: Event, order: Order): BookshopNews['kind'] | null {
  const isInShop = order.paymentMethod === 'shop';
  if (command === 'place') return isInShop ? 'new' : null;
  if (command === 'confirm-payment') return isInShop ? null : 'new';
  if (who === 'bookshop') return null;
  if (command === 'withdraw') return 'withdrawn';
  if (command !== 'cancel') return null;
  return isInShop || order.paidAt !== null ? 'cancelled' : null;
}
