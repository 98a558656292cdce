import type { Order, OrderCommandName } from '@zaino/contracts/orders';

/**
 * Whether a command may give money back, which is the owner's to do: a colleague neither takes books back nor cancels
 * what was paid, an extra neither.
 */
export function givesMoneyBack(
  command: OrderCommandName,
  { paymentState }: Pick<Order, 'paymentState'>,
): boolean {
  if (command === 'receive-return') return true;
  const givesBack = command === 'cancel' || command === 'drop-extra';
  return givesBack && paymentState !== 'due' && paymentState !== 'none';
}
