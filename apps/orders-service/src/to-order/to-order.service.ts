import { Injectable } from '@nestjs/common';
import {
  type BooksMoved,
  type BookToOrder,
  ordersErrorCodes,
  type toOrderEndpoints,
} from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { MAY_GO_ON } from '../arrivals/awaited-copies';
import { ShopActs } from '../arrivals/shop-acts';
import { isAllowed } from '../orders/command-rules';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { type AtShop, bookshopOf } from '../orders/shop';
import { type Moved, OrderCommands } from '../transitions/order-commands';
import { refusePastDays } from '../transitions/refuse-past-days';
import { BookList } from './book-list';
import { DistributorEntity } from './distributor.entity';

type Asked = BodyOf<typeof toOrderEndpoints.command>;
type Named = BodyOf<typeof toOrderEndpoints.nameDistributor>;

/** Notes in the transaction of a command that it has moved an order. */
type NoteMovedOrder = (manager: EntityManager, orderId: string, moved: Moved) => Promise<void>;

/** Most characters of what the audit log calls a publisher; its whole name stands beside. */
const MOST_SUBJECT = 120;

/** What a shop asks of its suppliers. */
@Injectable()
export class ToOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly books: BookList,
    private readonly acts: ShopActs,
  ) {}

  async list({ shopId }: AtShop): Promise<{ books: BookToOrder[]; listedAt: string }> {
    const now = this.clock.now();
    const books = await this.books.read(shopId, now);
    return { books, listedAt: new Date(now).toISOString() };
  }

  /** Each order in a transaction of its own: what is refused for one is done for the others. */
  async give(own: AtShop, asked: Asked, note?: NoteMovedOrder): Promise<BooksMoved> {
    refusePastDays(asked, italianDay(this.clock.now()));
    const moved: BooksMoved = { copies: 0, orders: [], leftOut: [] };
    for (const { id, number } of await this.ordersWith(own, asked)) {
      try {
        const change = await inTransaction(this.dataSource, (manager) =>
          this.giveTo(manager, id, { own, asked, note }),
        );
        if (change === null) continue;
        moved.copies += change.copies;
        moved.orders.push(change.order);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== ordersErrorCodes.commandRefused) {
          throw error;
        }
        moved.leftOut.push({ number, reason: error.message });
      }
    }
    if (moved.orders.length === 0) this.acts.changedNothing();
    return moved;
  }

  /** Null where nothing of it is left to be done: somebody was quicker. */
  private async giveTo(
    manager: EntityManager,
    id: string,
    { own, asked, note }: { own: AtShop; asked: Asked; note: NoteMovedOrder | undefined },
  ) {
    const locked = await lockOrder(manager, id);
    const lines = this.linesOf(locked, { own, asked });
    if (lines.length === 0) return null;
    const { command, expected } = asked;
    const lineIds = lines.map((line) => line.id);
    const data = { expected };
    const moved = await this.commands.apply(manager, locked, {
      command,
      lineIds,
      actor: own.actor,
      data,
    });
    await note?.(manager, id, moved);
    const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { copies, order: { id, version: moved.version, lineIds } };
  }

  /** Those of the list that was looked at. */
  private linesOf(
    { order, lines }: LockedOrder,
    { own: { shopId, actor }, asked }: { own: AtShop; asked: Asked },
  ): OrderLineEntity[] {
    const isbns = new Set(asked.isbns);
    const listedAt = new Date(asked.listedAt);
    const now = new Date(this.clock.now());
    return lines.filter(
      (line) =>
        line.sellerId === bookshopOf(shopId) &&
        line.isOrdered &&
        isbns.has(line.substituteIsbn ?? line.reference) &&
        line.stateSince <= listedAt &&
        isAllowed(asked.command, { order, lines, line, who: actor.who, now }),
    );
  }

  /** The oldest first: its family is told first. */
  private ordersWith(
    { shopId }: AtShop,
    { command, isbns, listedAt }: Asked,
  ): Promise<{ id: string; number: string }[]> {
    const states = command === 'change-dates' ? ['waiting'] : ['received', 'paid'];
    const seller = bookshopOf(shopId);
    return this.dataSource.query(
      `SELECT DISTINCT o.id, o.number, o.created_at
       FROM order_line l JOIN customer_order o ON o.id = l.order_id
       WHERE l.seller_id <=> ? AND l.state IN (?) AND l.is_ordered = 1
         AND COALESCE(l.substitute_isbn, l.reference) IN (?) AND l.state_since <= ?
         AND o.bookshop_id <=> ? AND ${MAY_GO_ON}
       ORDER BY o.created_at, o.id`,
      [seller, states, isbns, new Date(listedAt), seller],
    );
  }

  async nameDistributor(
    { shopId, actor }: AtShop,
    { publisher, distributor }: Named,
  ): Promise<{ distributor: string | null }> {
    const key = { shopId, publisher };
    const name = distributor === '' ? null : distributor;
    await inTransaction(this.dataSource, async (manager) => {
      const known = await manager.findOneBy(DistributorEntity, key);
      if (name === null) await manager.delete(DistributorEntity, key);
      else {
        const row = { ...key, distributor };
        await manager.upsert(DistributorEntity, row, ['shopId', 'publisher']);
      }
      await this.acts.record(manager, actor, {
        act: 'orders.distributor-named',
        subject: { kind: 'publisher', id: publisher.slice(0, MOST_SUBJECT) },
        before: { publisher, distributor: known?.distributor ?? null },
        after: { publisher, distributor: name },
      });
    });
    return { distributor: name };
  }
}
