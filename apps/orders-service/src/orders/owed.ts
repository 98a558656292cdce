import type { PaidBy } from '@zaino/contracts/orders';
import type { LockedOrder } from './locked-order';
import type { OrderLineEntity } from './order-line.entity';
import { isUndone } from './order-state';
import type { OrderEntity } from './order.entity';
import { netCents } from './refund-plan';

type Line = Pick<
  OrderLineEntity,
  'state' | 'totalCents' | 'discountCents' | 'cedolaCents' | 'extraCents' | 'isOffBill'
>;
type Bill = Pick<OrderEntity, 'paymentMethod' | 'paymentState'>;

/**
 * Lines that the family owes for, or has paid (docs/decisions/orders-and-payments.md): what is undone before an order is
 * paid is owed nothing, and stays off its bill. By card that is said as it is cancelled, since an order that was
 * cancelled as a whole may still be paid; in the shop once it is paid.
 */
export function linesOnBill<Row extends Pick<Line, 'state' | 'isOffBill'>>(
  { paymentMethod, paymentState }: Bill,
  lines: readonly Row[],
): Row[] {
  if (paymentMethod === 'card') return lines.filter(({ isOffBill }) => !isOffBill);
  const isPaid = paymentState !== 'due' && paymentState !== 'none';
  return lines.filter((line) => (isPaid ? !line.isOffBill : !isUndone(line)));
}

/** What an order costs as it stands, or was paid with: what Comuni pay by cedole is not owed, and refunds are no part of it. */
export function owedCents(
  order: Bill & Pick<OrderEntity, 'shippingCents'>,
  lines: readonly Line[],
): number {
  const billed = linesOnBill(order, lines);
  if (billed.length === 0) return 0;
  return billed.reduce((sum, line) => sum + netCents(line), order.shippingCents);
}

/** The provider takes no smaller payments by card. */
export const LEAST_CARD_CENTS = 50;

/** The same less what a voucher of the State pays: what is asked for on the provider's page. */
export function owedOnPageCents(
  order: Parameters<typeof owedCents>[0] & Pick<OrderEntity, 'stateVoucherCents'>,
  lines: readonly Line[],
): number {
  return Math.max(0, owedCents(order, lines) - order.stateVoucherCents);
}

/** Whether an order by card still waits for its payment. */
export function isUnpaidByCard({ paymentMethod, paymentState }: Bill): boolean {
  return paymentMethod === 'card' && paymentState === 'none';
}

/** An order of the shop is paid, by whichever way: what was undone before is off its bill for good. */
export function settle({ order, lines }: LockedOrder, now: Date): void {
  order.paymentState = 'paid';
  order.paidAt = now;
  for (const line of lines) line.isOffBill = isUndone(line);
}

/** How an order was paid; null while it is not paid. `isAtCounter` says whether its payment was registered at a counter. */
export function paidBy(
  order: Parameters<typeof owedCents>[0] & Pick<OrderEntity, 'paidAt'>,
  lines: readonly Line[],
  isAtCounter: boolean,
): PaidBy | null {
  if (order.paidAt === null) return null;
  if (order.paymentMethod === 'card') return 'card';
  if (isAtCounter) return 'counter';
  return owedCents(order, lines) > 0 ? 'card' : 'cedola';
}
