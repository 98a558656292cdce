import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { endLines } from '../payments/end-lines';
import { Refunds } from '../payments/refunds';
import { ORDER_STOCK_TOPIC, type StockMessage } from '../stock/stock-message';
import { Vouchers } from '../vouchers/vouchers';
import { systemActor } from './actor';
import { chooseLines } from './choose-lines';
import type { Command, CommandData, OrderCommand } from './command';
import { commandEffects, type FollowUp } from './command-effects';
import { commandRules } from './command-rules';
import { namedLines } from './line-parts';
import { type LockedOrder, lockOrder } from './locked-order';
import type { OrderLineRow } from './order-line.entity';
import { type LogEntry, type Message, OrderLog } from './order-log';
import { orderStateOf } from './order-state';
import { refundReason } from './refund-reason';
import { orderMoved } from './refused';
import { saveChanges, snapshotOf } from './save-changes';
import { splitLines } from './split-lines';

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
   * does not allow it, or with `order-moved` where the version is another by now, or the pieces of a line of which it is
   * for some only; nothing is changed then.
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
    const wanted = await withOwnLines(manager, locked, command);
    const before = snapshotOf(locked.lines);
    const stateBefore = locked.order.state;
    const now = new Date(this.clock.now());
    const { data } = wanted;
    const { follow, entries } = carryOut(locked, wanted, now);
    const { order, lines } = locked;
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

  /**
   * The same for an order that is not written yet: it is changed, to be inserted as it is then, with what has to be
   * written into the log. For commands that give no money back.
   */
  applyToNew(placed: LockedOrder, command: Command): { entries: LogEntry[]; messages: Message[] } {
    const now = new Date(this.clock.now());
    const { follow, entries } = carryOut(placed, { ...command, data: { ...command.data } }, now);
    placed.order.state = orderStateOf(placed.lines);
    return { entries, messages: stockMessages(placed, follow) };
  }
}

type Told = Command & { data: CommandData };

/** The command for whole lines: pieces that it is for have lines of their own by now. */
async function withOwnLines(
  manager: EntityManager,
  locked: LockedOrder,
  { pieces, lineIds, ...command }: Command,
): Promise<Told> {
  const parts = await splitLines(manager, locked, pieces);
  return {
    ...command,
    ...(lineIds && { lineIds: namedLines(lineIds, parts) }),
    data: { ...command.data, ...(parts.length > 0 && { parts }) },
  };
}

/** Moves the lines, and says what must follow; nothing is written yet. */
function carryOut(
  locked: LockedOrder,
  command: Told,
  now: Date,
): { follow: FollowUp; entries: LogEntry[] } {
  const chosen = chooseLines(locked, command);
  const { to } = commandRules[command.command];
  moveLines(chosen, to, now);
  const { data } = command;
  const follow = commandEffects[command.command]({ ...locked, chosen, data, now });
  const entries: LogEntry[] = [{ ...entryOf(locked.order.id, chosen), ...command, to, data }];
  if (follow.isConfirmed) entries.push(...reserveProducts(locked, now));
  return { follow, entries };
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
  const pieces = piecesOf(follow.isConfirmed ? lines : (follow.released ?? []));
  if (pieces.length === 0) return [];
  const payload: StockMessage = {
    orderId: order.id,
    kind,
    operationId: randomUUID(),
    lines: kind === 'release' ? pieces : [],
  };
  return [{ topic: ORDER_STOCK_TOPIC, payload }];
}

/** Of each product once: several lines may be of the same. */
function piecesOf(lines: readonly OrderLineRow[]): StockMessage['lines'] {
  const pieces = new Map<string, number>();
  for (const { type, reference, quantity } of lines) {
    if (type === 'product') pieces.set(reference, (pieces.get(reference) ?? 0) + quantity);
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
}
