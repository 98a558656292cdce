import * as z from 'zod/mini';

/** A way to pay on the provider's page, as it is set there. */
export const paymentWaySchema = z.object({
  /** The provider's word, as `satispay`. */
  id: z.string(),
  /** For people. */
  name: z.string(),
  /** The money comes days after the page was left; offered only where an address is proven. */
  isDelayed: z.boolean(),
});
export type PaymentWay = z.infer<typeof paymentWaySchema>;
