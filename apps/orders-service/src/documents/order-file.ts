import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderLineRow } from '../orders/order-line.entity';
import { CustomerOrder } from '../orders/order.entity';
import { Refund } from '../payments/refund.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { FiscalDocument } from './fiscal-document.entity';

/** All that documents and mails of an order are written from. */
export interface OrderFile {
  order: CustomerOrder;
  lines: OrderLineRow[];
  refunds: Refund[];
  withdrawals: Withdrawal[];
  /** The invoice first, then its credit notes. */
  fiscal: FiscalDocument[];
}

@Injectable()
export class OrderFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** As it is committed by now; null where there is no such order. */
  async find(orderId: string): Promise<OrderFile | null> {
    const { manager } = this.dataSource;
    const order = await manager.findOneBy(CustomerOrder, { id: orderId });
    return order && { order, ...(await readParts(manager, orderId)) };
  }
}

async function readParts(manager: EntityManager, orderId: string) {
  const [lines, refunds, withdrawals, fiscal] = await Promise.all([
    manager.find(OrderLineRow, { where: { orderId }, order: { position: 'ASC' } }),
    manager.find(Refund, { where: { orderId }, order: { createdAt: 'ASC' } }),
    manager.find(Withdrawal, { where: { orderId }, order: { at: 'ASC' } }),
    manager.find(FiscalDocument, { where: { orderId }, order: { year: 'ASC', number: 'ASC' } }),
  ]);
  return { lines, refunds, withdrawals, fiscal };
}
