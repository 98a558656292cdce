import type { Quote } from '@zaino/contracts/orders';
import { type CartTotals, cartTotals } from '@zaino/rules/cart';
import { lineKey } from '@zaino/rules/cart-line';
import type { ChosenBookshop } from '@zaino/rules/chosen-bookshop';
import { toCents, toEuro } from '@zaino/rules/money';
import type { CartSnapshot } from '@zaino/web/cart';
import type { QuoteState } from './use-quote';

/** A cart with what its lines cost where it is picked up. */
export interface PricedCart {
  /** What is off the cover price is off the prices of its lines, and its sums. */
  cart: CartSnapshot;
  /** "Prezzo di copertina" in euro of one piece, by the keys of the lines that cost less. */
  covers: ReadonlyMap<string, number>;
  /** Whose discount it is; null without one. */
  bookshop: ChosenBookshop | null;
  /** What it takes off in all, in euro. */
  saved: number;
  /** The sums of the quote, where it is one for this bookshop, else of this cart. */
  amounts: CartTotals & Partial<Pick<Quote['totals'], 'discount'>>;
}

/**
 * The prices of the last quote, for the pieces of now. Before there is one, and once another bookshop is chosen, a
 * cart has the prices that it has everywhere.
 */
export function pricedCart(
  cart: CartSnapshot,
  { quote, isCurrent }: Pick<QuoteState, 'quote' | 'isCurrent'>,
  chosen: ChosenBookshop | null,
): PricedCart {
  const isThere = quote !== null && (quote.bookshop?.id ?? null) === (chosen?.id ?? null);
  const quoted = new Map(isThere ? quote.lines.map((line) => [line.key, line]) : []);
  const covers = new Map<string, number>();
  let savedCents = 0;
  const items = cart.items.map((line) => {
    const key = lineKey(line);
    const { price, coverPrice } = quoted.get(key) ?? {};
    if (price === undefined || coverPrice == null) return line;
    covers.set(key, coverPrice);
    savedCents += (toCents(coverPrice) - toCents(price)) * line.quantity;
    return { ...line, prezzo: price };
  });
  const priced = covers.size === 0 ? cart : { ...cart, items, ...cartTotals({ ...cart, items }) };
  return {
    cart: priced,
    covers,
    bookshop: covers.size === 0 ? null : chosen,
    saved: toEuro(savedCents),
    amounts: quote !== null && (isCurrent || isThere) ? quote.totals : priced,
  };
}
