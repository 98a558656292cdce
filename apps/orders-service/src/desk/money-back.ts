import type { Order, OrderCommandName } from '@zaino/contracts/orders';

/**
 * Whether a command may give money back, which is the owner's to do: a colleague neither takes books back nor cancels
 * what was paid.
 */
export function givesMoneyBack(
  command: OrderCommandName,
  { paymentState }: Pick<Order, 'paymentState'>,
): boolean {
  if (command === 'receive-return') return true;
  return command === 'cancel' && paymentState !== 'due' && paymentState !== 'none';
}
