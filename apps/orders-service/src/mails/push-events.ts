import type { OrderPushKind } from '@zaino/contracts/identity';
import type { MailSubject } from './mail-subject';

/** Outbox topic of the push about an event; the payload is `{ eventId }`. */
export const ORDER_PUSH_TOPIC = 'order-push';

/** Events of which the account's devices are told, beside the mail. */
const kinds: Partial<Record<string, OrderPushKind>> = {
  'mark-ready': 'order-ready',
  ship: 'order-shipped',
  deliver: 'order-delivered',
};

export const isPushEvent = (command: string) => command in kinds;

/**
 * Of what an event is told by a push; null where of nothing: a guest has no account, and whoever has fetched something
 * has it in their hands.
 */
export function pushKindOf({
  file: { order },
  event,
}: Pick<MailSubject, 'file' | 'event'>): OrderPushKind | null {
  const kind = kinds[event.command];
  if (kind === undefined || order.isGuest) return null;
  return kind === 'order-delivered' && order.shippingMethod === 'pickup' ? null : kind;
}
