import { italianDay } from '@zaino/rules/italian-day';
import { heldBackCents, wishedAwayCents } from '@zaino/rules/kept-shipping';
import type { CommandData } from './command';
import { hasMoney } from './command-rules';
import type { LockedOrder } from './locked-order';
import type { OrderLineEntity } from './order-line.entity';
import { isUndone } from './order-state';
import { isUnpaidByCard } from './owed';
import { keptShippingCents, netCents, refundableCents } from './refund-plan';
import { orderMoved } from './refused';

interface Cancelled extends LockedOrder {
  /** In their new state already. */
  chosen: readonly OrderLineEntity[];
  data: CommandData;
  now: Date;
}

/**
 * What of a cancellation's refund is held back, in cents; counts what the customer gives up in the order. Nothing where
 * it is not the customer's own. Of an order that is yet to be paid by card there is no refund: the shipping that is free
 * no more is to be paid with the rest. Throws `order-moved` where it is not what they were shown before they confirmed.
 */
export function holdBack({ order, lines, chosen, data, now }: Cancelled): number {
  const { heldBackCents: shown } = data;
  if (shown === undefined) return 0;
  const today = italianDay(now);
  const isUnpaid = isUnpaidByCard(order);
  const pieces = chosen.map((line) => ({
    totalCents: line.totalCents,
    comesBackCents: isUnpaid ? netCents(line) : refundableCents(line),
    isLate: line.expectedTo !== null && line.expectedTo < today,
  }));
  const held = isUnpaid || hasMoney(order) ? lostShippingCents({ order, lines }, pieces) : 0;
  if (held !== shown) throw orderMoved();
  order.givenUpCents += wishedAwayCents(pieces);
  if (isUnpaid) return billShipping(order, data, held);
  if (held === 0) delete data.heldBackCents;
  return held;
}

/** It is to be paid with the rest, and held back of nothing. */
function billShipping(order: LockedOrder['order'], data: CommandData, cents: number): 0 {
  delete data.heldBackCents;
  if (cents > 0) data.shippingCents = cents;
  order.shippingCents += cents;
  order.totalCents += cents;
  return 0;
}

/** By the rule that the page shows it by. */
function lostShippingCents(
  { order, lines }: LockedOrder,
  pieces: Parameters<typeof heldBackCents>[1],
): number {
  return heldBackCents(
    {
      shippingMethod: order.shippingMethod,
      shippingCents: order.shippingCents,
      subtotalCents: order.subtotalCents,
      givenUpCents: order.givenUpCents,
      terms: order.acceptedTexts?.terms ?? null,
      keptShippingCents: keptShippingCents(order, lines),
      isAllGone: lines.every(isUndone),
    },
    pieces,
  );
}
