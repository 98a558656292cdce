import { Inject, Injectable, Logger } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Config } from '../config';
import { PaymentEvents } from './payment-events';

/** What every message is, whatever it tells; its signature says who wrote it, not that it is whole. */
const eventSchema = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** Messages of the payment provider as they come: whoever sends one proves it by a signature. */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger('Payments');
  private readonly secrets: string[];

  constructor(
    private readonly events: PaymentEvents,
    @Inject(CONFIG) config: Pick<Config, 'STRIPE_WEBHOOK_SECRET'>,
  ) {
    this.secrets = config.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim());
  }

  /** Rejects as `invalid` where the signature is none of ours, or what is signed is no event. */
  async receive(body: Buffer, signature = ''): Promise<{ received: true }> {
    const payload = body.toString('utf8');
    const event = this.verified(payload, signature);
    if (!eventSchema.safeParse(event).success) {
      throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
        detail: 'Il messaggio non è quello di un evento.',
      });
    }
    await this.events.receive({ event, payload });
    return { received: true };
  }

  private verified(payload: string, signature: string): Stripe.Event {
    for (const secret of this.secrets) {
      try {
        return Stripe.webhooks.constructEvent(payload, signature, secret);
      } catch {
        // The next secret may be the one.
      }
    }
    this.logger.warn('A message of the payment provider came without a signature that is good');
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
      detail: 'La firma non è valida.',
    });
  }
}
