import { Injectable } from '@nestjs/common';
import { Outbox } from '@zaino/service/outbox/outbox';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { ACCOUNT_TOPIC, accountOf } from './account-message';
import { Disputes } from './disputes';
import { wayOfCharge } from './charge-way';
import { PaymentEntity } from './payment.entity';
import { RefundSettlement } from './refund-settlement';
import { Settlement } from './settlement';
import { SUBSCRIPTION_TOPIC, subscriptionOf } from './subscription-message';

/** What a message of the provider brings about, in a transaction that has locked no order yet. */
export type EventAct = (manager: EntityManager) => Promise<void>;

/** What is done about each kind of message. */
@Injectable()
export class EventActs {
  constructor(
    private readonly settlement: Settlement,
    private readonly refunds: RefundSettlement,
    private readonly disputes: Disputes,
    private readonly outbox: Outbox,
  ) {}

  /** Undefined of messages that tell nothing that these do not; they are not kept. */
  of(event: Stripe.Event): EventAct | undefined {
    return this.sessionAct(event) ?? this.moneyAct(event) ?? this.followOf(event);
  }

  /** What a payment page came to. */
  private sessionAct(event: Stripe.Event): EventAct | undefined {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.expired': {
        const session = event.data.object;
        return (manager) => this.settlement.apply(manager, session);
      }
      case 'checkout.session.async_payment_failed': {
        const session = event.data.object;
        return (manager) => this.settlement.apply(manager, session, 'failed');
      }
      default:
        return undefined;
    }
  }

  /** What became of money that was paid. */
  private moneyAct(event: Stripe.Event): EventAct | undefined {
    switch (event.type) {
      case 'charge.succeeded':
        return noteOfWay(event.data.object);
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed': {
        const refund = event.data.object;
        return (manager) => this.refunds.apply(manager, refund);
      }
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed': {
        const dispute = event.data.object;
        const toldAt = new Date(event.created * 1_000);
        return (manager) => this.disputes.apply(manager, dispute, toldAt);
      }
      default:
        return undefined;
    }
  }

  private followOf(event: Stripe.Event): EventAct | undefined {
    const subscriptionId = subscriptionOf(event);
    if (subscriptionId !== null) {
      return (manager) => this.outbox.add(manager, SUBSCRIPTION_TOPIC, { subscriptionId });
    }
    const accountId = accountOf(event);
    if (accountId === null) return undefined;
    return (manager) => this.outbox.add(manager, ACCOUNT_TOPIC, { accountId });
  }
}

/** How an order was paid; undefined of what is charged for a plan, which is no payment of ours. */
function noteOfWay(charge: Stripe.Charge): EventAct | undefined {
  const { paymentId: id } = charge.metadata;
  if (id === undefined) return undefined;
  return async (manager) => {
    await manager.update(PaymentEntity, { id }, wayOfCharge(charge));
  };
}
