import type { Quote } from '@zaino/contracts/orders';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import type { CartSnapshot } from '@zaino/web/cart';
import type { ChangeDraft, CheckoutDraft } from './draft';

/** What the sections of the form work with. */
export interface FormState {
  draft: CheckoutDraft;
  change: ChangeDraft;
  /** What is wrong with a field, by its name in the order's body: `contact.email`. */
  errorOf: (name: string) => string | undefined;
  cart: CartSnapshot;
  /** Who orders has no account. */
  isGuest: true | undefined;
  /** Where it is picked up; null where that is not chosen, or it is sent home. */
  bookshop: CartBookshop | null;
  /** Where the last order was. */
  lastPickupPointId: string | null;
  /** The last that was heard; null before. */
  quote: Quote | null;
}
