import * as z from 'zod/mini';

/**
 * Of a payment that a bank asks back: `inquiry` takes no money yet, `needs-response` wants evidence by a day,
 * `under-review` is with the bank; it ends `won`, `lost`, or `closed` where nothing came of an inquiry.
 */
export const disputeStates = [
  'inquiry',
  'needs-response',
  'under-review',
  'won',
  'lost',
  'closed',
] as const;
export const disputeStateSchema = z.enum(disputeStates);
export type DisputeState = z.infer<typeof disputeStateSchema>;

/** A chargeback: the bank of whoever has paid asks for the money. */
export const orderDisputeSchema = z.object({
  /** The provider's. */
  id: z.string(),
  amount: z.number(),
  /** The provider's word for it, as `fraudulent`. */
  reason: z.string(),
  state: disputeStateSchema,
  /** Until when evidence can be sent; null where none is wanted (any more). */
  dueAt: z.nullable(z.iso.datetime()),
  openedAt: z.iso.datetime(),
  closedAt: z.nullable(z.iso.datetime()),
});
export type OrderDispute = z.infer<typeof orderDisputeSchema>;
