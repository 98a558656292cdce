import { type Order, WITHDRAWAL_DAYS } from '@zaino/contracts/orders';
import { endOfItalianDay } from '@zaino/rules/italian-day';

interface Line {
  state: Order['state'];
  deliveredAt: Date | null;
  withdrawnAt: Date | null;
}

const onItsWay = new Set<Order['state']>([
  'received',
  'paid',
  'waiting',
  'reserved',
  'ready',
  'shipped',
]);

/**
 * Last moment at which the customer of these lines may withdraw: the end of the fourteenth day after the last parcel
 * (Codice del consumo, art. 52). Null as long as a parcel is still to come, since the days are not counted before,
 * and where nothing was ever delivered.
 */
export function withdrawalEnd(lines: Line[]): Date | null {
  if (lines.some(({ state }) => onItsWay.has(state))) return null;
  const delivered = lines.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? []);
  if (delivered.length === 0) return null;
  return endOfItalianDay(new Date(Math.max(...delivered)), WITHDRAWAL_DAYS);
}

interface Moment {
  order: Pick<Order, 'paymentMethod'>;
  /** `withdrawalEnd` of all lines of the order. */
  end: Date | null;
  now: Date;
}

/** Whether the customer may withdraw for a line. An order by card that is not paid yet is cancelled instead. */
export function canWithdraw(line: Line, { order, end, now }: Moment): boolean {
  if (line.withdrawnAt !== null) return false;
  if (line.state === 'received') return order.paymentMethod === 'shop';
  if (onItsWay.has(line.state)) return true;
  return line.state === 'delivered' && (end === null || now <= end);
}
