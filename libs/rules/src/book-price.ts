import { toCents, toEuro } from './money';

/** Most that may be taken off the cover price of a book that a school adopted this year (Legge 15/2020), in percent. */
export const ADOPTED_BOOK_DISCOUNT_LIMIT = 15;

/** The same for every other new book. */
const BOOK_DISCOUNT_LIMIT = 5;

/** Percent that may be taken off the cover price. */
export function bookDiscountLimit(isAdopted: boolean): number {
  return isAdopted ? ADOPTED_BOOK_DISCOUNT_LIMIT : BOOK_DISCOUNT_LIMIT;
}

/** Lowest lawful price of a new book in euro; half a cent is never rounded in the customer's favour. */
export function lowestBookPrice(coverPrice: number, isAdopted: boolean): number {
  const allowed = 100 - bookDiscountLimit(isAdopted);
  return toEuro(Math.ceil((toCents(coverPrice) * allowed) / 100));
}

/** What a bookshop takes off the cover price of books that are picked up there, in whole percents; absent is nothing. */
export interface OptionalBookDiscounts {
  /** Of a book that the class has adopted this school year. */
  adoptedBookDiscount?: number | undefined;
  /** Of every other new book. */
  otherBookDiscount?: number | undefined;
}

interface PricedBook {
  /** In euro, as `coverPrice`: what it costs where nobody takes anything off. */
  price: number;
  coverPrice: number;
  isAdopted: boolean;
}

/**
 * What a new book costs in euro where it is picked up at a bookshop: the cover price less that one's percent, or what it
 * costs anyway where that is less. Never below the lawful price, and half a cent is never rounded in the customer's favour.
 */
export function bookPriceAt(
  { price, coverPrice, isAdopted }: PricedBook,
  { adoptedBookDiscount = 0, otherBookDiscount = 0 }: OptionalBookDiscounts,
): number {
  const percent = isAdopted ? adoptedBookDiscount : otherBookDiscount;
  if (percent <= 0) return price;
  const reduced = toEuro(Math.ceil((toCents(coverPrice) * (100 - percent)) / 100));
  return Math.min(price, lawfulBookPrice(reduced, { coverPrice, isAdopted }));
}

/** A new book's price in euro, raised to the lowest lawful one where it would be below it (Legge 15/2020). */
export function lawfulBookPrice(price: number, book: { coverPrice: number; isAdopted: boolean }) {
  return Math.max(price, lowestBookPrice(book.coverPrice, book.isAdopted));
}
