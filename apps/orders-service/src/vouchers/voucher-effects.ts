import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderEntity } from '../orders/order.entity';
import type { EffectSubscriber } from '../transitions/effect-handlers';

/** How often vouchers are used follows from what becomes of orders. */
@Injectable()
export class VoucherEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'order-written': async ({ order, stateBefore }, manager) => {
      await follow(manager, order, stateBefore);
      return {};
    },
  };
}

type Followed = Pick<OrderEntity, 'voucherCode' | 'state' | 'paidAt'>;

/**
 * An order that is given up before it was paid uses its voucher no longer, so that another may, and one whose money
 * came late after all uses it again.
 */
async function follow(manager: EntityManager, order: Followed, stateBefore: string): Promise<void> {
  const { voucherCode } = order;
  const change = voucherCode === null ? 0 : changeOfUses(order, stateBefore);
  if (change === 0) return;
  await manager.query(
    'UPDATE voucher SET uses = GREATEST(CAST(uses AS SIGNED) + ?, 0) WHERE code = ?',
    [change, voucherCode],
  );
}

function changeOfUses({ state, paidAt }: Followed, before: string): -1 | 0 | 1 {
  const isGivenUp = before !== 'cancelled' && state === 'cancelled' && paidAt === null;
  if (isGivenUp) return -1;
  const isRevived = before === 'cancelled' && (state === 'paid' || state === 'reserved');
  return isRevived ? 1 : 0;
}
