import type { BookDiscounts } from './book-price';

/** What a bookshop takes off, in words: `10 % sui libri adottati, 5 % sugli altri`; empty where it is nothing. */
export function discountWords({
  adoptedBookDiscount: adopted = 0,
  otherBookDiscount: other = 0,
}: BookDiscounts): string {
  if (adopted === 0 && other === 0) return '';
  if (adopted === other) return `${adopted} % sui libri`;
  if (other === 0) return `${adopted} % sui libri adottati`;
  if (adopted === 0) return `${other} % sui libri non adottati`;
  return `${adopted} % sui libri adottati, ${other} % sugli altri`;
}
