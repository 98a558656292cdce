import type { Tenant } from '@zaino/contracts/bookshops';
import type { ChosenBookshop, Quote } from '@zaino/contracts/orders';
import { discountWords } from '@zaino/rules/discount-words';

/** Of a bookshop what a cart keeps of it. */
export function chosenBookshopOf(bookshop: Tenant): ChosenBookshop {
  const { id, name, adoptedBookDiscount, otherBookDiscount } = bookshop;
  return { id, name, adoptedBookDiscount, otherBookDiscount };
}

type SeenDiscounts = Pick<ChosenBookshop, 'adoptedBookDiscount' | 'otherBookDiscount'>;

/** Told where a bookshop takes something else off by now than the customer has seen. */
export function discountChanges(
  bookshop: Tenant | null,
  seen: SeenDiscounts | undefined,
): Quote['changes'] {
  if (bookshop === null || seen === undefined) return [];
  const { id, name, adoptedBookDiscount, otherBookDiscount } = bookshop;
  const isAsSeen =
    adoptedBookDiscount === seen.adoptedBookDiscount &&
    otherBookDiscount === seen.otherBookDiscount;
  if (isAsSeen) return [];
  const now = discountWords(bookshop);
  const text = `Lo sconto di ${name} ${now === '' ? 'non c’è più' : `è cambiato: ${now}`}.`;
  return [{ key: id, kind: 'discount', text }];
}
