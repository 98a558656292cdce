import { Injectable } from '@nestjs/common';
import {
  type DeskBulkCommand,
  type DeskOrder,
  type deskEndpoints,
  ordersErrorCodes,
} from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { ownerOnly } from '@zaino/service/owner-only';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, In, Not } from 'typeorm';
import type { z } from 'zod';
import type { Command } from '../orders/command';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { orderCommandOf } from '../transitions/asked-command';
import { OrderCommands } from '../transitions/order-commands';
import { refusePastDays } from '../transitions/refuse-past-days';
import { DeskOrdersService } from './desk-orders.service';
import { givesMoneyBack } from './money-back';
import type { OwnBookshop } from './own-bookshop';

type Asked = BodyOf<typeof deskEndpoints.command>;
type AskedOfMany = BodyOf<typeof deskEndpoints.commands>;
type AskedOrder = AskedOfMany['orders'][number];
type Outcomes = z.output<typeof deskEndpoints.commands.response>;
type Outcome = Outcomes['outcomes'][number];

/** A bookshop moves its orders by named commands. */
@Injectable()
export class DeskCommandsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly orders: DeskOrdersService,
    private readonly clock: Clock,
  ) {}

  /** Gives the order as it is then. Rejects as `not-found` for another bookshop's, before anything is done to it. */
  async give(own: OwnBookshop, orderId: string, { version, command }: Asked): Promise<DeskOrder> {
    this.refusePastDays(command);
    const owned = await this.ownedOf(own, [orderId]);
    const order = owned.get(orderId);
    if (order === undefined) throw noSuchOrder();
    if (!own.isOwner && givesMoneyBack(command.command, order)) throw ownerOnly();
    await this.commands.run({ orderId, version, ...orderCommandOf(command, own.actor) });
    return this.orders.read(own, orderId);
  }

  /** Each order in a transaction of its own: what is refused for one is done for the others. */
  async giveAll(own: OwnBookshop, { orders, command }: AskedOfMany): Promise<Outcomes> {
    this.refusePastDays(command);
    const owned = await this.ownedOf(
      own,
      orders.map(({ id }) => id),
    );
    const outcomes: Outcome[] = [];
    for (const asked of orders) {
      const outcome = owned.has(asked.id)
        ? await this.giveTo(asked, bulkCommand(asked, command, own))
        : notDone(asked.id, 'not-found', noSuchOrder().message);
      outcomes.push(outcome);
    }
    const moved = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
    return { outcomes, orders: await this.orders.some(own, moved) };
  }

  private async giveTo({ id, version }: AskedOrder, command: Command): Promise<Outcome> {
    try {
      const moved = await this.commands.run({ orderId: id, version, ...command });
      const change = { version: moved.version, lineIds: [...moved.lineIds] };
      return { id, outcome: 'done', reason: null, change };
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
      const isMoved = error.code === ordersErrorCodes.orderMoved;
      return notDone(id, isMoved ? 'moved' : 'refused', error.message);
    }
  }

  /** Which of these orders are this bookshop's: that never changes, so it is asked before they are locked. */
  private async ownedOf(
    { bookshopId }: OwnBookshop,
    orderIds: string[],
  ): Promise<Map<string, Pick<OrderEntity, 'paymentState'>>> {
    const owned = await this.dataSource.manager.find(OrderEntity, {
      select: { id: true, paymentState: true },
      where: { id: In(orderIds), bookshopId, paymentState: Not('none') },
    });
    return new Map(owned.map((order) => [order.id, order]));
  }

  private refusePastDays(command: Asked['command'] | DeskBulkCommand): void {
    refusePastDays('expected' in command ? command : {}, italianDay(this.clock.now()));
  }
}

function bulkCommand(
  { lineIds }: AskedOrder,
  asked: DeskBulkCommand,
  { actor }: OwnBookshop,
): Command {
  const { command } = asked;
  const data = 'expected' in asked ? { expected: asked.expected } : {};
  return { command, ...(lineIds && { lineIds }), actor, data };
}

function notDone(id: string, outcome: Outcome['outcome'], reason: string): Outcome {
  return { id, outcome, reason, change: null };
}
