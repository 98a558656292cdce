import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import type { CartSnapshot } from '@zaino/web/cart';
import { type AskedQuote, wantedAt, wantedLines } from '../quote/quote-request';
import { wantedLists } from './cedola/chosen-cedole';
import type { CheckoutDraft } from './draft';
import { wantedExtras } from './extras/chosen-extras';

interface Where {
  cart: CartSnapshot;
  /** Where it is picked up; null where nowhere. */
  bookshop: CartBookshop | null;
  voucher: string;
}

/** What the order would be, as it is filled in so far. */
export function wantedQuote(draft: CheckoutDraft, { cart, bookshop, voucher }: Where): AskedQuote {
  const { items, shippingMethod } = cart;
  const extras = wantedExtras(draft, { items, bookshop });
  return {
    lines: wantedLines(items),
    shippingMethod,
    deliveries: draft.deliveries,
    voucher,
    ...wantedAt(bookshop),
    ...(shippingMethod === 'pickup' && { cedole: wantedLists(draft) }),
    ...(extras.length > 0 && { extras }),
  };
}
