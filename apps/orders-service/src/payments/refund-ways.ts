import type { EntityManager } from 'typeorm';
import type { OrderEntity } from '../orders/order.entity';
import type { RefundPlan } from '../orders/refund-plan';
import { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import { RefundEntity } from './refund.entity';

type Order = Pick<OrderEntity, 'id' | 'stateVoucherCents'>;

interface ByWay {
  /** Null where nothing of it was paid with a voucher. */
  toVoucher: { plan: RefundPlan; voucher: StateVoucherEntity } | null;
  asMoney: RefundPlan;
}

/**
 * A refund of an order that a voucher of the State has paid in part goes to the voucher first, until all of that is
 * back: so that no voucher ever becomes money (docs/decisions/ways-to-pay.md).
 */
export async function byWay(
  manager: EntityManager,
  order: Order,
  plan: RefundPlan,
): Promise<ByWay> {
  const { id: orderId, stateVoucherCents } = order;
  const leftCents = stateVoucherCents - (await backOnVoucherCents(manager, order));
  const cents = Math.min(plan.amountCents, leftCents);
  if (cents === 0) return { toVoucher: null, asMoney: plan };
  const voucher = await manager.findOneByOrFail(StateVoucherEntity, { orderId });
  const [toVoucher, asMoney] = splitPlan(plan, cents);
  return { toVoucher: { plan: toVoucher, voucher }, asMoney };
}

/** What of an order went back to its voucher, or is on its way there. */
export async function backOnVoucherCents(
  manager: EntityManager,
  { id: orderId, stateVoucherCents }: Order,
): Promise<number> {
  if (stateVoucherCents === 0) return 0;
  const refunds = await manager.findBy(RefundEntity, { orderId });
  return refunds
    .filter(({ stateVoucherId, state }) => stateVoucherId !== null && state !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The first cents of a plan and the rest of it; the parts of lines come before the shipping. */
function splitPlan(plan: RefundPlan, firstCents: number): [RefundPlan, RefundPlan] {
  let left = firstCents;
  const first: Record<string, number> = {};
  const rest: Record<string, number> = {};
  for (const [id, cents] of Object.entries(plan.lineCents)) {
    const part = Math.min(cents, left);
    left -= part;
    if (part > 0) first[id] = part;
    if (cents > part) rest[id] = cents - part;
  }
  return [
    { amountCents: firstCents, lineCents: first },
    { ...plan, amountCents: plan.amountCents - firstCents, lineCents: rest },
  ];
}
