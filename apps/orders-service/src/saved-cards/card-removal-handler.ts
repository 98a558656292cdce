import { Inject, Injectable } from '@nestjs/common';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import Stripe from 'stripe';
import { z } from 'zod';
import { CARD_REMOVAL_TOPIC } from '../payments/card-keepers';
import { answered, STRIPE } from '../payments/provider';

const payloadSchema = z.object({ providerId: z.string().min(1) });

/** Removes a customer at the provider, and all cards with it. */
@Injectable()
export class CardRemovalHandler implements OutboxHandler {
  readonly topic = CARD_REMOVAL_TOPIC;

  constructor(@Inject(STRIPE) private readonly stripe: Stripe) {}

  async handle(payload: unknown): Promise<void> {
    const { providerId } = payloadSchema.parse(payload);
    try {
      await answered(() => this.stripe.customers.del(providerId));
    } catch (error) {
      // It is gone already.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
      throw error;
    }
  }
}
