import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';
import { netCents } from './refund-plan';

type Line = Pick<
  OrderLineEntity,
  | 'quantity'
  | 'priceCents'
  | 'coverCents'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'extraCents'
  | 'withoutCedola'
>;
type Order = Pick<OrderEntity, 'subtotalCents' | 'discountCents' | 'totalCents' | 'cedolaCents'>;

/**
 * A Comune pays for a line: all of it by the cover price, which no discount for families takes anything off. What it
 * costs the family is kept with it.
 */
export function coverByCedola(order: Order, line: Line): void {
  const { priceCents, coverCents, discountCents } = line;
  reprice(order, line, () => {
    line.withoutCedola = { priceCents, coverCents, discountCents };
    line.priceCents = coverCents ?? priceCents;
    line.coverCents = null;
    line.discountCents = 0;
    line.totalCents = line.priceCents * line.quantity;
    line.cedolaCents = line.totalCents;
  });
}

/** It does not: the line is the family's to pay, at the price that it has for families. */
export function uncover(order: Order, line: Line): void {
  reprice(order, line, () => {
    // Those from before it was kept stay at the cover price.
    Object.assign(line, line.withoutCedola);
    line.withoutCedola = null;
    line.totalCents = line.priceCents * line.quantity;
    line.cedolaCents = 0;
  });
}

/** Changes what a line costs, and the order's sums with it. */
function reprice(order: Order, line: Line, change: () => void): void {
  count(order, line, -1);
  change();
  count(order, line, 1);
}

function count(order: Order, line: Line, sign: 1 | -1): void {
  order.subtotalCents += sign * line.totalCents;
  order.discountCents += sign * line.discountCents;
  order.cedolaCents += sign * line.cedolaCents;
  order.totalCents += sign * netCents(line);
}
