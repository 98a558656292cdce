import { isUndone } from './order-state';
import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';
import { splitCents } from './split-cents';

type Line = Pick<
  OrderLineEntity,
  'id' | 'state' | 'totalCents' | 'discountCents' | 'cedolaCents' | 'refundedCents' | 'isOffBill'
>;
type Order = Pick<OrderEntity, 'shippingCents' | 'refundedCents'>;

/**
 * Money that goes back: what of it is for which line, the rest is shipping. Where it is less than its lines' parts,
 * the shipping of an order that is free no more was held back of it (docs/decisions/kept-shipping.md).
 */
export interface RefundPlan {
  amountCents: number;
  lineCents: Record<string, number>;
}

/** What the family pays, or has paid, for a line: what a Comune pays by a cedola is none of it. */
export function netCents({
  totalCents,
  discountCents,
  cedolaCents,
}: Pick<Line, 'totalCents' | 'discountCents' | 'cedolaCents'>) {
  return totalCents - discountCents - cedolaCents;
}

/** What was paid for a line and not given back. */
export function refundableCents(line: Omit<Line, 'id' | 'state'>): number {
  return line.isOffBill ? 0 : netCents(line) - line.refundedCents;
}

/** All that is left of the lines; with the shipping costs where the order has nothing else (any more). */
export function planForLines(
  { order, lines }: { order: Order; lines: readonly Line[] },
  chosen: readonly Line[],
): RefundPlan {
  const lineCents = Object.fromEntries(
    chosen.map((line) => [line.id, refundableCents(line)] as const).filter(([, sum]) => sum > 0),
  );
  const shipping = lines.every(isUndone) ? shippingLeft(order, lines) : 0;
  return { amountCents: shipping + sumOf(lineCents), lineCents };
}

/** The same less what is held back of it. */
export function lessHeldBack(plan: RefundPlan, heldBackCents: number): RefundPlan {
  return { lineCents: plan.lineCents, amountCents: plan.amountCents - heldBackCents };
}

/** What is held back of refunds as they stand; one that failed holds nothing back any more. */
export function keptShippingCents(
  { refundedCents }: Pick<Order, 'refundedCents'>,
  lines: readonly Pick<Line, 'refundedCents'>[],
): number {
  return Math.max(0, ofLines(lines) - refundedCents);
}

/** An amount over the lines, in proportion to what is left of each; null where it is more than that. */
export function planForAmount(chosen: readonly Line[], amountCents: number): RefundPlan | null {
  const left = chosen.map(refundableCents);
  if (amountCents > left.reduce((all, sum) => all + sum, 0)) return null;
  const parts = splitCents(amountCents, left);
  const lineCents = Object.fromEntries(
    chosen.map(({ id }, index) => [id, parts[index] ?? 0] as const).filter(([, sum]) => sum > 0),
  );
  return { amountCents, lineCents };
}

/** Whatever is given back beyond the lines' parts was shipping; what was held back is owed again with it. */
function shippingLeft({ shippingCents, refundedCents }: Order, lines: readonly Line[]): number {
  return shippingCents - (refundedCents - ofLines(lines));
}

function ofLines(lines: readonly Pick<Line, 'refundedCents'>[]): number {
  return lines.reduce((all, line) => all + line.refundedCents, 0);
}

function sumOf(cents: Record<string, number>): number {
  return Object.values(cents).reduce((all, sum) => all + sum, 0);
}
