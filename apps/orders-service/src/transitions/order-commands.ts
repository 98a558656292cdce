import { Inject, Injectable } from '@nestjs/common';
import type { LinePieces } from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import type { Config } from '../config';
import { systemActor } from '../orders/actor';
import { cedolaPayEnd } from '../orders/cedola-pay-end';
import { cedolaStateOf } from '../orders/cedola-state';
import type { Command, CommandData, LinePart, OrderCommand } from '../orders/command';
import { commandRules } from '../orders/command-rules';
import { keptUntil } from '../orders/kept-until';
import { noteBefore } from '../orders/line-before';
import { namedLines } from '../orders/line-parts';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { orderStateOf } from '../orders/order-state';
import { orderMoved } from '../orders/refused';
import { chooseLines } from './choose-lines';
import { commandEffects } from './command-effects';
import { EffectHandlers, type Message } from './effect-handlers';
import type { LogEntry } from './log-entry';
import type { OrderEffect } from './order-effect';
import { OrderLog } from './order-log';
import { saveChanges, snapshotOf } from './save-changes';
import { splitLines } from './split-lines';

/** What a command has done: the lines that it was for, and the version of their order since. */
export interface Moved {
  version: number;
  lineIds: readonly string[];
}

type NoteMoved = (manager: EntityManager, moved: Moved) => Promise<void>;

/** The only way in which orders and lines change their states (docs/decisions/orders-and-payments.md). */
@Injectable()
export class OrderCommands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: OrderLog,
    private readonly effects: EffectHandlers,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SHOP_HOLD_DAYS' | 'CEDOLA_PAY_DAYS'>,
  ) {}

  /**
   * Does it in a transaction of its own. Rejects as `not-found`, as `conflict` with `command-refused` where a state
   * does not allow it, or with `order-moved` where the version is another by now, or the pieces of a line of which it is
   * for some only; nothing is changed then. `note` writes down in the same transaction that it was done.
   */
  async run({ orderId, version, ...command }: OrderCommand, note?: NoteMoved): Promise<Moved> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      if (version !== undefined && locked.order.version !== version) throw orderMoved();
      const moved = await this.apply(manager, locked, command);
      await note?.(manager, moved);
      return moved;
    });
  }

  /** The same in the caller's transaction, which has locked the order; `locked` is as written afterwards. */
  async apply(manager: EntityManager, locked: LockedOrder, command: Command): Promise<Moved> {
    const wanted = await this.withOwnLines(manager, locked, command);
    const before = snapshotOf(locked.lines);
    const { order, lines } = locked;
    const stateBefore = order.state;
    const now = new Date(this.clock.now());
    const { effects, entry, others } = carryOut(locked, wanted, now);
    const payEnd = this.refusedPayEnd(locked, command, now);
    order.payBefore = later(order.payBefore, payEnd);
    order.payBefore = keptUntil(locked, { now, holdDays: this.config.SHOP_HOLD_DAYS });
    const outcome = await this.effects.run(manager, effects);
    order.state = orderStateOf(lines);
    order.cedolaState = cedolaStateOf(lines);
    order.version += 1;
    await saveChanges(manager, locked, before);
    await this.effects.run(manager, [{ kind: 'order-written', order, stateBefore }]);
    const data = {
      ...entry.data,
      ...outcome.told,
      ...(payEnd && { payBefore: payEnd.toISOString() }),
    };
    const told = { ...entry, data };
    await this.log.write(manager, [told, ...others, ...outcome.entries], outcome.messages);
    const lineIds = [entry, ...others].flatMap((one) => one.lineIds);
    return { version: order.version, lineIds };
  }

  /**
   * The same for an order that is not written yet: it is changed, to be inserted as it is then, with what has to be
   * written into the log. For commands that give no money back.
   */
  async applyToNew(manager: EntityManager, placed: LockedOrder, command: Command): Promise<ToLog> {
    const wanted = { ...command, data: { ...command.data } };
    const { effects, entry, others } = carryOut(placed, wanted, new Date(this.clock.now()));
    placed.order.state = orderStateOf(placed.lines);
    const { messages } = await this.effects.run(manager, effects);
    return { entries: [entry, ...others], messages };
  }

  /**
   * Makes lines of their own of some pieces, in the caller's transaction, which has locked the order; `locked` is as
   * written afterwards. Rejects as `conflict` (`order-moved`) where a line has another number of pieces by now.
   */
  async split(
    manager: EntityManager,
    locked: LockedOrder,
    pieces?: LinePieces,
  ): Promise<LinePart[]> {
    const splits = await splitLines(manager, locked, pieces);
    if (splits.length === 0) return [];
    const orderId = locked.order.id;
    await this.effects.run(manager, [{ kind: 'lines-split', orderId, splits }]);
    return splits.map(({ line, part: { id: lineId, quantity } }) => ({
      lineId,
      of: line.id,
      quantity,
    }));
  }

  /** Where the days begin in which the family can pay the books of refused cedole: nothing of the order lapses before. */
  private refusedPayEnd({ order, lines }: LockedOrder, { command }: Command, now: Date) {
    if (cedolaStateOf(lines) !== 'refused') return null;
    const begins = order.cedolaState !== 'refused' || command === 'refuse-cedola';
    return begins ? cedolaPayEnd(now, this.config.CEDOLA_PAY_DAYS) : null;
  }

  /** The command for whole lines: pieces that it is for have lines of their own by now. */
  private async withOwnLines(
    manager: EntityManager,
    locked: LockedOrder,
    { pieces, lineIds, ...command }: Command,
  ): Promise<Told> {
    const parts = await this.split(manager, locked, pieces);
    return {
      ...command,
      ...(lineIds && { lineIds: namedLines(lineIds, parts) }),
      data: { ...command.data, ...(parts.length > 0 && { parts }) },
    };
  }
}

