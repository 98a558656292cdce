import * as z from 'zod/mini';
import { contactSchema } from './checkout';
import { counterPaymentSchema } from './counter';
import { orderSchema, orderSummarySchema } from './order';
import { orderCommandNameSchema } from './order-states';

/** Where the orders of a bookshop stand, the least advanced line counting: what there is to do with each. */
export const deskStages = [
  'to-order',
  'awaited',
  'complete',
  'ready',
  'handed-over',
  'ended',
] as const;
export const deskStageSchema = z.enum(deskStages);
export type DeskStage = z.infer<typeof deskStageSchema>;

/** A class that lines of orders are for. */
export const deskClassSchema = z.object({
  school: z.object({ codice: z.string(), nome: z.string() }),
  classe: z.string(),
  sezione: z.string(),
});

/** Whom an order is for: null once the order needs it no more (`DESK_CONTACT_DAYS`). */
const contact = z.nullable(contactSchema);

/** An order in the list of the bookshop that hands it out. */
export const deskOrderSummarySchema = z.extend(orderSummarySchema, {
  version: z.int(),
  stage: deskStageSchema,
  contact,
  classes: z.array(deskClassSchema),
  /** ISBNs and numbers of products. */
  references: z.array(z.string()),
  isLate: z.boolean(),
  /** Pieces that the bookshop has yet to do an extra for; left out by services that know of none. */
  extrasToDo: z.optional(z.int()),
  /** Euro that are to be paid at the counter; 0 where nothing is. */
  due: z.number(),
  /** Since when all that is not handed over is ready; null before. */
  readySince: z.nullable(z.iso.datetime()),
  /** What the bookshop may do with some of its lines. */
  commands: z.array(orderCommandNameSchema),
});
export type DeskOrderSummary = z.infer<typeof deskOrderSummarySchema>;

/** An order for the bookshop that hands it out. */
export const deskOrderSchema = z.extend(orderSchema, {
  stage: deskStageSchema,
  contact,
  /** Euro that are to be paid at the counter; 0 where nothing is. */
  due: z.number(),
  /** Null before it was paid there; left out by services that do not tell. */
  counterPayment: z.optional(z.nullable(counterPaymentSchema)),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** How a command went for one of several orders. */
export const deskOutcomeSchema = z.object({
  id: z.string(),
  /** `moved`: somebody else has changed it since it was read. */
  outcome: z.enum(['done', 'moved', 'refused', 'not-found']),
  /** Why not, for a person; null where it was done. */
  reason: z.nullable(z.string()),
  /** The order's version then, and the lines that were moved: what takes it back; null where nothing was done. */
  change: z.nullable(z.object({ version: z.int(), lineIds: z.array(z.string()) })),
});
