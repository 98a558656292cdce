import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';
import type { Seller } from './seller';

/** What one seller sells of an order. */
export interface SellerPart<Line> {
  seller: Seller;
  lines: Line[];
  /** Whether shipping is its, too: the shop's own where it sells anything, else the only seller's. */
  hasShipping: boolean;
}

type Line = Pick<OrderLineEntity, 'soldBy'>;

/**
 * The lines of an order by who sells them, as the sellers were then, in the order of their first lines. `shop` is the
 * shop itself as it is now, for orders from before sellers were kept: it sold all of them.
 */
export function bySeller<Row extends Line>(
  order: Pick<OrderEntity, 'sellers'>,
  lines: readonly Row[],
  shop: Seller,
): SellerPart<Row>[] {
  const { sellers } = order;
  const sellerOfLine = ({ soldBy }: Row) => sellers?.find(({ id }) => id === soldBy) ?? shop;
  const parts = new Map<string | null, SellerPart<Row>>();
  for (const line of lines) {
    const seller = sellerOfLine(line);
    const part = parts.get(seller.id) ?? { seller, lines: [], hasShipping: seller.id === null };
    part.lines.push(line);
    parts.set(seller.id, part);
  }
  const found = [...parts.values()];
  return found.length === 1 ? found.map((part) => ({ ...part, hasShipping: true })) : found;
}
