import type { LockedOrder } from '../orders/locked-order';
import { isUndone } from '../orders/order-state';
import { owedOnPageCents } from '../orders/owed';
import type { PaymentEntity } from './payment.entity';

export const ORDER_CANCELLED = 'L’ordine era già annullato';
const PAID_TWICE = 'Pagamento arrivato due volte';
const ALREADY_PAID = 'L’ordine era già pagato';
const CHANGED = 'L’ordine è cambiato prima che arrivasse il denaro';

/** All of them. */
export const surplusReasons: readonly string[] = [
  ORDER_CANCELLED,
  PAID_TWICE,
  ALREADY_PAID,
  CHANGED,
];

/**
 * Why money that has come goes back as it came, as the family reads it; null where the order takes it. An order may cost
 * another sum by now; one of the shop may have been paid at its counter meanwhile, or be over, and what comes too late
 * for one that is paid by card is `SurplusMoney.takeLate`'s.
 */
export function surplusReason(
  { order, lines }: LockedOrder,
  payment: PaymentEntity,
  payments: readonly PaymentEntity[],
): string | null {
  if (payments.some(({ state }) => state === 'paid')) return PAID_TWICE;
  if (order.paymentMethod === 'shop') {
    if (order.paymentState !== 'due') return ALREADY_PAID;
    if (lines.every(isUndone)) return ORDER_CANCELLED;
  }
  // Its voucher is free again: the order cannot go on.
  if (order.stateVoucherCents > 0 && order.state === 'cancelled') return ORDER_CANCELLED;
  const isWhatIsOwed = owedOnPageCents(order, lines) === payment.amountCents;
  return isWhatIsOwed ? null : CHANGED;
}
