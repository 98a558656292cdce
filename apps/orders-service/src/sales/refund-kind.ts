import type { RefundKind } from '@zaino/contracts/orders';
import { surplusReasons } from '../payments/surplus-reason';
import { CANCELLATION, EXTRA_NOT_DONE, refundReasons, RETURN } from '../transitions/refund-reason';

const kinds = new Map<string, RefundKind>([
  [CANCELLATION, 'cancelled'],
  [RETURN, 'returned'],
  [EXTRA_NOT_DONE, 'extra'],
  [refundReasons.unpaid, 'cancelled'],
  [refundReasons.late, 'late'],
  [refundReasons.stock, 'stock'],
  [refundReasons.uncollected, 'uncollected'],
  [refundReasons.cedola, 'cedola'],
  [refundReasons.withdrawal, 'withdrawal'],
  ...surplusReasons.map((reason) => [reason, 'surplus'] as const),
]);

/** Why money went back, by the words that the customer reads; what staff wrote itself is `other`, and stays with the order. */
export function refundKind(reason: string): RefundKind {
  const isLessShipping = reason.startsWith(`${CANCELLATION},`);
  return isLessShipping ? 'cancelled' : (kinds.get(reason) ?? 'other');
}
