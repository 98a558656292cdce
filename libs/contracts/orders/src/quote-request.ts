import { bookDiscountsSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { cedolaListSchema, MOST_CEDOLE } from './cedole';
import { wantedExtraSchema } from './extras';
import { MOST_LINES } from './limits';
import { wantedLineSchema } from './line';

const shippingMethodSchema = z.enum(['standard', 'pickup']);
/** One delivery waits for the last book; several come as they are ready, for one shipping charge. */
export const deliveriesSchema = z.enum(['one', 'several']);

export const quoteRequestSchema = z.strictObject({
  lines: z.array(wantedLineSchema).check(z.maxLength(MOST_LINES)),
  shippingMethod: shippingMethodSchema,
  deliveries: z._default(deliveriesSchema, 'one'),
  /** The bookshop where it would be picked up: said, its discount counts, and it is told whether it takes cards, and cedole. */
  pickupPointId: z.optional(z.nullable(z.uuid())),
  /** What the customer has seen of that discount: another one by now is told as a change. */
  seenDiscounts: z.optional(bookDiscountsSchema),
  voucher: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** What is done to copies of books at the bookshop where they are picked up. */
  extras: z._default(z.array(wantedExtraSchema).check(z.maxLength(MOST_LINES)), []),
  /** Lists whose books are to be paid by a cedola. */
  cedole: z._default(z.array(cedolaListSchema).check(z.maxLength(MOST_CEDOLE)), []),
});
