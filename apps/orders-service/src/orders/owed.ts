import { netCents } from './refund-plan';
import type { OrderLineEntity } from './order-line.entity';
import { isUndone } from './order-state';
import type { OrderEntity } from './order.entity';

/**
 * What an order costs as it stands. Before it is paid in the shop, lines that were cancelled are owed nothing; an
 * order that is paid by card is paid, and cancelled while it is not, as a whole. What Comuni pay by cedole is not owed.
 */
export function owedCents(
  order: Pick<OrderEntity, 'paymentMethod' | 'totalCents' | 'shippingCents'>,
  lines: readonly Pick<
    OrderLineEntity,
    'state' | 'totalCents' | 'discountCents' | 'cedolaCents' | 'extraCents' | 'refundedCents'
  >[],
): number {
  if (order.paymentMethod === 'card') return order.totalCents;
  const kept = lines.filter((line) => !isUndone(line) || line.refundedCents > 0);
  if (kept.length === 0) return 0;
  return kept.reduce((sum, line) => sum + netCents(line), order.shippingCents);
}
