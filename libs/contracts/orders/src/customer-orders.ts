import * as z from 'zod/mini';
import { orderStateSchema } from './order-states';

/** The orders of somebody, as whoever looks after the account needs them: where they stand, and nothing of what is in them. */
export const customerOrdersSchema = z.object({
  count: z.int(),
  /** The latest (`CUSTOMER_ORDER_LIMIT`). */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      createdAt: z.iso.datetime(),
      state: orderStateSchema,
      /** Euro. */
      total: z.number(),
    }),
  ),
});
export type CustomerOrders = z.infer<typeof customerOrdersSchema>;
