import type { Quote } from '@zaino/contracts/orders';
import { type CartTotals, cartTotals } from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
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
  bookshop: CartBookshop | null;
  /** What it takes off in all, in euro. */
  saved: number;
  /** The sums of the quote, where it is one for this bookshop, else of this cart. */
  amounts: CartTotals & Partial<Pick<Quote['totals'], 'discount' | 'extras'>>;
}

/**
 * The prices of the last quote, for the pieces of now. Before there is one, and once another bookshop is chosen, a
 * cart has the prices that it has everywhere.
 */
export function pricedCart(
  cart: CartSnapshot,
  { quote, isCurrent }: Pick<QuoteState, 'quote' | 'isCurrent'>,
  chosen: CartBookshop | null,
): PricedCart {
  const ofChosen = isOf(quote, chosen) ? quote : null;
  const reduced = reducedLines(ofChosen?.lines ?? []);
  const answered = isCurrent ? quote : ofChosen;
  const items = cart.items.map((line) => {
    const prezzo = reduced.get(lineKey(line))?.price;
    return prezzo === undefined ? line : { ...line, prezzo };
  });
  const covers = new Map([...reduced].map(([key, { coverPrice }]) => [key, coverPrice]));
  const savedCents = cart.items.reduce((sum, line) => sum + savedOf(line, reduced), 0);
  const priced = { ...cart, items, ...cartTotals({ ...cart, items }) };
  return {
    cart: priced,
    covers,
    bookshop: savedCents > 0 ? chosen : null,
    saved: toEuro(savedCents),
    amounts: answered?.totals ?? priced,
  };
}

function isOf(quote: Quote | null, chosen: CartBookshop | null): boolean {
  return (quote?.bookshop?.id ?? null) === (chosen?.id ?? null);
}

/** Of one piece in euro, and how many of them cedole pay, by the line's key. */
type Reduced = ReadonlyMap<string, { price: number; coverPrice: number; covered: number }>;

function reducedLines(lines: Quote['lines']): Reduced {
  return new Map(
    lines.flatMap(({ key, price, coverPrice, cedola = 0 }) => {
      if (price === undefined || coverPrice == null) return [];
      // Each piece that a Comune pays, it pays by its cover price.
      const covered = Math.round(toCents(cedola) / toCents(coverPrice));
      return [[key, { price, coverPrice, covered }] as const];
    }),
  );
}

function savedOf(line: CartLine, reduced: Reduced): number {
  const found = reduced.get(lineKey(line));
  if (found === undefined) return 0;
  const { price, coverPrice, covered } = found;
  return (toCents(coverPrice) - toCents(price)) * Math.max(0, line.quantity - covered);
}
