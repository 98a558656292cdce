import { hasMoney } from '../orders/command-rules';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { planForExtras } from '../orders/refund-plan';
import { settleByCedola } from './cedola-command-effects';
import type { CommandScope } from './command-scope';
import type { OrderEffect } from './order-effect';
import { EXTRA_NOT_DONE } from './refund-reason';

type ExtraCommand = 'perform-extra' | 'reopen-extra' | 'drop-extra';

/** What commands about extras do beside moving lines, which they never do; each gives what follows, in its order. */
export const extraCommandEffects: Record<ExtraCommand, (scope: CommandScope) => OrderEffect[]> = {
  'perform-extra': ({ chosen }) => {
    for (const line of chosen) line.extraState = 'done';
    return [];
  },
  'reopen-extra': ({ chosen }) => {
    for (const line of chosen) line.extraState = 'wanted';
    return [];
  },
  'drop-extra': (scope) => {
    const { order, lines, chosen } = scope;
    for (const line of chosen) line.extraState = 'dropped';
    if (hasMoney(order)) {
      const plan = planForExtras(chosen);
      return [{ kind: 'money-back', order, lines, plan, reason: EXTRA_NOT_DONE }];
    }
    for (const line of chosen) freeOfExtra(order, line);
    settleByCedola(scope);
    return [];
  },
};

/** What was not paid yet is not owed any more. */
function freeOfExtra(order: OrderEntity, line: OrderLineEntity): void {
  order.extraCents -= line.extraCents;
  order.totalCents -= line.extraCents;
  line.extraCents = 0;
}
