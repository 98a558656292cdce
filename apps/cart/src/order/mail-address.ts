import type { Order } from '@zaino/contracts/orders';
import type { SessionUser } from '@zaino/contracts/shared';

/**
 * Where mails about an order go, as the orders service decides it: to its own address where that is proven or money came
 * for the order, else to the one that the customer has proven. Null while there is none.
 */
export function mailAddressOf(
  { contact, paidAt }: Pick<Order, 'contact' | 'paidAt'>,
  user: Pick<SessionUser, 'email' | 'isEmailVerified'> | null,
): string | null {
  if (paidAt !== null || user === null) return contact.email;
  return user.isEmailVerified ? user.email : null;
}

const ended = new Set<Order['state']>(['delivered', 'cancelled', 'returned', 'refunded']);

/** Whether somebody has to prove their address before there are mails about an order that goes on. */
export function isWaitingForProof(
  order: Pick<Order, 'contact' | 'paidAt' | 'state'>,
  user: Pick<SessionUser, 'email' | 'isEmailVerified'> | null,
): boolean {
  return !ended.has(order.state) && mailAddressOf(order, user) === null;
}
