import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import type { Owner } from '@zaino/rules/cart-pieces';

/** For whom a row is: its line holds the pieces of one child alone, or of nobody in particular. */
export function rowOwner({ children = [] }: CartLine): Owner {
  return children[0]?.childId ?? null;
}

/** Tells the rows of a cart apart: one line has a row for each child. */
export function rowKey(line: CartLine): string {
  return JSON.stringify([rowOwner(line), lineKey(line)]);
}
