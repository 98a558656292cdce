import { Inject, Injectable } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { ServiceClient } from '@zaino/service/service-client';
import type { SessionUser } from '@zaino/contracts/shared';
import { ORDERS } from '../orders/orders-client';
import { OwnBookshop } from './own-bookshop';

/** What the other services keep about a person. */
@Injectable()
export class DataElsewhere {
  constructor(
    private readonly bookshop: OwnBookshop,
    @Inject(ORDERS) private readonly orders: ServiceClient,
  ) {}

  /** Rejects as `unavailable` where one of them is away. */
  async collect({ uid, tenantId }: Pick<SessionUser, 'uid' | 'tenantId'>) {
    const [tenant, { cart, orders }] = await Promise.all([
      this.bookshop.read(tenantId),
      this.orders.call(ordersInternalEndpoints.exportCustomer, { params: { uid } }),
    ]);
    return { tenant, cart, orders };
  }
}
