import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type { EntityManager } from 'typeorm';
import type { LockedOrder } from '../orders/locked-order';
import type { Message } from '../transitions/effect-handlers';
import { linesOnBill, owedCents } from '../orders/owed';
import type { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import { backOfBookshop } from './bookshop-share';
import { byWay } from './refund-ways';
import { holdingDispute } from './holding-dispute';
import { PaymentEntity } from './payment.entity';
import { RefundEntity } from './refund.entity';
import type { RefundPlan } from '../orders/refund-plan';

/** Outbox topic of what is asked of the provider; the payload is `{ refundId }`. */
export const ORDER_REFUND_TOPIC = 'order-refund';

interface Wanted {
  plan: RefundPlan;
  /** For the customer to read. */
  reason: string;
}

/** Notes money that goes back; the worker asks the provider for it. */
@Injectable()
export class Refunds {
  constructor(private readonly clock: Clock) {}

  /**
   * In the transaction that has locked the order: writes the refund, and counts it in the order and its lines, which
   * the caller saves. None where there is nothing to give back; two where a part goes back to a voucher. One of a payment that the bank asks for has failed at
   * once: its lines wait for their money, as always then.
   */
  async give(
    manager: EntityManager,
    locked: LockedOrder,
    { plan, reason }: Wanted,
  ): Promise<RefundEntity[]> {
    const { toVoucher, asMoney } = await byWay(manager, locked.order, plan);
    const refunds: RefundEntity[] = [];
    if (toVoucher !== null)
      refunds.push(await this.giveToVoucher(manager, locked, { ...toVoucher, reason }));
    if (asMoney.amountCents > 0) {
      refunds.push(await this.giveMoney(manager, locked, { plan: asMoney, reason }));
    }
    return refunds;
  }

  private async giveToVoucher(
    manager: EntityManager,
    locked: LockedOrder,
    { plan, reason, voucher }: Wanted & { voucher: StateVoucherEntity },
  ): Promise<RefundEntity> {
    const refund = manager.create(RefundEntity, {
      id: randomUUID(),
      orderId: locked.order.id,
      paymentId: null,
      stateVoucherId: voucher.id,
      reason,
      ...plan,
      extraCents: null,
      ...nothing,
      state: 'pending',
      doneAt: null,
      providerId: null,
      createdAt: new Date(this.clock.now()),
    });
    await manager.insert(RefundEntity, refund);
    count(locked, plan, 1);
    return refund;
  }

  private async giveMoney(
    manager: EntityManager,
    locked: LockedOrder,
    { plan, reason }: Wanted,
  ): Promise<RefundEntity> {
    const { order, lines } = locked;
    const payment = await paymentOf(manager, order);
    const isHeld = await isHeldBack(manager, payment);
    const paidLines = linesOnBill(order, lines);
    const now = new Date(this.clock.now());
    const refund = manager.create(RefundEntity, {
      id: randomUUID(),
      orderId: order.id,
      paymentId: payment?.id ?? null,
      stateVoucherId: null,
      reason,
      ...plan,
      extraCents: plan.extraCents ?? null,
      ...(payment ? backOfBookshop(plan, { lines: paidLines, payment }) : nothing),
      ...begun(payment, isHeld, now),
      providerId: null,
      createdAt: now,
    });
    await manager.insert(RefundEntity, refund);
    if (!isHeld) count(locked, plan, 1);
    return refund;
  }

  /** What must follow from it. */
  messages(refunds: readonly RefundEntity[]): Message[] {
    return refunds
      .filter(({ state }) => state === 'pending')
      .map(({ id: refundId }) => ({ topic: ORDER_REFUND_TOPIC, payload: { refundId } }));
  }
}

/** Whether the bank has the payment's money: nothing is asked of the provider then. */
async function isHeldBack(manager: EntityManager, payment: PaymentEntity | null): Promise<boolean> {
  return payment !== null && (await holdingDispute(manager, payment)) !== null;
}

function begun(
  payment: PaymentEntity | null,
  isHeld: boolean,
  now: Date,
): Pick<RefundEntity, 'state' | 'doneAt'> {
  // The shop hands out itself what it took at the counter.
  if (payment === null) return { state: 'done', doneAt: now };
  return { state: isHeld ? 'failed' : 'pending', doneAt: null };
}

/** Null where it was paid at the counter; what was to be paid there may be paid on a page, once a cedola was refused. */
function paymentOf(
  manager: EntityManager,
  { id: orderId, paymentMethod }: LockedOrder['order'],
): Promise<PaymentEntity | null> {
  const of = { orderId, state: 'paid' as const };
  return paymentMethod === 'card'
    ? manager.findOneByOrFail(PaymentEntity, of)
    : manager.findOneBy(PaymentEntity, of);
}

const nothing = { reversalCents: 0, feeCents: 0 };

/** A refund before it is a row, or as one. */
type Counted = Omit<RefundPlan, 'extraCents'> & Partial<Pick<RefundEntity, 'extraCents'>>;

/** Counts a refund (1), or one that failed out again (-1). */
export function count(
  { order, lines }: LockedOrder,
  { amountCents, lineCents, extraCents }: Counted,
  sign: 1 | -1,
): void {
  for (const line of lines) {
    line.refundedCents += sign * (lineCents[line.id] ?? 0);
    line.extraRefundedCents += sign * (extraCents?.[line.id] ?? 0);
  }
  order.refundedCents += sign * amountCents;
  if (order.refundedCents === 0) order.paymentState = 'paid';
  else {
    const isAll = order.refundedCents >= owedCents(order, lines);
    order.paymentState = isAll ? 'refunded' : 'partly-refunded';
  }
}
