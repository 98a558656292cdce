import { extraKindSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { MOST_PIECES_OF_A_LINE } from './limits';
import { euroSchema } from './line';

/** How an extra of a line stands: `dropped` was not done, and costs nothing. */
const extraStateSchema = z.enum(['wanted', 'done', 'dropped']);
export type ExtraState = z.infer<typeof extraStateSchema>;

/** An extra for some copies of a line, which the bookshop that it is picked up at does; `price` was shown for a copy. */
export const wantedExtraSchema = z.strictObject({
  /** `lineKey` of the rules. */
  key: z.string().check(z.minLength(1), z.maxLength(400)),
  kind: extraKindSchema,
  quantity: z.int().check(z.gte(1), z.lte(MOST_PIECES_OF_A_LINE)),
  price: euroSchema,
});
export type WantedExtra = z.infer<typeof wantedExtraSchema>;

/** The extra of a line of a quote, in euro: of one copy, and of all that have it. */
export const quotedExtraSchema = z.object({
  kind: extraKindSchema,
  quantity: z.int(),
  price: z.number(),
  total: z.number(),
});

/** The extra of a line of an order, for each of its pieces. */
export const orderLineExtraSchema = z.object({
  kind: extraKindSchema,
  state: extraStateSchema,
  /** Euro for all of its pieces; nothing where it was dropped before it was paid. */
  total: z.number(),
  /** Euro given back for it so far, part of what was given back for the line. */
  refunded: z.number(),
});
export type OrderLineExtra = z.infer<typeof orderLineExtraSchema>;
