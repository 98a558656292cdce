import { Injectable } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { OrdersClient } from '../upstreams/orders-client';
import { SUBSCRIPTION_END_TOPIC, subscriptionEndSchema } from './leave-plan';

/** Ends what nobody pays any more at the provider. */
@Injectable()
export class EndSubscription implements OutboxHandler {
  readonly topic = SUBSCRIPTION_END_TOPIC;

  constructor(private readonly orders: OrdersClient) {}

  async handle(payload: unknown): Promise<void> {
    const { subscriptionId: id } = subscriptionEndSchema.parse(payload);
    await this.orders.call(ordersInternalEndpoints.endSubscription, { params: { id } });
  }
}
