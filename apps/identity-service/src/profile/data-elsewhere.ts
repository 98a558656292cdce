import { Injectable } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';
import { OrdersClient } from '../upstreams/orders-client';
import { OwnBookshop } from './own-bookshop';

/** What the other services keep about a person. */
@Injectable()
export class DataElsewhere {
  constructor(
    private readonly bookshop: OwnBookshop,
    private readonly orders: OrdersClient,
  ) {}

  /** Rejects as `unavailable` where one of them is away. */
  async collect({ uid, role, tenantId }: Pick<SessionUser, 'uid' | 'role' | 'tenantId'>) {
    const [tenant, { cart, orders }] = await Promise.all([
      // The bookshop in which a colleague works is its owner's.
      this.bookshop.read(role === 'bookshop' ? tenantId : null),
      this.orders.call(ordersInternalEndpoints.exportCustomer, { params: { uid } }),
    ]);
    return { tenant, cart, orders };
  }
}
