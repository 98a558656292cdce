import { isUndone } from './order-state';
import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';
import { splitCents } from './split-cents';

type Line = Pick<
  OrderLineEntity,
  | 'id'
  | 'state'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'refundedCents'
  | 'extraCents'
  | 'extraRefundedCents'
  | 'isOffBill'
>;
type Order = Pick<OrderEntity, 'shippingCents' | 'refundedCents'>;

/**
 * Money that goes back: what of it is for which line, the rest is shipping. Where it is less than its lines' parts,
 * the shipping of an order that is free no more was held back of it (docs/decisions/kept-shipping.md).
 */
export interface RefundPlan {
  amountCents: number;
  lineCents: Record<string, number>;
  /** Of these, what is for the extras of lines; left out where nothing is. */
  extraCents?: Record<string, number>;
}

/** What the family pays, or has paid, for a line with its extra: what a Comune pays by a cedola is none of it. */
export function netCents(
  line: Pick<Line, 'totalCents' | 'discountCents' | 'cedolaCents' | 'extraCents'>,
): number {
  return goodsCents(line) + line.extraCents;
}

/** The same without its extra. */
export function goodsCents({
  totalCents,
  discountCents,
  cedolaCents,
}: Pick<Line, 'totalCents' | 'discountCents' | 'cedolaCents'>): number {
  return totalCents - discountCents - cedolaCents;
}

/** What was paid for a line and not given back. */
export function refundableCents(
  line: Pick<
    Line,
    'totalCents' | 'discountCents' | 'cedolaCents' | 'extraCents' | 'refundedCents' | 'isOffBill'
  >,
): number {
  return line.isOffBill ? 0 : netCents(line) - line.refundedCents;
}

/** The same of its extra alone. */
export function refundableExtraCents({
  extraCents,
  extraRefundedCents,
  isOffBill,
}: Pick<Line, 'extraCents' | 'extraRefundedCents' | 'isOffBill'>): number {
  return isOffBill ? 0 : extraCents - extraRefundedCents;
}

/** What of a line goes back, and of that what is for its extra. */
interface Back {
  id: string;
  cents: number;
  extraCents: number;
}

/**
 * All that is left of the lines, but for extras that are kept; with the shipping costs where the order has nothing
 * else (any more).
 */
export function planForLines<Row extends Line>(
  { order, lines }: { order: Order; lines: readonly Row[] },
  chosen: readonly Row[],
  keepsExtra: (line: Row) => boolean = () => false,
): RefundPlan {
  const plan = planOf(
    chosen.map((line) => {
      const extra = refundableExtraCents(line);
      const kept = keepsExtra(line) ? extra : 0;
      return { id: line.id, cents: refundableCents(line) - kept, extraCents: extra - kept };
    }),
  );
  const shipping = lines.every(isUndone) ? shippingLeft(order, lines) : 0;
  return { ...plan, amountCents: shipping + plan.amountCents };
}

/** What is left of the extras of lines, whose pieces stay. */
export function planForExtras(chosen: readonly Line[]): RefundPlan {
  return planOf(
    chosen.map((line) => {
      const cents = refundableExtraCents(line);
      return { id: line.id, cents, extraCents: cents };
    }),
  );
}

function planOf(backs: readonly Back[]): RefundPlan {
  const extraCents = centsBy(backs, (back) => back.extraCents);
  const lineCents = centsBy(backs, ({ cents }) => cents);
  return {
    amountCents: sumOf(lineCents),
    lineCents,
    ...(Object.keys(extraCents).length > 0 && { extraCents }),
  };
}

function centsBy(backs: readonly Back[], of: (back: Back) => number): Record<string, number> {
  return Object.fromEntries(
    backs.map((back) => [back.id, of(back)] as const).filter(([, cents]) => cents > 0),
  );
}

/** The same less what is held back of it. */
export function lessHeldBack(plan: RefundPlan, heldBackCents: number): RefundPlan {
  return { ...plan, amountCents: plan.amountCents - heldBackCents };
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
  const backs = chosen.map((line, index) => {
    const cents = parts[index] ?? 0;
    const ofExtra = refundableExtraCents(line);
    const [, extraCents = 0] = splitCents(cents, [refundableCents(line) - ofExtra, ofExtra]);
    return { id: line.id, cents, extraCents };
  });
  return { ...planOf(backs), amountCents };
}

/** An amount that a bank has taken: of the lines in proportion to what is left of each, the rest is shipping. */
export function planForLost(lines: readonly Line[], amountCents: number): RefundPlan {
  const left = lines.reduce((all, line) => all + Math.max(0, refundableCents(line)), 0);
  const ofLines = planForAmount(lines, Math.min(amountCents, left));
  return { lineCents: {}, ...ofLines, amountCents };
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
