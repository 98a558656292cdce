import type { OptionalBookDiscounts } from './book-price';

/** What a bookshop takes off, in words: `10 % sui libri adottati, 5 % sugli altri`; empty where it is nothing. */
export function discountWords({
  adoptedBookDiscount: adopted = 0,
  otherBookDiscount: other = 0,
}: OptionalBookDiscounts): string {
  if (adopted === 0 && other === 0) return '';
  if (adopted === other) return `${percent(adopted)} sui libri`;
  if (other === 0) return `${percent(adopted)} sui libri adottati`;
  if (adopted === 0) return `${percent(other)} sui libri non adottati`;
  return `${percent(adopted)} sui libri adottati, ${percent(other)} sugli altri`;
}

/** Never broken before the sign. */
const percent = (value: number) => `${value}\u00a0%`;
