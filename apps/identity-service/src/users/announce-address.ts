import { Injectable } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { OrdersClient } from '../upstreams/orders-client';
import { UserEntity } from './user.entity';

/** An account has proven its address: payload `{ uid }`. */
export const ADDRESS_PROVEN_TOPIC = 'address.proven';

const payloadSchema = z.object({ uid: z.string() });

/** Tells the orders service which address an account has proven; what waited for that proof is sent then. */
@Injectable()
export class AnnounceAddress implements OutboxHandler {
  readonly topic = ADDRESS_PROVEN_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrdersClient,
  ) {}

  /** The address of now: it may have changed since, and word of that may have come first. */
  async handle(payload: unknown): Promise<void> {
    const { uid } = payloadSchema.parse(payload);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (user === null || user.emailVerifiedAt === null) return;
    const { email } = user;
    await this.orders.call(ordersInternalEndpoints.proveAddress, {
      params: { uid },
      body: { email },
    });
  }
}
