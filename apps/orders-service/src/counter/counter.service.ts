import { Injectable } from '@nestjs/common';
import type { counterEndpoints, DeskOrder, LinePieces } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { DeskOrdersService } from '../desk/desk-orders.service';
import type { OwnBookshop } from '../desk/own-bookshop';
import type { Actor } from '../orders/actor';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';
import { assertOfBookshop } from '../orders/own-order';
import { orderMoved } from '../orders/refused';
import { OrderCommands } from '../transitions/order-commands';
import { Withdrawals } from '../withdrawals/withdrawals';

type AskedHandOver = BodyOf<typeof counterEndpoints.handOver>;
type Stated = BodyOf<typeof counterEndpoints.withdraw>;

interface Goes {
  lineIds: string[];
  pieces: LinePieces;
}

interface Wish extends Pick<AskedHandOver, 'lineIds' | 'pieces'> {
  actor: Actor;
}

/** Finds and hands over at the counter; each gives the order as it is then, and another bookshop's is `not-found`. */
@Injectable()
export class CounterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly orders: DeskOrdersService,
    private readonly withdrawals: Withdrawals,
  ) {}

  async find(own: OwnBookshop, number: string): Promise<DeskOrder> {
    const { bookshopId } = own;
    const found = await this.dataSource.manager.findOne(OrderEntity, {
      select: { id: true },
      where: { number, bookshopId, paymentState: Not('none') },
    });
    if (found === null) throw noSuchNumber();
    return this.orders.read(own, found.id);
  }

  /** In one transaction: nobody goes with books that were not paid, nor pays for books that stay. */
  async handOver(own: OwnBookshop, orderId: string, asked: AskedHandOver): Promise<DeskOrder> {
    const { bookshopId, actor } = own;
    const { version, lineIds, pieces, payment } = asked;
    await assertOfBookshop(this.dataSource.manager, { id: orderId, bookshopId });
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (locked.order.version !== version) throw orderMoved();
      if (payment !== undefined) {
        const command = 'register-shop-payment';
        await this.commands.apply(manager, locked, { command, actor, data: payment });
      }
      const wish = await this.nowReady(manager, locked, { lineIds, pieces, actor });
      await this.commands.apply(manager, locked, { command: 'deliver', ...wish, actor });
    });
    return this.orders.read(own, orderId);
  }

  /** What lies aside, and was not said to be ready yet, is so the moment that somebody fetches it. */
  private async nowReady(manager: EntityManager, locked: LockedOrder, wish: Wish): Promise<Goes> {
    const { lineIds, pieces = [], actor } = wish;
    const aside = new Set(
      locked.lines.filter(({ state }) => state === 'reserved').map(({ id }) => id),
    );
    const reserved = lineIds.filter((id) => aside.has(id));
    if (reserved.length === 0) return { lineIds, pieces };
    const moved = await this.commands.apply(manager, locked, {
      command: 'mark-ready',
      lineIds: reserved,
      pieces: pieces.filter(({ lineId }) => aside.has(lineId)),
      actor,
    });
    const others = lineIds.filter((id) => !aside.has(id));
    return {
      lineIds: [...others, ...moved.lineIds],
      pieces: pieces.filter(({ lineId }) => !aside.has(lineId)),
    };
  }

  /** The customer states it, the bookshop records it for them; the receipt goes to the customer. */
  async withdraw(own: OwnBookshop, orderId: string, stated: Stated): Promise<DeskOrder> {
    const { bookshopId, actor } = own;
    await this.withdrawals.withdraw({ orderId, of: { bookshopId }, actor, ...stated });
    return this.orders.read(own, orderId);
  }
}

function noSuchNumber(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Nessun ordine con questo numero.',
  });
}
