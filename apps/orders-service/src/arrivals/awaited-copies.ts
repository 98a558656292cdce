import type { EntityManager } from 'typeorm';
import type { OrderState } from '@zaino/contracts/orders';
import { bookshopOf, OWN_SHOP, type ShopId } from '../orders/shop';

/** States in which a line waits for its copy. */
export const awaitingStates: readonly OrderState[] = ['received', 'paid', 'waiting'];

const paidStates = awaitingStates.filter((state) => state !== 'received');

/** The same of lines of one shop: what is sent was paid by card, so nothing waits that nobody has paid. */
export function awaitingStatesOf(shopId: ShopId): readonly OrderState[] {
  return shopId === OWN_SHOP ? paidStates : awaitingStates;
}

/** The same as the rule of `reserve`: of what nobody has paid a shop hands out only what is paid there. */
export const MAY_GO_ON = `(l.state <> 'received' OR (o.payment_method = 'shop' AND o.payment_state <> 'none'))`;

/** Whose books: of a shop, by their ISBNs. */
interface Wanted {
  shopId: ShopId;
  isbns: readonly string[];
}

/**
 * Lines of a shop that wait for one of these books, or take it for another edition, as `awaiting`; by
 * `ix_order_line_seller_id` and `ix_order_line_substitute_isbn`, both of which are looked into for null, too.
 */
function awaiting({ shopId, isbns }: Wanted) {
  const seller = bookshopOf(shopId);
  const states = awaitingStatesOf(shopId);
  return {
    sql: `(
      SELECT id, order_id, position, state, quantity, reference AS isbn FROM order_line
      WHERE seller_id <=> ? AND state IN (?) AND reference IN (?) AND type = 'book'
      UNION
      SELECT id, order_id, position, state, quantity, substitute_isbn FROM order_line
      WHERE substitute_isbn IN (?) AND seller_id <=> ? AND state IN (?)
    ) AS l
    JOIN customer_order o ON o.id = l.order_id
    WHERE o.bookshop_id <=> ? AND ${MAY_GO_ON}`,
    values: [seller, states, isbns, isbns, seller, states, seller] as unknown[],
  };
}

/** The order that has waited longest for a book, as it is now; null where nobody does. Locks nothing. */
export async function oldestOrder(
  manager: EntityManager,
  { shopId, isbn }: { shopId: ShopId; isbn: string },
): Promise<string | null> {
  const { sql, values } = awaiting({ shopId, isbns: [isbn] });
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT o.id FROM ${sql} ORDER BY o.created_at, o.id, l.position LIMIT 1`,
    values,
  );
  return row?.id ?? null;
}

/** How many copies are waited for, by ISBN. */
export async function awaitedCopies(
  manager: EntityManager,
  wanted: Wanted,
): Promise<Map<string, number>> {
  if (wanted.isbns.length === 0) return new Map();
  const { sql, values } = awaiting(wanted);
  const rows = await manager.query<{ isbn: string; copies: string }[]>(
    `SELECT l.isbn, SUM(l.quantity) AS copies FROM ${sql} GROUP BY l.isbn`,
    values,
  );
  return new Map(rows.map(({ isbn, copies }) => [isbn, Number(copies)]));
}
