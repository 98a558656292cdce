import * as z from 'zod/mini';
import { linePreferenceSchema } from './checkout';
import { orderLineExtraSchema } from './extras';
import { dayRangeSchema, lineChildrenSchema } from './line';
import { orderCommandNameSchema, orderStateSchema } from './order-states';
import { vatTypeSchema } from './quote';

export const trackingSchema = z.object({ carrier: z.string(), code: z.string(), url: z.string() });

export const orderLineSchema = z.object({
  id: z.string(),
  /** `lineKey` of the rules: several lines of one order share it once some pieces of one were cancelled or came back. */
  key: z.string(),
  type: z.enum(['book', 'product']),
  /** ISBN or the product's id. */
  reference: z.string(),
  title: z.string(),
  /** Author and publisher of a book, category of a product. */
  subtitle: z.string(),
  /** School subject of a book, where it is known. */
  subject: z.optional(z.string()),
  /** Of the class list that a book was on, 2026 for 2026/27; where it is known. */
  schoolYear: z.optional(z.int()),
  school: z.nullable(z.object({ codice: z.string(), nome: z.string() })),
  classe: z.string(),
  sezione: z.string(),
  image: z.nullable(z.string()),
  quantity: z.int(),
  /** Euro: of one piece, of the line before the voucher, what the voucher took off. */
  price: z.number(),
  /** "Prezzo di copertina" of one piece, where the bookshop took something off it; left out by services that know of none. */
  coverPrice: z.optional(z.nullable(z.number())),
  total: z.number(),
  discount: z.number(),
  /** Euro given back for it so far; left out by services that do not tell. */
  refunded: z.optional(z.number()),
  /** The cedola that it was given for, and what of it a Comune pays in euro; left out by services that know of none. */
  cedola: z.optional(z.nullable(z.object({ id: z.string(), amount: z.number() }))),
  /** What the bookshop does to its pieces, beside `total`; null for nothing, left out by services that know of none. */
  extra: z.optional(z.nullable(orderLineExtraSchema)),
  vat: vatTypeSchema,
  children: lineChildrenSchema,
  groupId: z.string(),
  state: orderStateSchema,
  stateSince: z.iso.datetime(),
  /** When it is with the customer or ready in the shop; null once it is, or never will be. */
  expected: z.nullable(dayRangeSchema),
  isOrdered: z.boolean(),
  preference: z.omit(linePreferenceSchema, { key: true }),
  /** Another edition that replaces the one that was ordered, with the customer's leave. */
  substitute: z.nullable(z.object({ isbn: z.string(), title: z.string() })),
  tracking: z.nullable(trackingSchema),
  /** A withdrawal was declared, and the line waits for coming back. */
  withdrawnAt: z.nullable(z.iso.datetime()),
  /** What whoever asks may do with it now. */
  commands: z.array(orderCommandNameSchema),
  canWithdraw: z.boolean(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;
