import { toEuro } from '@zaino/rules/money';
import { type DataSource, In } from 'typeorm';
import { OrderLineEntity } from '../orders/order-line.entity';
import { isUndone } from '../orders/order-state';
import type { OrderEntity } from '../orders/order.entity';
import { isUnpaidByCard, owedCents } from '../orders/owed';

type Bill = Parameters<typeof owedCents>[0] & Pick<OrderEntity, 'id'>;

/**
 * What is left to pay, in euro, of those orders by card of which something was cancelled before they were paid, by the
 * order's id. Most pages of orders have none that is unpaid, and ask nothing.
 */
export async function changedDue(
  { manager }: DataSource,
  orders: readonly Bill[],
): Promise<Map<string, number>> {
  const unpaid = orders.filter(isUnpaidByCard);
  if (unpaid.length === 0) return new Map();
  const lines = await manager.findBy(OrderLineEntity, { orderId: In(unpaid.map(({ id }) => id)) });
  return new Map(
    unpaid.flatMap((order): [string, number][] => {
      const due = dueOf(
        order,
        lines.filter(({ orderId }) => orderId === order.id),
      );
      return due === null ? [] : [[order.id, due]];
    }),
  );
}

/** Null where an order stands as it was placed, or nothing is left of it. */
export function dueOf(order: Omit<Bill, 'id'>, lines: readonly OrderLineEntity[]): number | null {
  const isChanged = isUnpaidByCard(order) && lines.some(({ isOffBill }) => isOffBill);
  return isChanged && !lines.every(isUndone) ? toEuro(owedCents(order, lines)) : null;
}
