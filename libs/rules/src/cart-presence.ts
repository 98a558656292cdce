import type { Cart } from './cart';
import { type CartLine, lineKey } from './cart-line';
import { clampQuantity, type Owner, piecesFor } from './cart-pieces';

/** What a cart has already of lines that are to be put in for somebody. */
export interface Presence {
  /** The books of which there are copies already; of supplies one may always take more. */
  present: CartLine[];
  /** What is still to come, so that each book is there once in full. */
  missing: CartLine[];
}

/** Compares lines that are to be put in for a child (null: for nobody in particular) with what the cart has. */
export function presenceOf(
  cart: Pick<Cart, 'items'>,
  lines: readonly CartLine[],
  owner: Owner = null,
): Presence {
  const copies = (line: CartLine) => (line.type === 'book' ? piecesThere(cart, line, owner) : 0);
  return {
    present: lines.filter((line) => copies(line) > 0),
    missing: lines.flatMap((line) => {
      const quantity = clampQuantity(line.quantity) - copies(line);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    }),
  };
}

/** Whether the cart has all pieces of a line for a child; what is for nobody in particular may be the child's. */
export function isInCart(cart: Pick<Cart, 'items'>, line: CartLine, owner: Owner = null): boolean {
  return piecesThere(cart, line, owner) >= line.quantity;
}

/**
 * Pieces that may be meant by the line: for a child those of the child and of nobody in particular, since another
 * child needs a copy of its own; for nobody in particular all of them.
 */
function piecesThere({ items }: Pick<Cart, 'items'>, line: CartLine, owner: Owner): number {
  return items
    .filter((item) => isSameArticle(item, line))
    .reduce((sum, item) => {
      if (owner === null) return sum + item.quantity;
      return sum + piecesFor(item, owner) + piecesFor(item, null);
    }, 0);
}

/** A book is the same one while the section of either line is not known yet. */
function isSameArticle(one: CartLine, other: CartLine): boolean {
  if (one.type !== 'book' || other.type !== 'book') return lineKey(one) === lineKey(other);
  const isAnySection = one.sezione === '' || other.sezione === '';
  return lineKey(isAnySection ? { ...one, sezione: other.sezione } : one) === lineKey(other);
}
