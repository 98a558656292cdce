import { Injectable } from '@nestjs/common';
import type { orderEndpoints } from '@zaino/contracts/orders';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { noSuchOrder } from '../orders/own-order';
import { expectedDaysOf } from '../orders/expected-days';

type TrackedOrder = z.output<typeof orderEndpoints.tracking.response>;

/** Where an order is, for whoever has its address: a grandparent, a teacher. */
@Injectable()
export class TrackingService {
  constructor(private readonly dataSource: DataSource) {}

  /** Names what was ordered and where it is; not who ordered it, for whom, what it cost or where it goes. */
  async read(trackingToken: string): Promise<TrackedOrder> {
    const { manager } = this.dataSource;
    const order = await manager.findOneBy(OrderEntity, { trackingToken });
    if (order === null) throw noSuchOrder();
    const lines = await manager.find(OrderLineEntity, {
      where: { orderId: order.id },
      order: { position: 'ASC' },
    });
    const { number, state, shippingMethod } = order;
    return {
      number,
      state,
      shippingMethod,
      createdAt: order.createdAt.toISOString(),
      lines: lines.map(trackedLine),
    };
  }
}

function trackedLine(line: OrderLineEntity): TrackedOrder['lines'][number] {
  const { type, quantity, state, stateSince, tracking, details } = line;
  const title = details.substitute?.title ?? details.title;
  return {
    title,
    type,
    quantity,
    state,
    tracking,
    stateSince: stateSince.toISOString(),
    expected: expectedDaysOf(line),
  };
}
