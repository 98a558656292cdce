import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { systemActor } from '../orders/actor';
import { findLockedOrder, type LockedOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { AwaitedMoney } from './awaited-money';
import { wayOfPage } from './charge-way';
import { outcomeOf, type PageOutcome } from './page-outcome';
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
    private readonly awaited: AwaitedMoney,
  ) {}

  async settle(session: Stripe.Checkout.Session): Promise<void> {
    if (outcomeOf(session) === 'open') return;
    await inTransaction(this.dataSource, (manager) => this.apply(manager, session));
  }

  /** The same in the caller's transaction, which has locked no order yet; `outcome` where a message says what it came to. */
  async apply(
    manager: EntityManager,
    session: Stripe.Checkout.Session,
    outcome: PageOutcome = outcomeOf(session),
  ): Promise<void> {
    const { orderId, paymentId } = session.metadata ?? {};
    if (orderId === undefined || outcome === 'open') return;
    const locked = await findLockedOrder(manager, orderId);
    const payments = locked ? await manager.findBy(PaymentEntity, { orderId }) : [];
    const payment = payments.find(({ id }) => id === paymentId);
    if (locked === null || payment === undefined) {
      this.logger.error(`Page ${session.id} belongs to no payment of ours`);
      return;
    }
    const taken = { session, payment, payments };
    if (outcome === 'expired') await expire(manager, payment);
    else if (outcome === 'paid') await this.take(manager, locked, taken);
    else await this.takeNote(manager, locked, { ...taken, outcome });
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
        ...wayOfPage(session),
      },
    );
    if (surplus !== null) {
      await this.awaited.end(manager, locked, payments);
      return this.surplus.giveBackUntaken(manager, payment, surplus);
    }
    const data = { amountCents: payment.amountCents + locked.order.stateVoucherCents };
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

  /** Its money is on its way, or will not come. What is known to have ended is not told anew by an older message. */
  private async takeNote(
    manager: EntityManager,
    locked: LockedOrder,
    { session, payment, payments, outcome }: Taken & { outcome: 'awaited' | 'failed' },
  ): Promise<void> {
    const state = outcome === 'awaited' ? 'pending' : 'failed';
    const isNews = isUnder(payment) || (payment.state === 'pending' && state === 'failed');
    if (!isNews) return;
    payment.state = state;
    const intentId = idOf(session.payment_intent);
    const told = { state, sessionId: session.id, intentId } as const;
    await manager.update(PaymentEntity, { id: payment.id }, told);
    if (outcome === 'awaited') await this.awaited.begin(manager, locked, { payment, payments });
    else await this.awaited.fail(manager, locked, { payment, payments });
  }
}

const isUnder = ({ state }: PaymentEntity) => state === 'opening' || state === 'open';

interface Taken {
  session: Stripe.Checkout.Session;
  payment: PaymentEntity;
  /** All of the order. */
  payments: PaymentEntity[];
}

async function expire(manager: EntityManager, payment: PaymentEntity): Promise<void> {
  if (isUnder(payment))
    await manager.update(PaymentEntity, { id: payment.id }, { state: 'expired' });
}
