import * as z from 'zod/mini';
import { cedolaListSchema, MOST_CEDOLE } from './cedole';
import { MOST_LINES } from './limits';
import { wantedLineSchema } from './line';

const shippingMethodSchema = z.enum(['standard', 'pickup']);
/** One delivery waits for the last book; several come as they are ready, for one shipping charge. */
export const deliveriesSchema = z.enum(['one', 'several']);

export const quoteRequestSchema = z.strictObject({
  lines: z.array(wantedLineSchema).check(z.maxLength(MOST_LINES)),
  shippingMethod: shippingMethodSchema,
  deliveries: z._default(deliveriesSchema, 'one'),
  /** Where it would be picked up: said, it is also told whether it can be paid by card there, and by a cedola. */
  pickupPointId: z.optional(z.nullable(z.uuid())),
  voucher: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** Lists whose books are to be paid by a cedola. */
  cedole: z._default(z.array(cedolaListSchema).check(z.maxLength(MOST_CEDOLE)), []),
});
