import * as z from 'zod/mini';
import { dayRangeSchema } from './line';
import { orderStateSchema } from './order-states';

/** Pieces of a book in an own order that were not cancelled, given back or withdrawn from. */
export const boughtBookSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderedAt: z.iso.datetime(),
  shippingMethod: z.enum(['standard', 'pickup']),
  /** The order is to be paid by card, and nothing of it is ordered before that. */
  waitsForMoney: z.boolean(),
  isbn: z.string(),
  /** Another edition that comes, or came, in its place. */
  substituteIsbn: z.nullable(z.string()),
  title: z.string(),
  /** Cover price of one piece in euro. */
  coverPrice: z.number(),
  /** Of the class list that it was on, 2026 for 2026/27; null where it is not known. */
  schoolYear: z.nullable(z.int()),
  /** Of that list; blank where it is not known. */
  schoolCode: z.string(),
  classe: z.string(),
  sezione: z.string(),
  quantity: z.int(),
  /** For whom pieces are, as the cart named them then; what is left is for nobody in particular. */
  children: z.array(z.object({ id: z.string(), nickname: z.string(), quantity: z.int() })),
  state: orderStateSchema,
  /** When it is with the customer or ready in the shop; null once it is. */
  expected: z.nullable(dayRangeSchema),
});
export type BoughtBook = z.infer<typeof boughtBookSchema>;
