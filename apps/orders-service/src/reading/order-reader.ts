import { Injectable } from '@nestjs/common';
import type { Order } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import { CustomerOrder } from '../orders/order.entity';

/** Who an order is shown to: staff sees names in the log, and each is told what they may do. */
export type Viewer = 'customer' | 'staff';

/** Reads orders as the contract has them; every call that answers with an order answers with this. */
@Injectable()
export class OrderReader {
  constructor(private readonly dataSource: DataSource) {}

  /** An order as it is committed by now. Rejects as `not-found`. */
  async read(orderId: string, viewer: Viewer): Promise<Order> {
    const order = await this.dataSource.manager.findOneBy(CustomerOrder, { id: orderId });
    if (order === null) throw noSuchOrder();
    throw new Error(`Not read yet for ${viewer}`);
  }

  /** The same for its customer. Another's order is as good as none: rejects as `not-found`. */
  async readOwn(orderId: string, customerId: string): Promise<Order> {
    await this.assertOwn(orderId, customerId);
    return this.read(orderId, 'customer');
  }

  /** Rejects as `not-found` where the order is not this customer's, before anything is done to it. */
  async assertOwn(orderId: string, customerId: string): Promise<void> {
    const isOwn = await this.dataSource.manager.existsBy(CustomerOrder, {
      id: orderId,
      customerId,
    });
    if (!isOwn) throw noSuchOrder();
  }
}

function noSuchOrder(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Ordine non trovato',
  });
}
