import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { endLines } from '../payments/end-lines';
import { Refunds } from '../payments/refunds';
import { ORDER_STOCK_TOPIC, type StockMessage } from '../stock/stock-message';
import { Vouchers } from '../vouchers/vouchers';
import { systemActor } from './actor';
import { chooseLines } from './choose-lines';
import type { Command, OrderCommand } from './command';
import { commandEffects, type FollowUp } from './command-effects';
import { commandRules } from './command-rules';
import { type LockedOrder, lockOrder } from './locked-order';
import type { OrderLineRow } from './order-line.entity';
import { type LogEntry, type Message, OrderLog } from './order-log';
import { orderStateOf } from './order-state';
import { refundReason } from './refund-reason';
import { saveChanges, snapshotOf } from './save-changes';

/** The only way in which orders and lines change their states (docs/decisions/orders-and-payments.md). */
@Injectable()
export class OrderCommands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: OrderLog,
    private readonly refunds: Refunds,
    private readonly vouchers: Vouchers,
  ) {}

  /**
   * Does it in a transaction of its own. Rejects as `not-found`, as `conflict` with `command-refused` where a state
   * does not allow it, or with `order-moved` where the version is another by now; nothing is changed then.
   */
  async run({ orderId, version, ...command }: OrderCommand): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (version !== undefined && locked.order.version !== version) throw orderMoved();
      await this.apply(manager, locked, command);
    });
  }

  /** The same in the caller's transaction, which has locked the order; `locked` is as written afterwards. */
  async apply(manager: EntityManager, locked: LockedOrder, command: Command): Promise<void> {
    const chosen = chooseLines(locked, command);
    const before = snapshotOf(locked.lines);
    const stateBefore = locked.order.state;
    const now = new Date(this.clock.now());
    const data = { ...command.data };
    const { to } = commandRules[command.command];
    moveLines(chosen, to, now);
    const follow = commandEffects[command.command]({ ...locked, chosen, data, now });
    const { order, lines } = locked;
    const entries: LogEntry[] = [{ ...entryOf(order.id, chosen), ...command, to, data }];
    if (follow.isConfirmed) entries.push(...reserveProducts(locked, now));
    const refund = await this.refunds.give(manager, locked, {
      plan: follow.refund,
      reason: refundReason(data),
    });
    if (refund) data.refundId = refund.id;
    if (refund?.state === 'done') entries.push(...endLines(locked, refund, now));
    order.state = orderStateOf(lines);
    order.version += 1;
    await saveChanges(manager, locked, before);
    await this.vouchers.follow(manager, order, stateBefore);
    const messages = [...stockMessages(locked, follow), ...this.refunds.messages(refund)];
    await this.log.write(manager, entries, messages);
  }
}

function moveLines(chosen: readonly OrderLineRow[], to: OrderLineRow['state'] | null, now: Date) {
  if (to === null) return;
  for (const line of chosen) {
    line.state = to;
    line.stateSince = now;
  }
}

function entryOf(orderId: string, chosen: readonly OrderLineRow[]) {
  return { orderId, lineIds: chosen.map(({ id }) => id) };
}

/** Products are in stock: they are reserved as soon as the order stands. */
function reserveProducts({ order, lines }: LockedOrder, now: Date): LogEntry[] {
  const inStock = lines.filter(
    ({ isOrdered, state }) => !isOrdered && (state === 'paid' || state === 'received'),
  );
  if (inStock.length === 0) return [];
  moveLines(inStock, 'reserved', now);
  const entry = { ...entryOf(order.id, inStock), command: 'reserve', to: 'reserved' as const };
  return [{ ...entry, actor: systemActor, isQuiet: true }];
}

function stockMessages({ order, lines }: LockedOrder, follow: FollowUp): Message[] {
  const kind = follow.isConfirmed ? 'confirm' : 'release';
  const pieces = (follow.isConfirmed ? lines : (follow.released ?? []))
    .filter(({ type }) => type === 'product')
    .map(({ reference, quantity }) => ({ productId: reference, quantity }));
  if (pieces.length === 0) return [];
  const payload: StockMessage = {
    ...{ orderId: order.id, kind, operationId: randomUUID() },
    lines: kind === 'release' ? pieces : [],
  };
  return [{ topic: ORDER_STOCK_TOPIC, payload }];
}

function orderMoved(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.orderMoved, {
    detail: 'L’ordine è cambiato nel frattempo: guarda com’è adesso.',
  });
}
