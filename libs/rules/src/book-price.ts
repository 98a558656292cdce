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

/** A new book's price in euro, raised to the lowest lawful one where it would be below it (Legge 15/2020). */
export function lawfulBookPrice(price: number, book: { coverPrice: number; isAdopted: boolean }) {
  return Math.max(price, lowestBookPrice(book.coverPrice, book.isAdopted));
}
