import type { EntityManager } from 'typeorm';
import { OrderLineEntity } from './order-line.entity';
import { OrderEntity } from './order.entity';
import { noSuchOrder } from './own-order';

/** An order whose row this transaction alone may change, with its lines in their order. */
export interface LockedOrder {
  order: OrderEntity;
  lines: OrderLineEntity[];
}

/** Waits for its turn; null where there is no such order. Always the first of the rows that a transaction locks. */
export async function findLockedOrder(
  manager: EntityManager,
  orderId: string,
): Promise<LockedOrder | null> {
  const order = await manager.findOne(OrderEntity, {
    where: { id: orderId },
    lock: { mode: 'pessimistic_write' },
  });
  if (order === null) return null;
  const lines = await manager.find(OrderLineEntity, {
    where: { orderId },
    order: { position: 'ASC' },
  });
  return { order, lines };
}

/** As `findLockedOrder`; an order that there is not is `not-found`. */
export async function lockOrder(manager: EntityManager, orderId: string): Promise<LockedOrder> {
  const locked = await findLockedOrder(manager, orderId);
  if (locked === null) throw noSuchOrder();
  return locked;
}
