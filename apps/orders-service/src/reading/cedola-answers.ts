import type { OrderCedola } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { payEndOf } from '../orders/cedola-pay-end';
import { isUndone } from '../orders/order-state';
import type { OrderRecords } from './order-records';

/** Those that stand, and refused ones whose books the family has yet to decide about. */
export function cedolaAnswers(
  { cedole, lines, order }: OrderRecords,
  payDays: number,
): OrderCedola[] {
  const end = order.cedolaState === 'refused' ? payEndOf(cedole, payDays) : null;
  return cedole.map(({ id, code, comune, provincia, state, reason }) => {
    const own = lines.filter(({ cedolaId }) => cedolaId === id);
    const live = own.filter((line) => !isUndone(line));
    const isOpen = state === 'refused' && live.length > 0 && order.paymentState === 'due';
    return {
      id,
      code,
      comune,
      provincia,
      state,
      reason,
      amount: toEuro(live.reduce((sum, { cedolaCents }) => sum + cedolaCents, 0)),
      lineIds: own.map((line) => line.id),
      payBefore: isOpen ? (end?.toISOString() ?? null) : null,
    };
  });
}
