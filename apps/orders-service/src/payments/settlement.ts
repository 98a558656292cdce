import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { systemActor } from '../orders/actor';
import { findLockedOrder, type LockedOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { SurplusMoney } from './surplus-money';
import { surplusReason } from './surplus-reason';
import { PaymentEntity } from './payment.entity';
import { idOf } from './provider';

/** Brings what a payment page came to into its order, once, whoever tells of it and however often. */
@Injectable()
export class Settlement {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: OrderCommands,
    private readonly surplus: SurplusMoney,
  ) {}

  async settle(session: Stripe.Checkout.Session): Promise<void> {
    if (!isSettled(session)) return;
    await inTransaction(this.dataSource, (manager) => this.apply(manager, session));
  }

  /** The same in the caller's transaction, which has locked no order yet. */
  async apply(manager: EntityManager, session: Stripe.Checkout.Session): Promise<void> {
    const { orderId, paymentId } = session.metadata ?? {};
    if (orderId === undefined || !isSettled(session)) return;
    const locked = await findLockedOrder(manager, orderId);
    const payments = locked ? await manager.findBy(PaymentEntity, { orderId }) : [];
    const payment = payments.find(({ id }) => id === paymentId);
    if (locked === null || payment === undefined) {
      this.logger.error(`Page ${session.id} belongs to no payment of ours`);
      return;
    }
    if (session.status === 'expired') await expire(manager, payment);
    else await this.take(manager, locked, { session, payment, payments });
  }

  private async take(
    manager: EntityManager,
    locked: LockedOrder,
    { session, payment, payments }: Taken,
  ): Promise<void> {
    if (payment.state === 'paid' || payment.state === 'duplicate') return;
    if (session.amount_total !== payment.amountCents) {
      throw new Error(`Page ${session.id} was paid with another amount than it asked for.`);
    }
    const surplus = surplusReason(locked, payment, payments);
    payment.state = surplus === null ? 'paid' : 'duplicate';
    await manager.update(
      PaymentEntity,
      { id: payment.id },
      {
        state: payment.state,
        sessionId: session.id,
        intentId: idOf(session.payment_intent),
        paidAt: new Date(this.clock.now()),
      },
    );
    if (surplus !== null) return this.surplus.giveBackUntaken(manager, payment, surplus);
    const data = { amountCents: payment.amountCents };
    if (locked.order.paymentMethod === 'shop') {
      const command = 'confirm-online-payment';
      const told = { ...data, isAccountVerified: payment.destination !== null };
      await this.commands.apply(manager, locked, { command, actor: systemActor, data: told });
      return;
    }
    if (locked.order.state !== 'received') return this.surplus.takeLate(manager, locked);
    await this.commands.apply(manager, locked, {
      command: 'confirm-payment',
      actor: systemActor,
      data,
    });
  }
}

/** Whether nothing more can come of a page; a payment that is on its way (not by card) is not. */
function isSettled({ status, payment_status: paid }: Stripe.Checkout.Session): boolean {
  return status === 'expired' || paid === 'paid';
}

interface Taken {
  session: Stripe.Checkout.Session;
  payment: PaymentEntity;
  /** All of the order. */
  payments: PaymentEntity[];
}

async function expire(manager: EntityManager, { id, state }: PaymentEntity): Promise<void> {
  if (state !== 'opening' && state !== 'open') return;
  await manager.update(PaymentEntity, { id }, { state: 'expired' });
}
