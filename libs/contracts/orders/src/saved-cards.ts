import * as z from 'zod/mini';

/** A card that the payment provider keeps; its number is known to nobody else. */
export const savedCardSchema = z.object({
  /** The provider's. */
  id: z.string(),
  /** The provider's word, as `visa`. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

/** Whether a customer has asked that cards are kept, and those that are. */
export const savedCardsSchema = z.object({ isOn: z.boolean(), cards: z.array(savedCardSchema) });
export type SavedCards = z.infer<typeof savedCardsSchema>;
