import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { DomainError } from '@zaino/service/domain-error';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { SUBSCRIPTION_TOPIC, subscriptionMessageSchema } from '../payments/subscription-message';
import { SubscriptionProvider } from './subscription-provider';

/** Tells the bookshops service that something has happened to a subscription; what, it asks for itself. */
@Injectable()
export class SubscriptionHandler implements OutboxHandler {
  readonly topic = SUBSCRIPTION_TOPIC;

  constructor(
    private readonly provider: SubscriptionProvider,
    private readonly bookshops: BookshopsClient,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const { subscriptionId } = subscriptionMessageSchema.parse(payload);
    try {
      const { tenantId } = await this.provider.read(subscriptionId);
      if (tenantId === null) return;
      await this.bookshops.call(bookshopsInternalEndpoints.followSubscription, {
        params: { id: tenantId },
        body: { subscriptionId },
      });
    } catch (error) {
      // Of another shop of the same account at the provider, or of a bookshop that is gone.
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
    }
  }
}
