import type { quoteRequestSchema, WantedLine } from '@zaino/contracts/orders';
import type { CartLine } from '@zaino/rules/cart-line';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import type { z } from 'zod';

/** What is asked for a price; its lines carry the prices that were seen. */
export type AskedQuote = z.input<typeof quoteRequestSchema>;

/** Of the lines of a cart only what the server needs: it knows their texts and images itself. */
export function wantedLines(items: readonly CartLine[]): WantedLine[] {
  return items.map(wantedLine);
}

/** Where lines are picked up, and what is known of the discount there; nothing where they are not. */
export function wantedAt(
  bookshop: CartBookshop | null,
): Pick<AskedQuote, 'pickupPointId' | 'seenDiscounts'> {
  if (bookshop === null) return {};
  const { id, adoptedBookDiscount, otherBookDiscount } = bookshop;
  return { pickupPointId: id, seenDiscounts: { adoptedBookDiscount, otherBookDiscount } };
}

function wantedLine(line: CartLine): WantedLine {
  const { quantity, prezzo, children } = line;
  const wanted = { quantity, prezzo, ...(children && { children: [...children] }) };
  if (line.type === 'product') return { type: 'product', id: line.id, ...wanted };
  const { isbn, classe, sezione, scuola } = line;
  return { type: 'book', isbn, classe, sezione, scuola: { codice: scuola.codice }, ...wanted };
}
