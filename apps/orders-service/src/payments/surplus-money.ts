import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../orders/actor';
import type { LockedOrder } from '../orders/locked-order';
import { EffectHandlers } from '../transitions/effect-handlers';
import { OrderCommands } from '../transitions/order-commands';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLog } from '../transitions/order-log';
import { saveChanges, snapshotOf } from '../transitions/save-changes';
import type { PaymentEntity } from './payment.entity';
import { RefundEntity } from './refund.entity';
import { linesOnBill, owedCents } from '../orders/owed';
import { planForLines } from '../orders/refund-plan';
import { Refunds } from './refunds';
import { ORDER_CANCELLED } from './surplus-reason';

/** Money that came although nobody was waiting for it (any more). */
@Injectable()
export class SurplusMoney {
  constructor(
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly log: OrderLog,
    private readonly refunds: Refunds,
    private readonly effects: EffectHandlers,
  ) {}

  /** What the order does not take (`surplusReason`) goes back as it came. The order itself does not count it. */
  async giveBackUntaken(
    manager: EntityManager,
    payment: PaymentEntity,
    reason: string,
  ): Promise<void> {
    const { orderId, amountCents } = payment;
    const refund = manager.create(RefundEntity, {
      id: randomUUID(),
      orderId,
      paymentId: payment.id,
      stateVoucherId: null,
      amountCents,
      reason,
      reversalCents: payment.transferCents,
      feeCents: payment.feeCents,
      state: 'pending',
      lineCents: {},
      extraCents: null,
      providerId: null,
      createdAt: new Date(this.clock.now()),
      doneAt: null,
    });
    await manager.insert(RefundEntity, refund);
    const data = { amountCents, reason, refundId: refund.id };
    const entry = { orderId, command: 'refund', to: null, actor: systemActor, lineIds: [], data };
    await this.log.write(manager, [entry], this.refunds.messages([refund]));
  }

  /**
   * The order was cancelled before its money came. If that was because its time was over, it goes on where its
   * pieces can be had again; else all goes back at once.
   */
  async takeLate(manager: EntityManager, locked: LockedOrder): Promise<void> {
    const { order, lines } = locked;
    order.paymentState = 'paid';
    order.paidAt = new Date(this.clock.now());
    if (!(await wasUnpaid(manager, order.id))) {
      return this.giveBackAll(manager, locked, ORDER_CANCELLED);
    }
    if (!linesOnBill(order, lines).some(({ type }) => type === 'product')) {
      return this.revive(manager, locked);
    }
    const lineIds = lines.map(({ id }) => id);
    const entry = { orderId: order.id, command: 'receive-late-payment', to: null, lineIds };
    order.version += 1;
    await saveChanges(manager, locked, snapshotOf(lines));
    const late = { kind: 'late-money', orderId: order.id } as const;
    const { messages } = await this.effects.run(manager, [late]);
    await this.log.write(manager, [{ ...entry, actor: systemActor, isQuiet: true }], messages);
  }

  /** The pieces are there: the order goes on as if it had been paid in time. */
  async revive(manager: EntityManager, locked: LockedOrder): Promise<void> {
    const data = { amountCents: owedCents(locked.order, locked.lines) };
    await this.commands.apply(manager, locked, {
      command: 'confirm-payment',
      actor: systemActor,
      data,
    });
  }

  async giveBackAll(manager: EntityManager, locked: LockedOrder, reason: string): Promise<void> {
    const { order, lines } = locked;
    const before = snapshotOf(lines);
    const plan = planForLines(locked, lines);
    const given = await this.refunds.give(manager, locked, { plan, reason });
    order.version += 1;
    await saveChanges(manager, locked, before);
    const { amountCents } = plan;
    const data = { amountCents, reason, ...(given[0] && { refundId: given[0].id }) };
    const lineIds = lines.map(({ id }) => id);
    const entry = { orderId: order.id, command: 'refund', to: null, actor: systemActor, lineIds };
    await this.log.write(manager, [{ ...entry, data }], this.refunds.messages(given));
  }
}

/** Whether it was cancelled since its time was over, and not because somebody wanted it. */
async function wasUnpaid(manager: EntityManager, orderId: string): Promise<boolean> {
  const last = await manager.findOne(OrderEventEntity, {
    where: { orderId, command: 'cancel' },
    order: { id: 'DESC' },
  });
  return last?.data.cause === 'unpaid';
}
