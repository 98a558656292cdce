import type { Quote } from '@zaino/contracts/orders';
import type { CartSnapshot } from '@zaino/web/cart';
import type { ChangeDraft, CheckoutDraft } from './draft';

/** What the sections of the form work with. */
export interface FormState {
  draft: CheckoutDraft;
  change: ChangeDraft;
  /** What is wrong with a field, by its name in the order's body: `contact.email`. */
  errorOf: (name: string) => string | undefined;
  cart: CartSnapshot;
  /** The last that was heard; null before. */
  quote: Quote | null;
}
