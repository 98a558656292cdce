import type { SellerPart } from '../orders/by-seller';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { RefundEntity } from '../payments/refund.entity';

type Refund = Pick<RefundEntity, 'amountCents' | 'lineCents'>;
type Part = Pick<SellerPart<Pick<OrderLineEntity, 'id'>>, 'lines' | 'hasShipping'>;

/** What of a refund is one seller's to give back. */
export function refundPartCents(
  { amountCents, lineCents }: Refund,
  { lines, hasShipping }: Part,
): number {
  const own = lines.reduce((sum, { id }) => sum + (lineCents[id] ?? 0), 0);
  const all = Object.values(lineCents).reduce((sum, cents) => sum + cents, 0);
  return hasShipping ? own + amountCents - all : own;
}
