import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { insertRows } from '@zaino/service/write-rows';
import { keyOf } from '../cedole/cedola-lists';
import { insertCedole, newCedola } from '../cedole/new-cedola';
import type { CausedBy } from '../orders/caused-by';
import { systemActor } from '../orders/actor';
import type { LockedOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderLog } from '../transitions/order-log';
import { OrderEntity } from '../orders/order.entity';
import { Payments } from '../payments/payments';
import { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import type { PreparedPayment } from '../payments/provider';
import type { AgreedOrder } from './agreed-orders';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { newOrder } from './new-order';
import { OrderClaims } from './order-claims';
import type { PlacingKey } from './order-id';

/** An order that was just placed. */
export interface InsertedOrder {
  order: OrderEntity;
  /** Null where there is nothing to pay by card. */
  prepared: PreparedPayment | null;
}

type Accepted = Awaited<ReturnType<OrderCommands['applyToNew']>>;

interface NewRows {
  key: PlacingKey;
  orderId: string;
  agreed: AgreedOrder;
  /** Whose call it is, for the count of mails. */
  causedBy: CausedBy;
  /** Held for it; null for none. */
  stateVoucher: StateVoucherEntity | null;
}

/** Of a trillion numbers, one that is taken is met once in a lifetime. */
const MOST_NUMBERS = 3;

/** Writes an order with all that belongs to it, or nothing. */
@Injectable()
export class OrderRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: OrderLog,
    private readonly commands: OrderCommands,
    private readonly payments: Payments,
    private readonly claims: OrderClaims,
  ) {}

  /**
   * One transaction. Rejects with the database's `ER_DUP_ENTRY` where the key has made an order by now, and as
   * `OrderClaims` does where another order was faster.
   */
  async insert(rows: NewRows): Promise<InsertedOrder> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await inTransaction(this.dataSource, (manager) => this.write(manager, rows));
      } catch (error) {
        if (tries >= MOST_NUMBERS || !isNumberTaken(error)) throw error;
      }
    }
  }

  private async write(manager: EntityManager, rows: NewRows) {
    const { key, orderId, agreed, causedBy, stateVoucher } = rows;
    const { customerId } = key;
    const cedole = cedoleOf(orderId, agreed);
    const placed = newOrder({
      ...agreed,
      id: orderId,
      customerId,
      cedole: cedole.map(({ row, list }) => ({ ...list, id: row.id })),
      stateVoucherCents: stateVoucher?.amountCents ?? 0,
    });
    const accepted = await this.accept(manager, placed);
    // First: it waits for another call that is at it with the same key, and fails once that one is through.
    await insertRows(manager, {
      target: IdempotencyKeyEntity,
      rows: [{ ...key, orderId, createdAt: agreed.now }],
    });
    await this.claims.takeAllowance(manager, agreed);
    await insertRows(manager, { target: OrderEntity, rows: [placed.order] });
    await insertRows(manager, { target: OrderLineEntity, rows: placed.lines });
    if (stateVoucher) {
      await insertRows(manager, { target: StateVoucherEntity, rows: [stateVoucher] });
    }
    await this.log.write(
      manager,
      [entryOf(placed, causedBy), ...accepted.entries],
      accepted.messages,
    );
    const isByCard = placed.order.paymentMethod === 'card';
    const prepared = isByCard
      ? await this.payments.prepare(manager, { ...placed, account: agreed.account })
      : null;
    await insertCedole(
      manager,
      cedole.map(({ row }) => row),
    );
    // Last: of the rows that others may want too it is held for the shortest time.
    await this.claims.takeVoucher(manager, placed.order);
    return { order: placed.order, prepared };
  }

  /** What is paid in the shop stands at once. */
  private async accept(manager: EntityManager, placed: LockedOrder): Promise<Accepted> {
    if (placed.order.paymentMethod === 'card') return { entries: [], messages: [] };
    const command = 'accept-pay-in-shop';
    return this.commands.applyToNew(manager, placed, { command, actor: systemActor });
  }
}

/** Vouchers that it is given with, each with the list that it is for. */
function cedoleOf(orderId: string, { wish, quote, bookshop, now }: AgreedOrder) {
  if (bookshop === null) return [];
  const lists = quote.cedole?.lists ?? [];
  return wish.cedole.map((list) => {
    const { schoolName = '' } = lists.find((one) => keyOf(one) === keyOf(list)) ?? {};
    const given = { ...list, schoolName };
    return { list, row: newCedola(given, { orderId, bookshopId: bookshop.id, now }) };
  });
}

function entryOf({ order, lines }: LockedOrder, causedBy: CausedBy) {
  return {
    orderId: order.id,
    command: 'place',
    to: 'received' as const,
    actor: { who: 'customer' as const, id: order.customerId, name: null, causedBy },
    lineIds: lines.map(({ id }) => id),
  };
}

function isNumberTaken(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === 'ER_DUP_ENTRY' && String(message).includes('ux_customer_order_number');
}
