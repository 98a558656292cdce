import {
  type OptionalBookDiscounts,
  bookPriceAt,
  lawfulBookPrice,
  lowestBookPrice,
} from '@zaino/rules/book-price';
import { effectivePrice, type Priced } from '@zaino/rules/effective-price';
import { toCents } from '@zaino/rules/money';

/** A book as somebody offers it; prices in euro, `prezzo` is the cover price. */
interface OfferedBook extends Priced {
  prezzo: number;
  /** Adopted by the class this year, and not merely recommended. */
  adottato: boolean;
}

/** Of one piece. */
export interface GuardedPrice {
  priceCents: number;
  /** What it costs where no bookshop takes anything off. */
  listCents: number;
  /** Less than this may not be taken for it, whatever is taken off (Legge 15/2020). */
  lowestCents: number;
  /** The cover price, where a bookshop takes something off it; null where none does. */
  coverCents: number | null;
}

/** What one piece of a new book costs: never less than the law allows, whatever a list or a bookshop says. */
export function guardedBookPrice(
  book: OfferedBook,
  discounts: OptionalBookDiscounts = {},
): GuardedPrice {
  const { prezzo: coverPrice, adottato: isAdopted } = book;
  const list = lawfulBookPrice(effectivePrice(book), { coverPrice, isAdopted });
  const price = bookPriceAt({ price: list, coverPrice, isAdopted }, discounts);
  return {
    priceCents: toCents(price),
    listCents: toCents(list),
    lowestCents: toCents(lowestBookPrice(coverPrice, isAdopted)),
    coverCents: price < list ? toCents(coverPrice) : null,
  };
}
