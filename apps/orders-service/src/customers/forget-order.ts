import { type EntityManager, In } from 'typeorm';
import { HeldMailEntity } from '../mails/held-mail.entity';
import { OrderNoteEntity } from '../notes/order-note.entity';
import type { LockedOrder } from '../orders/locked-order';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { RefundEntity } from '../payments/refund.entity';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { withdrawalEnd } from '../withdrawals/withdrawal-end';

/** Whose orders are once their customer is forgotten. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

const nobody = { firstName: '', lastName: '', email: '', phone: '' };
const ended = new Set<OrderLineEntity['state']>(['delivered', 'cancelled', 'returned', 'refunded']);

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
  return !(await manager.existsBy(RefundEntity, open));
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
    OrderEntity,
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
    await manager.update(
      OrderLineEntity,
      { id: lineId },
      { details: { ...details, children: [] } },
    );
  }
  await manager.update(OrderEventEntity, { orderId: id, who: 'customer' }, { actorId: null });
  await manager.delete(HeldMailEntity, { orderId: id });
  await manager.delete(OrderNoteEntity, { orderId: id });
  await manager.update(WithdrawalEntity, { orderId: id }, { name: '', email: '' });
}
