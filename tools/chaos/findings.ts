import { deskFindings } from './desk-findings';
import { groupBy, sumOf } from './group-by';
import type { Evidence, IntentFact, OrderFact } from './evidence';
import type { ChaosFinding } from './finding';
import { mailFindings } from './mail-findings';
import { stockFindings } from './stock-findings';

/** What is wrong with what the buyers were told, the databases and the sandbox's ledger, taken together. */
export function findingsOf(evidence: Evidence): ChaosFinding[] {
  return [
    ...orderFindings(evidence),
    ...moneyFindings(evidence),
    ...refundFindings(evidence),
    ...stockFindings(evidence),
    ...mailFindings(evidence),
    ...deskFindings(evidence.desk),
    ...leftovers(evidence),
  ];
}

/** Each buyer has ordered once at most, and every answer that named an order holds. */
function orderFindings({ purchases, orders, keys }: Evidence): ChaosFinding[] {
  const known = new Set(orders.map(({ id }) => id));
  const byCustomer = groupBy(orders, ({ customerId }) => customerId);
  const keyed = new Set(keys.map(({ orderId }) => orderId));
  return [
    ...purchases.flatMap((purchase) =>
      buyerFindings(purchase, { known, own: byCustomer.get(purchase.uid) ?? [] }),
    ),
    ...orders
      .filter(({ id }) => !keyed.has(id))
      .map(({ id }) => ({
        fault: 'order-double' as const,
        text: `order ${id} belongs to no idempotency key`,
      })),
  ];
}

function buyerFindings(
  { uid, outcome, orderIds }: Evidence['purchases'][number],
  { known, own }: { known: Set<string>; own: OrderFact[] },
): ChaosFinding[] {
  const told = new Set(orderIds);
  const findings: ChaosFinding[] = [...told]
    .filter((id) => !known.has(id))
    .map((id) => ({ fault: 'order-lost', text: `order ${id} was confirmed and is not there` }));
  if (own.length > 1 || told.size > 1) {
    const text = `${uid} has ${own.length} orders, and was told of ${[...told].join(', ')}`;
    findings.push({ fault: 'order-double', text });
  }
  if (outcome === 'refused' && own.length > 0) {
    findings.push({ fault: 'order-unwanted', text: `${uid} was refused and has an order` });
  }
  return findings;
}

/** What the sandbox has taken stands in the orders, once, and the other way round. */
function moneyFindings({ orders, intents, payments, purchases }: Evidence): ChaosFinding[] {
  const intentsOf = groupBy(intents, ({ orderId }) => orderId);
  const known = new Set(orders.map(({ id }) => id));
  const paidRows = new Set(
    payments.filter(({ state }) => state === 'paid').map(({ orderId }) => orderId),
  );
  const findings: ChaosFinding[] = intents
    .filter(({ orderId, amount, refunded }) => !known.has(orderId) && refunded < amount)
    .map(({ id, orderId }) => ({
      fault: 'paid-without-order',
      text: `payment ${id} is for order ${orderId}, which is not there`,
    }));
  for (const order of orders.filter(({ paymentMethod }) => paymentMethod === 'card')) {
    const kept = (intentsOf.get(order.id) ?? []).filter(
      ({ amount, refunded }) => refunded < amount,
    );
    findings.push(...orderMoney(order, kept, paidRows.has(order.id)));
  }
  const paidOrders = new Set(intents.map(({ orderId }) => orderId));
  for (const { uid, sawPaid, orderIds } of purchases) {
    if (!sawPaid || orderIds.some((id) => paidOrders.has(id))) continue;
    findings.push({
      fault: 'not-paid',
      text: `${uid} has paid, and the sandbox knows nothing of it`,
    });
  }
  return findings;
}

function orderMoney(order: OrderFact, kept: IntentFact[], hasPaidRow: boolean): ChaosFinding[] {
  const { id, paymentState, totalCents, refundedCents } = order;
  const isPaid = paymentState !== 'none' && hasPaidRow;
  const due = isPaid ? totalCents - refundedCents : 0;
  const has = sumOf(kept, ({ amount, refunded }) => amount - refunded);
  if (kept.length > 1) {
    return [{ fault: 'paid-twice', text: `order ${id} was paid ${kept.length} times` }];
  }
  if (has === due) return [];
  const text = `order ${id} (${order.state}, ${paymentState}): the sandbox has ${has} cents of it, due are ${due}`;
  if (!isPaid) return [{ fault: 'paid-without-order', text }];
  return [{ fault: refundedCents === 0 && has === 0 ? 'not-paid' : 'refund-wrong', text }];
}

/** Refunds and the bookshops' parts are in the sandbox what they are in the database. */
function refundFindings({ payments, refunds, intents }: Evidence): ChaosFinding[] {
  const byIntent = new Map(intents.map((intent) => [intent.id, intent]));
  const refundsOf = groupBy(refunds, ({ paymentId }) => paymentId ?? '');
  return payments.flatMap(({ id, orderId, intentId, transferCents }): ChaosFinding[] => {
    const intent = byIntent.get(intentId ?? '');
    if (!intent) return [];
    const done = (refundsOf.get(id) ?? []).filter(({ state }) => state === 'done');
    const findings: ChaosFinding[] = [];
    const refunded = sumOf(done, ({ amountCents }) => amountCents);
    if (refunded !== intent.refunded) {
      const text = `order ${orderId}: ${refunded} cents given back, ${intent.refunded} by the sandbox`;
      findings.push({ fault: 'refund-wrong', text });
    }
    const part = transferCents - sumOf(done, ({ reversalCents }) => reversalCents);
    if (part !== intent.transferred) {
      const text = `order ${orderId}: the bookshop's part is ${part} cents, ${intent.transferred} in the sandbox`;
      findings.push({ fault: 'transfer-wrong', text });
    }
    return findings;
  });
}

function leftovers({ purchases, parked, waiting, refunds }: Evidence): ChaosFinding[] {
  const pending = refunds.filter(({ state }) => state !== 'done').length;
  const stuck = purchases.filter(({ outcome }) => outcome === 'stuck');
  return [
    ...stuck.map(({ uid, reason = '' }) => ({
      fault: 'buyer-stuck' as const,
      text: `${uid}: ${reason}`,
    })),
    ...[
      { count: parked, what: 'messages are parked' },
      { count: waiting, what: 'messages wait still' },
      { count: pending, what: 'refunds are not done' },
    ]
      .filter(({ count }) => count > 0)
      .map(({ count, what }) => ({ fault: 'message-left' as const, text: `${count} ${what}` })),
  ];
}
