import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { paidBy } from '../orders/owed';
import { type PaidAtCounter, paidAtCounter } from '../payments/counter-payment';
import { paidWay } from '../payments/paid-way';
import { RefundEntity } from '../payments/refund.entity';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { FiscalDocumentEntity } from './fiscal-document.entity';

/** All that documents and mails of an order are written from. */
export interface OrderFile {
  order: OrderEntity;
  lines: OrderLineEntity[];
  refunds: RefundEntity[];
  withdrawals: WithdrawalEntity[];
  /** The invoice first, then its credit notes. */
  fiscal: FiscalDocumentEntity[];
  /** How it was paid on the provider's page, for people; undefined where nothing has told it. */
  way: string | undefined;
  /** Null where it was not paid at a counter. */
  paidAtCounter: PaidAtCounter | null;
}

/** Whether the family has paid, or is to pay, on the provider's page: in a shop too, once a cedola was refused. */
function isPaidByCard({ order, lines, paidAtCounter: atCounter }: OrderFile): boolean {
  return order.paymentMethod === 'card' || paidBy(order, lines, atCounter !== null) === 'card';
}

/** How the family has paid, or is to pay, in the middle of a sentence. */
export function paidHow(file: OrderFile): string {
  if (!isPaidByCard(file)) return 'in libreria';
  return file.way === undefined ? 'online' : `con ${file.way}`;
}

@Injectable()
export class OrderFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** As it is committed by now; null where there is no such order. */
  async find(orderId: string): Promise<OrderFile | null> {
    const { manager } = this.dataSource;
    const order = await manager.findOneBy(OrderEntity, { id: orderId });
    return order && { order, ...(await readParts(manager, order)) };
  }
}

async function readParts(manager: EntityManager, order: OrderEntity) {
  const { id: orderId, paymentMethod } = order;
  const [lines, refunds, withdrawals, fiscal, atCounter, way] = await Promise.all([
    manager.find(OrderLineEntity, { where: { orderId }, order: { position: 'ASC' } }),
    manager.find(RefundEntity, { where: { orderId }, order: { createdAt: 'ASC' } }),
    manager.find(WithdrawalEntity, { where: { orderId }, order: { at: 'ASC' } }),
    manager.find(FiscalDocumentEntity, {
      where: { orderId },
      order: { year: 'ASC', number: 'ASC' },
    }),
    paymentMethod === 'shop' ? paidAtCounter(manager, orderId) : null,
    paidWay(manager, order),
  ]);
  return { lines, refunds, withdrawals, fiscal, way, paidAtCounter: atCounter };
}
