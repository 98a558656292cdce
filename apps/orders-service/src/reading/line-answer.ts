import type { OrderLine } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { canWithdraw } from '../withdrawals/withdrawal-end';
import { expectedDaysOf } from '../orders/expected-days';
import { groupIdOf } from './order-groups';

/** What the answer of a line depends on beside its row. */
export interface LineContext {
  order: Pick<OrderEntity, 'paymentMethod'>;
  /** Of the withdrawal period; null while it does not run. */
  end: Date | null;
  now: Date;
  commandsOf: (line: OrderLineEntity) => OrderLine['commands'];
}

export function lineAnswer(line: OrderLineEntity, about: LineContext): OrderLine {
  const { id, key, type, reference, quantity, vat, state, isOrdered, tracking } = line;
  return {
    id,
    key,
    type,
    reference,
    quantity,
    vat,
    state,
    isOrdered,
    tracking,
    ...line.details,
    price: toEuro(line.priceCents),
    coverPrice: line.coverCents === null ? null : toEuro(line.coverCents),
    total: toEuro(line.totalCents),
    discount: toEuro(line.discountCents),
    refunded: toEuro(line.refundedCents),
    cedola: line.cedolaId === null ? null : { id: line.cedolaId, amount: toEuro(line.cedolaCents) },
    extra: extraOf(line),
    groupId: groupIdOf(line),
    stateSince: line.stateSince.toISOString(),
    expected: expectedDaysOf(line),
    preference: {
      ifLate: line.cancelAfter === null ? 'wait' : 'cancel',
      cancelAfter: line.cancelAfter,
      acceptsEquivalent: line.acceptsEquivalent,
    },
    withdrawnAt: line.withdrawnAt?.toISOString() ?? null,
    commands: about.commandsOf(line),
    canWithdraw: canWithdraw(line, about),
  };
}

function extraOf(line: OrderLineEntity): OrderLine['extra'] {
  const { extra: kind, extraState: state } = line;
  if (kind === null || state === null) return null;
  const [total, refunded] = [toEuro(line.extraCents), toEuro(line.extraRefundedCents)];
  return { kind, state, total, refunded };
}
