import type { Quote, WantedExtra } from '@zaino/contracts/orders';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import type { CheckoutDraft, DraftExtra } from '../draft';

interface Place {
  items: readonly CartLine[];
  /** Where it is picked up; null where nowhere. */
  bookshop: Pick<CartBookshop, 'id'> | null;
}

/** What is chosen of this bookshop for books that are in the cart, for no more copies than there are. */
export function wantedExtras(
  { extras = [] }: Pick<CheckoutDraft, 'extras'>,
  { items, bookshop }: Place,
): WantedExtra[] {
  if (bookshop === null) return [];
  return items.flatMap((line): WantedExtra[] => {
    const key = lineKey(line);
    const chosen = extras.find((one) => one.bookshopId === bookshop.id && one.key === key);
    if (line.type !== 'book' || !chosen) return [];
    const { kind, price, quantity } = chosen;
    return [{ key, kind, price, quantity: Math.min(quantity, line.quantity) }];
  });
}

/** With others in the place of what was chosen for these lines. */
export function replaceExtras(
  { extras = [] }: Pick<CheckoutDraft, 'extras'>,
  keys: readonly string[],
  chosen: readonly DraftExtra[],
): DraftExtra[] {
  return [...extras.filter(({ key }) => !keys.includes(key)), ...chosen];
}

/** At the prices that the customer has seen and agreed to; what is offered no more is not chosen any more. */
export function renewedExtras(
  { extras = [] }: Pick<CheckoutDraft, 'extras'>,
  quote: Pick<Quote, 'bookshop' | 'extras'>,
): DraftExtra[] {
  return extras.flatMap((chosen) => {
    if (chosen.bookshopId !== quote.bookshop?.id) return [chosen];
    const offer = quote.extras?.find(({ kind }) => kind === chosen.kind);
    return offer ? [{ ...chosen, price: offer.price }] : [];
  });
}
