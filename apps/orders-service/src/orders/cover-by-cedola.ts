import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';

type Line = Pick<
  OrderLineEntity,
  'quantity' | 'priceCents' | 'coverCents' | 'totalCents' | 'discountCents' | 'cedolaCents'
>;
type Order = Pick<OrderEntity, 'subtotalCents' | 'discountCents' | 'totalCents' | 'cedolaCents'>;

/** A Comune pays for a line: all of it by the cover price, which no discount for families takes anything off. */
export function coverByCedola(order: Order, line: Line): void {
  if (line.coverCents !== null) {
    const before = line.totalCents;
    line.priceCents = line.coverCents;
    line.totalCents = line.coverCents * line.quantity;
    line.coverCents = null;
    order.subtotalCents += line.totalCents - before;
    order.totalCents += line.totalCents - before;
  }
  order.discountCents -= line.discountCents;
  order.totalCents += line.discountCents;
  line.discountCents = 0;
  line.cedolaCents = line.totalCents;
  order.cedolaCents += line.cedolaCents;
  order.totalCents -= line.cedolaCents;
}

/** It does not: the line is the family's to pay. */
export function uncover(
  order: Pick<Order, 'totalCents' | 'cedolaCents'>,
  line: Pick<Line, 'cedolaCents'>,
): void {
  order.cedolaCents -= line.cedolaCents;
  order.totalCents += line.cedolaCents;
  line.cedolaCents = 0;
}
