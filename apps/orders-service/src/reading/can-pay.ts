import type { OrderEntity } from '../orders/order.entity';

/** Whether a customer can pay now: by card, in time, and not paid yet; and what is left to them of refused cedole. */
export function canPay(
  {
    paymentMethod,
    paymentState,
    state,
    payBefore,
    cedolaState,
    moneyAwaitedUntil,
  }: Pick<
    OrderEntity,
    'paymentMethod' | 'paymentState' | 'state' | 'payBefore' | 'cedolaState' | 'moneyAwaitedUntil'
  >,
  now: Date,
): boolean {
  if (paymentMethod === 'shop') return paymentState === 'due' && cedolaState === 'refused';
  if (moneyAwaitedUntil !== null) return false;
  const isOpen = paymentState === 'none' && state === 'received';
  return isOpen && (payBefore === null || now < payBefore);
}
