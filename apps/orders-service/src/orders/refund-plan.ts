import { isUndone } from './order-state';
import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';
import { splitCents } from './split-cents';

type Line = Pick<
  OrderLineEntity,
  'id' | 'state' | 'totalCents' | 'discountCents' | 'refundedCents'
>;
type Order = Pick<OrderEntity, 'shippingCents' | 'refundedCents'>;

/** Money that goes back: what of it is for which line, the rest is shipping. */
export interface RefundPlan {
  amountCents: number;
  lineCents: Record<string, number>;
}

/** What was paid for a line. */
export function netCents({
  totalCents,
  discountCents,
}: Omit<Line, 'id' | 'state' | 'refundedCents'>) {
  return totalCents - discountCents;
}

/** What was paid for a line and not given back. */
export function refundableCents(line: Omit<Line, 'id' | 'state'>): number {
  return netCents(line) - line.refundedCents;
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

/** Whatever is given back beyond the lines' parts was shipping. */
function shippingLeft({ shippingCents, refundedCents }: Order, lines: readonly Line[]): number {
  const ofLines = lines.reduce((all, line) => all + line.refundedCents, 0);
  return shippingCents - (refundedCents - ofLines);
}

function sumOf(cents: Record<string, number>): number {
  return Object.values(cents).reduce((all, sum) => all + sum, 0);
}
