import type { EntityManager } from 'typeorm';
import { keptUntil } from '../orders/kept-until';
import type { LockedOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';

/** Moves the end of an order that books are still awaited for, or of which nothing is kept; true where it has moved. */
export async function keepLonger(
  manager: EntityManager,
  locked: LockedOrder,
  conditions: Parameters<typeof keptUntil>[1],
): Promise<boolean> {
  const { id, payBefore } = locked.order;
  const until = keptUntil(locked, conditions);
  if (until?.getTime() === payBefore?.getTime()) return false;
  await manager.update(OrderEntity, { id }, { payBefore: until });
  return true;
}
