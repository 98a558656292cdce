import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EffectOutcome, EffectSubscriber } from '../transitions/effect-handlers';
import type { OrderEffect } from '../transitions/order-effect';
import { endLines } from './end-lines';
import { disputeHolds, holdingDispute } from './holding-dispute';
import type { RefundEntity } from './refund.entity';
import { Refunds } from './refunds';
import { shareRefunds } from './share-refunds';

/** What follows for the money from changes of orders. */
@Injectable()
export class RefundEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'money-back': (effect, manager) => this.give(effect, manager),
    'lines-split': async ({ orderId, splits }, manager) => {
      await shareRefunds(manager, orderId, splits);
      return {};
    },
  };

  constructor(private readonly refunds: Refunds) {}

  private async give(
    { order, lines, plan, reason, isGiven }: OrderEffect<'money-back'>,
    manager: EntityManager,
  ): Promise<EffectOutcome> {
    const refunds = await this.refunds.give(manager, { order, lines }, { plan, reason });
    const [first, rest] = refunds;
    if (first === undefined) return {};
    if (isGiven) for (const refund of refunds) await refuseHeld(manager, refund);
    return {
      told: { refundId: first.id, ...(rest && { moneyRefundId: rest.id }) },
      entries: refunds
        .filter(({ state }) => state === 'done')
        .flatMap((refund) => endLines({ order, lines }, refund)),
      messages: this.refunds.messages(refunds),
    };
  }
}

/** What nobody is owed is not given while the bank has the payment's money. */
async function refuseHeld(manager: EntityManager, refund: RefundEntity): Promise<void> {
  const { state, orderId, paymentId } = refund;
  if (state !== 'failed' || paymentId === null) return;
  const dispute = await holdingDispute(manager, { id: paymentId, orderId });
  if (dispute !== null) throw disputeHolds(dispute);
}
