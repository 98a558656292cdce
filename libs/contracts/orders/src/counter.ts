import { lineSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** How money changed hands at the counter: notes and coins, or a card at the shop's own terminal. */
export const tenderSchema = z.enum(['cash', 'card']);
export type Tender = z.infer<typeof tenderSchema>;

/** Number of the document that the bookshop's till has issued; empty where it is not known (yet). */
export const tillNumberSchema = lineSchema(40);

/** What was paid at the counter; what payments from before it was asked for do not tell is null. */
export const counterPaymentSchema = z.object({
  at: z.iso.datetime(),
  /** In euro. */
  amount: z.number(),
  tender: z.nullable(tenderSchema),
  tillNumber: z.nullable(z.string()),
  /** When its summary was mailed to the family, as it is now; null before. */
  mailedAt: z.nullable(z.iso.datetime()),
});
export type CounterPayment = z.infer<typeof counterPaymentSchema>;
