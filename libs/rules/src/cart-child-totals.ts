import type { Cart } from './cart';
import type { CartChild } from './cart-child';
import type { CartLine } from './cart-line';
import { type Owner, piecesFor } from './cart-pieces';
import { toCents, toEuro } from './money';

/** What somebody's part of a cart comes to, in euro. */
export interface ChildTotal {
  /** Null: nobody in particular. */
  child: CartChild | null;
  pieces: number;
  total: number;
  /** Of the books alone: what the ministry's cap is compared with. */
  bookTotal: number;
}

/** A cap and what the books come to beside it, in euro; `over` is what they are above it, below 0 where they are not. */
export interface CapMargin {
  tetto: number;
  bookTotal: number;
  over: number;
}

function totalFor(lines: readonly CartLine[], owner: Owner): number {
  return toEuro(
    lines.reduce((sum, line) => sum + toCents(line.prezzo) * piecesFor(line, owner), 0),
  );
}

/** The totals of each child in their order, and at last of what is for nobody in particular; together they are the subtotal. */
export function childTotals({ items, children }: Pick<Cart, 'items' | 'children'>): ChildTotal[] {
  const books = items.filter(({ type }) => type === 'book');
  return [...children, null].map((child) => {
    const owner = child?.id ?? null;
    return {
      child,
      pieces: items.reduce((sum, line) => sum + piecesFor(line, owner), 0),
      total: totalFor(items, owner),
      bookTotal: totalFor(books, owner),
    };
  });
}

/** How a child's books stand against the cap of its class; null where no cap is known or there are no books. */
export function capMargin({ child, bookTotal }: ChildTotal): CapMargin | null {
  const tetto = child?.tetto ?? null;
  if (tetto === null || bookTotal === 0) return null;
  return { tetto, bookTotal, over: toEuro(toCents(bookTotal) - toCents(tetto)) };
}
