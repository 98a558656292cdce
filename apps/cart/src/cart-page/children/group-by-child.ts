import { type CapMargin, capMargin, childTotals } from '@zaino/rules/cart-child-totals';
import type { CartChild } from '@zaino/rules/cart-child';
import type { CartLine } from '@zaino/rules/cart-line';
import { type Owner, partFor } from '@zaino/rules/cart-pieces';
import type { CartSnapshot } from '@zaino/web/cart';

/** What is in the cart for one child; its lines hold that child's pieces alone. */
export interface ChildGroup {
  child: CartChild;
  lines: CartLine[];
  /** In euro. */
  total: number;
  /** By cover prices, as the cap. */
  margin: CapMargin | null;
  /** Whether its books cost less than that. */
  isReduced: boolean;
}

export interface GroupedByChild {
  /** Of the children that have something in the cart. */
  groups: ChildGroup[];
  /** What is for nobody in particular. */
  rest: CartLine[];
}

type Grouped = Pick<CartSnapshot, 'items' | 'children'>;

/** Sorts a cart's lines by whom they are for; `listed` is the same with the prices that it has everywhere. */
export function groupByChild(cart: Grouped, listed: Grouped = cart): GroupedByChild {
  const ofListed = childTotals(listed);
  const groups = childTotals(cart).flatMap((sum, index) => {
    if (!sum.child || sum.pieces === 0) return [];
    const { child, total, bookTotal } = sum;
    const byCover = ofListed[index] ?? sum;
    const isReduced = byCover.bookTotal > bookTotal;
    const lines = linesFor(cart, child.id);
    return [{ child, total, margin: capMargin(byCover), isReduced, lines }];
  });
  return { groups, rest: linesFor(cart, null) };
}

function linesFor({ items }: Grouped, owner: Owner): CartLine[] {
  return items.map((line) => partFor(line, owner)).filter(({ quantity }) => quantity > 0);
}