function later(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && other > one) ? (other ?? one) : one;
}

/** What the caller has to write into the log. */
interface ToLog {
  entries: readonly LogEntry[];
  messages: readonly Message[];
}

type Told = Command & { data: CommandData };

interface CarriedOut {
  effects: OrderEffect[];
  entry: LogEntry;
  /** Of what goes without saying by the same command. */
  others: LogEntry[];
}

/** Moves the lines, and says what must follow; nothing is written yet. */
function carryOut(locked: LockedOrder, command: Told, now: Date): CarriedOut {
  const chosen = chooseLines(locked, command, now);
  const { to } = commandRules[command.command];
  noteBefore(chosen, command.command, now);
  const from = new Map(chosen.map(({ id, state }) => [id, state]));
  moveLines(chosen, to, now);
  const { data } = command;
  const effects = commandEffects[command.command]({ ...locked, chosen, from, data, now });
  const stands = effects.some(({ kind }) => kind === 'order-confirmed');
  const [entry, ...others] = stepsOf(locked.order.id, chosen, { ...command, to, data, from });
  return { effects, entry, others: [...others, ...(stands ? reserveProducts(locked, now) : [])] };
}

/** One entry of the log; where lines were taken back to several states, one for each of these. */
function stepsOf(
  orderId: string,
  chosen: readonly OrderLineEntity[],
  told: Told & Pick<LogEntry, 'to' | 'from'>,
): [LogEntry, ...LogEntry[]] {
  const step = (lines: readonly OrderLineEntity[]) => ({ ...told, ...entryOf(orderId, lines) });
  if (told.command !== 'take-back') return [step(chosen)];
  const byState = [...groupBy(chosen, ({ state }) => state).values()];
  const [first = step(chosen), ...rest] = byState.map((lines) => ({
    ...step(lines),
    to: lines[0]?.state ?? null,
  }));
  return [first, ...rest];
}

function moveLines(
  chosen: readonly OrderLineEntity[],
  to: OrderLineEntity['state'] | null,
  now: Date,
) {
  if (to === null) return;
  for (const line of chosen) {
    line.state = to;
    line.stateSince = now;
  }
}

function entryOf(orderId: string, chosen: readonly OrderLineEntity[]) {
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
