import { toEuro } from '@zaino/rules/money';
import { type DataSource, In } from 'typeorm';
import { OrderLineEntity } from '../orders/order-line.entity';
import { isUndone } from '../orders/order-state';
import type { OrderEntity } from '../orders/order.entity';
import { isUnpaidByCard, owedOnPageCents } from '../orders/owed';

type Bill = Parameters<typeof owedOnPageCents>[0] & Pick<OrderEntity, 'id'>;

/**
 * What is left to pay, in euro, of those orders by card that cost less than their total: something was cancelled, or a
 * voucher of the State pays a part; by the order's id. Most pages of orders have none that is unpaid, and ask nothing.
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
  if (!isUnpaidByCard(order) || lines.every(isUndone)) return null;
  const isChanged = order.stateVoucherCents > 0 || lines.some(({ isOffBill }) => isOffBill);
  return isChanged ? toEuro(owedOnPageCents(order, lines)) : null;
}
