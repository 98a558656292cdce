import * as z from 'zod/mini';

/** Most percent that a bookshop may take off the cover price (Legge 15/2020); the same as in the rules of book prices. */
export const BOOK_DISCOUNT_LIMITS = { adopted: 15, other: 5 } as const;

function percentUpTo(most: number) {
  const sentence = `Scrivi un numero intero da 0 a ${most}: di più la legge non permette`;
  return z.int(sentence).check(z.gte(0, sentence), z.lte(most, sentence));
}

/** What a bookshop takes off the cover price of books that are picked up there, in whole percents. */
export const bookDiscountsSchema = z.object({
  /** Of a book that the class has adopted this school year. */
  adoptedBookDiscount: percentUpTo(BOOK_DISCOUNT_LIMITS.adopted),
  /** Of every other new book. */
  otherBookDiscount: percentUpTo(BOOK_DISCOUNT_LIMITS.other),
});
export type BookDiscounts = z.infer<typeof bookDiscountsSchema>;
