import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { OrderLineRow } from './order-line.entity';
import { CustomerOrder } from './order.entity';

/** An order whose row this transaction alone may change, with its lines in their order. */
export interface LockedOrder {
  order: CustomerOrder;
  lines: OrderLineRow[];
}

/** Waits for its turn; null where there is no such order. Always the first of the rows that a transaction locks. */
export async function findLockedOrder(
  manager: EntityManager,
  orderId: string,
): Promise<LockedOrder | null> {
  const order = await manager.findOne(CustomerOrder, {
    where: { id: orderId },
    lock: { mode: 'pessimistic_write' },
  });
  if (order === null) return null;
  const lines = await manager.find(OrderLineRow, {
    where: { orderId },
    order: { position: 'ASC' },
  });
  return { order, lines };
}

/** As `findLockedOrder`; an order that there is not is `not-found`. */
export async function lockOrder(manager: EntityManager, orderId: string): Promise<LockedOrder> {
  const locked = await findLockedOrder(manager, orderId);
  if (locked === null) throw new DomainError('not-found', sharedErrorCodes.notFound);
  return locked;
}
