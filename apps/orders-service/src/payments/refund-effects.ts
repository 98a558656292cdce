import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EffectOutcome, EffectSubscriber } from '../transitions/effect-handlers';
import type { OrderEffect } from '../transitions/order-effect';
import { endLines } from './end-lines';
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
    { order, lines, plan, reason }: OrderEffect<'money-back'>,
    manager: EntityManager,
  ): Promise<EffectOutcome> {
    const refund = await this.refunds.give(manager, { order, lines }, { plan, reason });
    if (refund === null) return {};
    return {
      told: { refundId: refund.id },
      entries: refund.state === 'done' ? endLines({ order, lines }, refund) : [],
      messages: this.refunds.messages(refund),
    };
  }
}
