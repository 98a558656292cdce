import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type LinePieces, type Order, ordersErrorCodes } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Actor } from '../orders/actor';
import type { LinePart } from '../orders/command';
import { namedLines } from '../orders/line-parts';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderLog } from '../transitions/order-log';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { WithdrawalEntity, type WithdrawnPieces } from './withdrawal.entity';
import { canWithdraw, withdrawalEnd } from './withdrawal-end';
import { isSameStatement, withdrawnPieces } from './withdrawn-pieces';

/** Name of the event; its data holds `withdrawalId`. */
export const WITHDRAW_COMMAND = 'withdraw';

export interface WithdrawalStatement {
  orderId: string;
  /** Whose order it has to be: the customer's, or one that the bookshop hands out which records it for them. */
  of: { customerId: string } | { bookshopId: string };
  /** Who states or records it. */
  actor: Actor;
  lineIds: readonly string[];
  /** Of which of them it is for some pieces only. */
  pieces?: LinePieces | undefined;
  name: string;
  email: string;
}

const atTheCustomers = new Set<Order['state']>(['shipped', 'delivered']);

/** The withdrawal from the contract (Codice del consumo, art. 52 and 54-bis). */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly log: OrderLog,
  ) {}

  /**
   * What has not left is cancelled, and its money goes back; what has left waits for its return. The same statement
   * again changes nothing. Rejects as `not-found` for another's order, as `conflict` (`withdrawal-refused`) where one
   * of the lines cannot be withdrawn from (any more), and as `conflict` (`order-moved`) where one that it is for some
   * pieces of has another number of them by now.
   */
  async withdraw(statement: WithdrawalStatement): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, statement.orderId);
      if (!isOf(locked.order, statement)) throw noSuchOrder();
      const chosen = chosenLines(locked, statement.lineIds);
      if (await isStatedAlready(manager, statement)) return;
      const now = new Date(this.clock.now());
      const end = withdrawalEnd(locked.lines);
      const { order } = locked;
      if (!chosen.every((line) => canWithdraw(line, { order, end, now }))) throw refused();
      // As they are before pieces are taken out of them.
      const named = chosen.map(({ id, quantity }) => ({ id, quantity }));
      const parts = await this.commands.split(manager, locked, statement.pieces);
      const pieces = withdrawnPieces(named, parts);
      const lineIds = namedLines(statement.lineIds, parts);
      const own = chosenLines(locked, lineIds);
      await this.act(manager, locked, { statement, chosen: own, pieces, parts, now });
    });
  }

  private async act(manager: EntityManager, locked: LockedOrder, stated: Stated): Promise<void> {
    const { chosen, parts, now, statement } = stated;
    const { actor } = statement;
    const { order } = locked;
    const gone = chosen.filter(({ state }) => atTheCustomers.has(state)).map(({ id }) => id);
    const lineIds = chosen.map(({ id }) => id);
    const unsent = lineIds.filter((id) => !gone.includes(id));
    const withdrawalId = await this.keep(manager, stated);
    const told = parts.length > 0 ? { parts } : {};
    if (gone.length > 0)
      await manager.update(OrderLineEntity, { id: In(gone) }, { withdrawnAt: now });
    if (unsent.length > 0) {
      const data = { cause: 'withdrawal' as const, ...told };
      await this.commands.apply(manager, locked, {
        command: 'cancel',
        lineIds: unsent,
        actor,
        data,
      });
    } else {
      await manager.increment(OrderEntity, { id: order.id }, 'version', 1);
    }
    const entry = { orderId: order.id, command: WITHDRAW_COMMAND, to: null, actor, lineIds };
    await this.log.write(manager, [{ ...entry, data: { withdrawalId, ...told } }]);
  }

  private async keep(manager: EntityManager, stated: Stated): Promise<string> {
    const { statement, chosen, pieces, now } = stated;
    const { orderId, name, email } = statement;
    const lineIds = chosen.map(({ id }) => id);
    const withdrawal = { id: randomUUID(), orderId, name, email, lineIds, pieces, at: now };
    await manager.insert(WithdrawalEntity, withdrawal);
    return withdrawal.id;
  }
}

interface Stated {
  statement: WithdrawalStatement;
  /** Lines that it is for, each as a whole by now. */
  chosen: OrderLineEntity[];
  pieces: WithdrawnPieces[];
  parts: readonly LinePart[];
  now: Date;
}

function isOf(order: OrderEntity, { of }: WithdrawalStatement): boolean {
  if ('customerId' in of) return order.customerId === of.customerId;
  return order.bookshopId === of.bookshopId && order.paymentState !== 'none';
}

function chosenLines({ lines }: LockedOrder, lineIds: readonly string[]): OrderLineEntity[] {
  const wanted = new Set(lineIds);
  const chosen = lines.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) throw refused();
  return chosen;
}

async function isStatedAlready(
  manager: EntityManager,
  statement: WithdrawalStatement,
): Promise<boolean> {
  const earlier = await manager.findBy(WithdrawalEntity, { orderId: statement.orderId });
  return earlier.some((one) => isSameStatement(one, statement));
}

function refused(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.withdrawalRefused, {
    detail: 'Per questi articoli non è più possibile recedere dal contratto.',
  });
}
