import { lawfulBookPrice, lowestBookPrice } from '@zaino/rules/book-price';
import { effectivePrice, type Priced } from '@zaino/rules/effective-price';
import { toCents } from '@zaino/rules/money';

/** A book as somebody offers it; prices in euro, `prezzo` is the cover price. */
interface OfferedBook extends Priced {
  prezzo: number;
  /** Adopted by the class this year, and not merely recommended. */
  adottato: boolean;
}

interface GuardedPrice {
  priceCents: number;
  /** Less than this may not be taken for one piece, whatever is taken off (Legge 15/2020). */
  lowestCents: number;
}

/** What one piece of a new book costs: never less than the law allows, whatever a list or a bookshop says. */
export function guardedBookPrice(book: OfferedBook): GuardedPrice {
  const { prezzo: coverPrice, adottato: isAdopted } = book;
  return {
    priceCents: toCents(lawfulBookPrice(effectivePrice(book), { coverPrice, isAdopted })),
    lowestCents: toCents(lowestBookPrice(coverPrice, isAdopted)),
  };
}
