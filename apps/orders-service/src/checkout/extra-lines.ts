import type { OrderLineEntity } from '../orders/order-line.entity';
import { takePart } from '../orders/take-part';
import type { PricedExtra } from '../quotes/priced-line';

/** The lines of an article, of which copies that the bookshop does something to are lines of their own. */
export function extraLines(
  lines: readonly OrderLineEntity[],
  extra: PricedExtra | null,
): OrderLineEntity[] {
  let open = extra?.quantity ?? 0;
  return lines.flatMap((line) => {
    const quantity = Math.min(open, line.quantity);
    if (extra === null || quantity === 0) return [line];
    open -= quantity;
    const own = quantity === line.quantity ? line : takePart(line, { quantity });
    own.extra = extra.kind;
    own.extraState = 'wanted';
    own.extraCents = extra.priceCents * quantity;
    return own === line ? [line] : [line, own];
  });
}
