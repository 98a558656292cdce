import { type EntityManager, In } from 'typeorm';
import type { LockedOrder } from '../orders/locked-order';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLineRow } from '../orders/order-line.entity';
import { CustomerOrder } from '../orders/order.entity';
import { Refund } from '../payments/refund.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { withdrawalEnd } from '../withdrawals/withdrawal-period';

/** Whose orders are once their customer is forgotten. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

const nobody = { firstName: '', lastName: '', email: '', phone: '' };
const ended = new Set<OrderLineRow['state']>(['delivered', 'cancelled', 'returned', 'refunded']);

/** Whether nobody has to be reached about an order any more: all has come to its end, the days to withdraw too. */
export async function isClosed(
  manager: EntityManager,
  { order, lines }: LockedOrder,
  now: Date,
): Promise<boolean> {
  const isAwaited = lines.some(
    ({ state, withdrawnAt }) =>
      !ended.has(state) || (state === 'delivered' && withdrawnAt !== null),
  );
  if (isAwaited) return false;
  const end = withdrawalEnd(lines);
  if (end !== null && now <= end) return false;
  const open = { orderId: order.id, state: In(['pending', 'failed'] as const) };
  return !(await manager.existsBy(Refund, open));
}

/**
 * Takes the person out of an order: what was sold, when and for how much stays for the books. An invoice is kept as it
 * was issued (specification, point 9: ten years).
 */
export async function forgetOrder(manager: EntityManager, { order, lines }: LockedOrder) {
  const { id, number } = order;
  const searchText = [
    number,
    ...lines.map(({ reference, details }) => `${reference} ${details.title}`),
  ]
    .join(' ')
    .toLowerCase();
  await manager.update(
    CustomerOrder,
    { id },
    {
      customerId: NOBODY,
      contact: nobody,
      address: null,
      invoiceRequest: null,
      children: [],
      searchText,
    },
  );
  for (const { id: lineId, details } of lines) {
    if (details.children.length === 0) continue;
    await manager.update(OrderLineRow, { id: lineId }, { details: { ...details, children: [] } });
  }
  await manager.update(OrderEvent, { orderId: id, who: 'customer' }, { actorId: null });
  await manager.update(Withdrawal, { orderId: id }, { name: '', email: '' });
}
