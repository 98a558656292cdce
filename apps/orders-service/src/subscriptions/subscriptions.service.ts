import { Injectable } from '@nestjs/common';
import type { ordersInternalEndpoints, ProviderSubscription } from '@zaino/contracts/orders';
import type { BodyOf } from '@zaino/service/route';
import { SubscriptionProvider } from './subscription-provider';

/** Subscriptions at the payment provider, for the service that keeps bookshops. */
@Injectable()
export class SubscriptionsService {
  constructor(private readonly provider: SubscriptionProvider) {}

  openPage(
    wish: BodyOf<typeof ordersInternalEndpoints.openSubscriptionPage>,
  ): Promise<{ url: string }> {
    return this.provider.openPage(wish);
  }

  openPortal(customerId: string): Promise<{ url: string }> {
    return this.provider.openPortal(customerId);
  }

  read(id: string): Promise<ProviderSubscription> {
    return this.provider.read(id);
  }

  end(id: string): Promise<void> {
    return this.provider.end(id);
  }
}
