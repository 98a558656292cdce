import { Controller, Headers, Inject, Logger } from '@nestjs/common';
import { webhookEndpoint } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { Input, Route } from '@zaino/service/route';
import Stripe from 'stripe';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import { PaymentEvents } from './payment-events';

@Controller()
export class WebhookController {
  private readonly logger = new Logger('Payments');
  private readonly secrets: string[];

  constructor(
    private readonly events: PaymentEvents,
    @Inject(CONFIG) { STRIPE_WEBHOOK_SECRET }: Pick<Config, 'STRIPE_WEBHOOK_SECRET'>,
  ) {
    this.secrets = STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim());
  }

  @Route(webhookEndpoint)
  async receive(
    @Input('body') body: Buffer,
    @Headers('stripe-signature') signature: string | undefined,
  ) {
    const payload = body.toString('utf8');
    await this.events.receive({ event: this.verified(payload, signature ?? ''), payload });
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
