import { systemActor } from '../orders/actor';
import type { LockedOrder } from '../orders/locked-order';
import type { LogEntry } from '../transitions/log-entry';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { RefundEntity } from './refund.entity';

/** Of a refund's lines, those that were undone: nothing but the money was missing. */
export function undoneLines(
  { lines }: LockedOrder,
  { lineCents }: RefundEntity,
): OrderLineEntity[] {
  return lines.filter(
    ({ id, state }) =>
      lineCents[id] !== undefined && (state === 'cancelled' || state === 'returned'),
  );
}

/** Where the shop has handed the money out itself: there is nothing to wait for. */
export function endLines(locked: LockedOrder, refund: RefundEntity): LogEntry[] {
  const ended = undoneLines(locked, refund);
  for (const line of ended) {
    line.state = 'refunded';
    line.stateSince = refund.createdAt;
  }
  const entry = { orderId: refund.orderId, command: 'confirm-refund', to: 'refunded' as const };
  const lineIds = ended.map(({ id }) => id);
  return [{ ...entry, lineIds, actor: systemActor, data: { refundId: refund.id }, isQuiet: true }];
}
