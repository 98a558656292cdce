import type { Evidence } from './evidence';
import type { ChaosFinding } from './finding';
import { groupBy } from './group-by';

/** Nobody may be left without a word about these. */
const mailed = new Set(['place', 'confirm-payment', 'cancel']);
/** These happen to an order once. */
const once = ['place', 'confirm-payment'];

/**
 * Every order has its mails, each of them once. A mail's Message-ID names the event that it tells of: the same again is
 * the same mail, and one that names no event is one too many.
 */
export function mailFindings({ orders, mails, purchases, events }: Evidence): ChaosFinding[] {
  const emailOf = new Map(purchases.map(({ uid, email }) => [uid, email]));
  const idsTo = groupBy(mails, ({ to }) => to);
  const eventsOf = groupBy(events, ({ orderId }) => orderId);
  return orders.flatMap(({ id, customerId }) => {
    const own = eventsOf.get(id) ?? [];
    const sent = new Set(
      (idsTo.get(emailOf.get(customerId) ?? '') ?? []).map(({ messageId }) => localPart(messageId)),
    );
    return mailsOfOrder(id, own, sent);
  });
}

function mailsOfOrder(
  orderId: string,
  events: Evidence['events'],
  sent: Set<string>,
): ChaosFinding[] {
  const idOf = (event: { id: number }) => `order.${orderId}.${event.id}`;
  const known = new Set(events.map(idOf));
  const missing = events.filter((event) => mailed.has(event.command) && !sent.has(idOf(event)));
  const strange = [...sent].filter((id) => !known.has(id));
  const repeated = once.filter(
    (command) => events.filter((event) => event.command === command).length > 1,
  );
  const about = (fault: ChaosFinding['fault'], text: string): ChaosFinding => ({
    fault,
    text: `order ${orderId}: ${text}`,
  });
  return [
    ...missing.map(({ command }) => about('mail-missing', `no mail of ${command}`)),
    ...strange.map((id) => about('mail-double', `a mail ${id} of no event`)),
    ...repeated.map((command) => about('mail-double', `more than one event ${command}`)),
  ];
}

/** `order.<id>.<event>` of `<order.<id>.<event>@shop>`. */
function localPart(messageId: string): string {
  return messageId.replace(/^<|@.*$/g, '');
}
